import * as z from 'zod/mini'
import { LANGUAGES, type Language } from '../../../config/code-lists.ts'
import type { FoyerConfig } from '../../../config/config.ts'
import type { Log } from '../../../kernel/log.ts'
import type { Scope } from '../../../kernel/scope.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import { createStoredValue } from '../../../kernel/stored-value.ts'
import type { Toasts } from '../../../kernel/toasts.ts'
import type { KeyValueStorage, Network, Unsubscribe } from '../../../ports/ports.ts'
import { text } from '../../../transport/wire-schemas.ts'

/**
 * The codes that the accordion of languages lists (I18N-02, settlement 9). The source counts about 40 and names EN, TY
 * (texts in Filipino) and Bengali; the rest are ISO 639-1 codes of the languages that most players write.
 */
export const LANGUAGE_PICKER_CODES: readonly string[] = Object.freeze(
  (
    'EN TY BN AR CS DA DE EL ES FA FI FR GU HE HI HU ID IT JA KK KM KO LO MR MS MY NE NL PL PT RO RU SI SV TA TH TR UR ' +
    'VI ZH'
  ).split(' '),
)

/** The language of the site, stored under MC_LANGUAGE (I18N-01, I18N-04). */
export interface Languages {
  readonly $language: Store<Language>
  /** The languages of this site, configured ones first. */
  readonly available: readonly Language[]
  /** Ignores a language that is not available; returns whether it was set. */
  setLanguage(language: Language): boolean
  /**
   * {@link setLanguage} for a person's choice: sets the language when `loadTexts` has brought its texts, so that texts,
   * data and documents change together. Without a network, or where the texts cannot be had, all of them stay and a toast
   * says so. Of several choices the last one counts. Resolves to whether this one was set.
   */
  changeLanguage(language: Language, loadTexts: () => Promise<unknown>): Promise<boolean>
}

export interface LanguagesOptions {
  readonly config: Pick<FoyerConfig, 'languages'>
  readonly storage: KeyValueStorage
  readonly scope: Scope
  readonly log: Log
  readonly network: Pick<Network, 'isOnline'>
  readonly toasts: Pick<Toasts, 'loadFailure'>
  /** The first language, if it is available. */
  readonly first?: string | undefined
}

/** Made before the context, because every call names the language (I18N-04). */
export function createLanguages(options: LanguagesOptions): Languages & { start(): Unsubscribe } {
  const available: readonly Language[] = options.config.languages
  const [english] = LANGUAGES
  const fallback = available.includes(english) ? english : (available[0] ?? english)
  const { first, network, toasts } = options
  const $language = writable<Language>(first !== undefined && available.includes(first) ? first : fallback)
  const stored = createStoredValue({
    storage: options.storage,
    key: 'MC_LANGUAGE',
    schema: text.check(z.refine((code) => available.includes(code))),
    log: options.log,
    format: 'text',
  })

  /** Counts choices, of this tab and of others. */
  let lastChoice = 0

  const show = (language: Language) => {
    lastChoice += 1
    $language.set(language)
  }
  const setLanguage = (language: Language): boolean => {
    if (!available.includes(language)) return false
    show(language)
    stored.write(language)
    return true
  }

  return {
    $language: readOnly($language, options.log),
    available,
    start() {
      show(stored.read() ?? fallback)
      return options.scope.add(stored.onChange((language) => show(language ?? fallback)))
    },
    setLanguage,
    async changeLanguage(language, loadTexts) {
      lastChoice += 1
      const choice = lastChoice
      const isCurrent = () => choice === lastChoice && !options.scope.disposed
      // Texts that are here already do not help offline: what the platform words would be missing.
      const isLoaded =
        network.isOnline() &&
        (await loadTexts().then(
          () => true,
          () => false,
        ))
      if (!isCurrent()) return false
      if (isLoaded) return setLanguage(language)
      toasts.loadFailure()
      return false
    },
  }
}
