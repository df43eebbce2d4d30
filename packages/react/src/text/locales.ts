import type { CompleteMessages } from './complete-messages.ts'
import type { allPages } from './en/all-pages.ts'
import type { initialTexts } from './en/initial.ts'

type OwnTexts = typeof initialTexts & typeof allPages

/**
 * Every text, by key: those of our components, and those that a site adds, so that `t` knows its keys.
 *
 * @example
 * declare module '@foyer/react' {
 *   interface Texts { 'vip.lead': string }
 * }
 */
export interface Texts extends OwnTexts {}

/** EN has all of them; another language may lack some, which then show in EN (I18N-01). */
export type TextKey = keyof Texts

export type Messages = Readonly<Partial<Record<TextKey, string>>> & Readonly<Record<string, string>>

/** A language is messages only (I18N-03): its tag, its direction and a lazy chunk. */
export type LocaleDefinition = LocaleNames & (CompleteLocale | PartialLocale)

interface LocaleNames {
  /** BCP 47, for `<html lang>`, e.g. `fil` for TY (settlement 9). */
  readonly tag: string
  readonly dir: 'ltr' | 'rtl'
  /** The language's own name, for the picker; default: what the platform calls it (`languageName`). */
  readonly name?: string | undefined
}

interface CompleteLocale {
  /** It has every text of ours, so that its readers download no EN. */
  readonly isComplete: true
  readonly load: () => Promise<CompleteMessages<OwnTexts>>
}

interface PartialLocale {
  readonly isComplete?: false | undefined
  /** Absent for EN, which comes with the code. */
  readonly load?: (() => Promise<Messages>) | undefined
}

export type LocaleTable = Readonly<Record<string, LocaleDefinition>>

export const FALLBACK_LANGUAGE = 'EN'

export const LOCALES: LocaleTable = Object.freeze({
  EN: { tag: 'en', dir: 'ltr', name: 'English' },
  TY: {
    tag: 'fil',
    dir: 'ltr',
    name: 'Filipino',
    isComplete: true,
    load: async () => (await import('./fil/fil.ts')).fil,
  },
  BN: { tag: 'bn', dir: 'ltr', name: 'বাংলা', isComplete: true, load: async () => (await import('./bn/bn.ts')).bn },
})

const RIGHT_TO_LEFT = /^(ar|dv|fa|he|ps|sd|ug|ur|yi)(-|$)/

/** What a merchant words in a language of its own is one more language: no code, messages only (I18N-03). */
export function configuredLocales(texts: Readonly<Record<string, Messages>> = {}): LocaleTable {
  return Object.fromEntries(
    Object.keys(texts).map((code) => {
      const tag = code.toLowerCase()
      const dir = RIGHT_TO_LEFT.test(tag) ? 'rtl' : 'ltr'
      return [code, { tag, dir, load: async () => ({}) }] as const
    }),
  )
}
