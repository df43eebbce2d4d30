import type { ReadableAtom } from 'nanostores'
import type { Resource } from '../../../kernel/resource.ts'
import type { ChatOptions } from '../chat/chat.ts'

/** DATA-08: by the title, whatever its case; unknown titles are plain links. */
export type SupportKind = 'livechat' | 'cs' | 'whatsapp' | 'link'

/** The network that an entry leads to. */
export type SupportNetwork = 'livechat' | 'telegram' | 'facebook' | 'whatsapp' | 'other'

/** CS-03: one way to customer service, opened and checked. */
export interface SupportEntry {
  /** e.g. `TELEGRAM-1` */
  readonly csPosition: string
  readonly title: string | undefined
  readonly kind: SupportKind
  readonly network: SupportNetwork
  /** A path of this site, or an address of an allowed scheme (CS-05). */
  readonly url: string
  /** `url` is a path of this site. */
  readonly own: boolean
}

export interface Support {
  /** Of the list of type 3; entries that do not open are left out (CS-05). */
  readonly $entries: ReadableAtom<Resource<readonly SupportEntry[]>>
  load(): Promise<void>
  reload(): Promise<void>
  /** CS-06: an entry titled LIVECHAT starts the chat; the others open their address, pages of this site here. */
  open(entry: SupportEntry, look: ChatOptions): Promise<void>
  /**
   * The one way to customer service (CS-07): the chat for those who may, else the first entry titled CS, else the
   * message center. Call it inside the tap: the entry opens in a window of its own where the browser allows it.
   */
  contact(look: ChatOptions): Promise<void>
}
