import { readMoment, type TimeZone } from '../../../kernel/calendar-day.ts'
import type { EndpointOutput } from '../../../kernel/endpoint.ts'
import { htmlToText } from '../../../kernel/html-to-text.ts'
import type { inboxEndpoints } from './endpoints.ts'

/** A letter of the platform to one member. */
export interface Letter {
  readonly id: string
  /** Plain text; may be empty. */
  readonly title: string
  /** HTML as sent; sanitise before showing. */
  readonly content: string
  /** The first words of the content as plain text. */
  readonly preview: string
  /** ms since the epoch. */
  readonly createdAt: number | undefined
  readonly read: boolean
}

type WireLetter = EndpointOutput<typeof inboxEndpoints.inboxList>['list'][number]

/** @param zone of the merchant */
export function readLetter({ id, title, content, createTime, read = false }: WireLetter, zone: TimeZone): Letter {
  return { id, title, content, preview: firstWords(content), createdAt: readMoment(createTime, zone), read }
}

const PREVIEW_LENGTH = 120
/** So much of a letter is looked at for its first words: what comes after long styles is not worth the time. */
const PREVIEW_HTML_LENGTH = 4000

function firstWords(html: string): string {
  return [...htmlToText(html.slice(0, PREVIEW_HTML_LENGTH))].slice(0, PREVIEW_LENGTH).join('')
}
