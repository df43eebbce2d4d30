import type { CompleteMessages } from './complete-messages.ts'
import type { Messages } from './locales.ts'

/** Texts that a site adds to ours. {@link defineTexts} makes them. */
export interface TextBundle {
  /** EN texts of the first screen, which come with the code. */
  readonly first?: Messages | undefined
  /** The other EN texts: they come with those of our pages (`load('pages')`). */
  readonly pages?: (() => Promise<Messages>) | undefined
  /** All of them in other languages, by code: they come with ours (`show`). What is not here shows in EN. */
  readonly languages?: Readonly<Record<string, () => Promise<Messages>>> | undefined
}

/**
 * Defines texts of a site. Each language has every key; texts of some keys alone belong into `texts` of the configuration.
 *
 * @example
 * const en = { 'vip.lead': 'Your benefits' }
 * declare module '@foyer/react' {
 *   interface Texts extends Readonly<typeof en> {}
 * }
 * export const texts = defineTexts({ first: en, languages: { TY: async () => (await import('./fil.ts')).fil } })
 */
export function defineTexts<
  First extends Messages = Record<never, never>,
  Pages extends Messages = Record<never, never>,
>(texts: {
  readonly first?: First
  readonly pages?: () => Promise<Pages>
  readonly languages?: Readonly<Record<string, () => Promise<CompleteMessages<First & Pages>>>>
}): TextBundle {
  return texts
}
