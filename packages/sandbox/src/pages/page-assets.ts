import { type PlayAsset, scriptAsset, styleAsset } from '@foyer/demo-games'
import chatStyle from './chat/chat.css?raw'
import chat from './chat/chat.js?raw'
import paymentStyle from './payment/payment.css?raw'
import payment from './payment/payment.js?raw'

/** Scripts and styles of the pages that are no games, by their path below `/play/`. */
export const pageAssets: Readonly<Record<string, PlayAsset>> = {
  'chat.css': styleAsset(chatStyle),
  'chat.js': scriptAsset(chat),
  'payment.css': styleAsset(paymentStyle),
  'payment.js': scriptAsset(payment),
}
