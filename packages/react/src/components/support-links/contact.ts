import { type ChatOptions, type Foyer, support } from '@foyer/core'
import type { Translate } from '../../text/text.ts'

/** The chat shows the merchant's title and the colour of the site (CHAT-05). */
export function chatOptions(t: Translate): ChatOptions {
  const headerColor = getComputedStyle(document.documentElement).getPropertyValue('--fy-accent').trim()
  return { title: t('service.livechat'), headerColor }
}

/** CS-07 */
export function contactSupport(foyer: Foyer, t: Translate): Promise<void> {
  return foyer.use(support).contact(chatOptions(t))
}
