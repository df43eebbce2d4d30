import type { LocalizedText } from '@foyer/demo-games'

/** What a letter says. The content is HTML: escape what people wrote. */
export interface LetterText {
  readonly title: LocalizedText
  readonly content: LocalizedText
}

interface Letter extends LetterText {
  readonly id: string
  /** ms since the epoch. */
  readonly createTime: number
  readonly read: boolean
  /** Reference of the deposit or withdrawal whose screen says as much. */
  readonly about?: string | undefined
}

/** The letters of one member. */
export interface Mailbox {
  /** How many letters were ever sent: ids are not used twice, so that no client takes a new letter for one that it deleted. */
  readonly sent: number
  /** Newest first. */
  readonly letters: readonly Letter[]
}

export const EMPTY_MAILBOX: Mailbox = Object.freeze({ sent: 0, letters: [] })

/** With more letters the oldest are removed. */
const LETTERS_KEPT = 10_000

interface Recipient {
  readonly id: string
  mailbox: Mailbox
}

/** Puts a letter into the inbox of a member, unread. `at` is ms since the epoch; `about`: a reference, see {@link Letter}. */
export function sendLetter(member: Recipient, { title, content }: LetterText, at: number, about?: string): void {
  const { sent, letters } = member.mailbox
  const letter: Letter = { id: `${member.id}-${sent + 1}`, title, content, createTime: at, read: false, about }
  // Some things are found out late, at the next look of their member.
  const later = letters.filter(({ createTime }) => createTime > at)
  member.mailbox = {
    sent: sent + 1,
    letters: [...later, letter, ...letters.slice(later.length)].slice(0, LETTERS_KEPT),
  }
}

/** False where the member has no such letter. */
export function readLetter(member: Recipient, id: string): boolean {
  const { sent, letters } = member.mailbox
  if (letters.every((letter) => letter.id !== id)) return false
  member.mailbox = { sent, letters: letters.map((letter) => (letter.id === id ? { ...letter, read: true } : letter)) }
  return true
}

/** Deleting a letter that is not there changes nothing. */
export function deleteLetter(member: Recipient, id: string): void {
  const { sent, letters } = member.mailbox
  member.mailbox = { sent, letters: letters.filter((letter) => letter.id !== id) }
}

/** The ids of the unread letters about this reference. */
export function unreadAbout({ mailbox }: Recipient, reference: string): string[] {
  return mailbox.letters.flatMap(({ id, read, about }) => (!read && about === reference ? [id] : []))
}

export function unreadLetters({ mailbox }: Recipient): number {
  return mailbox.letters.filter(({ read }) => !read).length
}
