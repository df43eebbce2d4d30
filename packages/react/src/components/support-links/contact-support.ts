import { type ChatAppearance, type Foyer, type Result, support } from '@foyer/core'
import type { Translate } from '../../text/i18n.ts'

/** The chat shows the merchant's title and the colour of the site (CHAT-05). */
export function chatLook(t: Translate): ChatAppearance {
  const headerColor = getComputedStyle(document.documentElement).getPropertyValue('--fy-accent').trim()
  return { title: t('service.livechat'), headerColor }
}

/** CS-07 */
export function contactSupport(foyer: Foyer, t: Translate): Promise<Result> {
  return foyer.use(support).contact(chatLook(t))
}
