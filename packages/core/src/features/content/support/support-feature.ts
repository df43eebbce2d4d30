import type { Feature } from '../../../foyer.ts'
import { chatFeature } from '../chat/chat-feature.ts'
import { createSupport } from './create-support.ts'
import type { Support } from './support.ts'

/** Customer service. */
export const supportFeature: Feature<Support> = ({ context, access, use }) =>
  createSupport(context, { access, chat: use(chatFeature) })
