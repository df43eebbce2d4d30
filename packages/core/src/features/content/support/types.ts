import type { LinkTarget } from '../../../kernel/link-target.ts'

/** Read from the title, in any case; unknown titles are plain links (DATA-08). */
export type SupportKind = 'livechat' | 'cs' | 'whatsapp' | 'link'

/** The network that an entry leads to. */
export type SupportNetwork = 'livechat' | 'telegram' | 'facebook' | 'whatsapp' | 'other'

/** One way to customer service, decrypted and checked (CS-03). */
export interface SupportEntry {
  /** e.g. `TELEGRAM-1` */
  readonly csPosition: string
  readonly title: string | undefined
  readonly kind: SupportKind
  readonly network: SupportNetwork
  /** A page, an address or another program, never nowhere (CS-05). */
  readonly target: LinkTarget
}
