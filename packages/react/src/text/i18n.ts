import type { FoyerConfig, Store } from '@foyer/core'
import { createInstance } from 'i18next'
import { atom } from 'nanostores'
import type { TextBundle } from './define-texts.ts'
import { initialTexts } from './en/initial.ts'
import {
  configuredLocales,
  FALLBACK_LANGUAGE,
  LOCALES,
  type LocaleTable,
  type Messages,
  type TextKey,
} from './locales.ts'

/** A list fills `{0}`, `{1}` ...; an object fills `{name}` (I18N-05). */
export type TextParams = readonly (string | number)[] | Readonly<Record<string, string | number>>

export interface Translate {
  (key: TextKey, params?: TextParams): string
  /** For keys that arrive as data (events, form errors, titles of core). An unknown one reads as "Unknown error." */
  any(key: string, params?: TextParams): string
  has(key: string): boolean
}

export interface Translation {
  /** Code as the platform writes it: EN, TY ... */
  readonly code: string
  readonly tag: string
  readonly dir: 'ltr' | 'rtl'
  readonly t: Translate
}

/** The texts of one client. Switches only when the new language's messages have arrived, so nothing flashes. */
export interface I18n {
  readonly $shown: Store<Translation>
  readonly locales: LocaleTable
  /** Follows the client's language until the returned function runs. */
  connect(): () => void
  /** Shows a language; resolves when it is on screen. A chunk that cannot be had leaves the old one and resolves false. */
  show(code: string): Promise<boolean>
  /** Brings the texts of a language without showing it. Rejects where they cannot be had; the next call tries again. */
  loadLanguage(code: string): Promise<void>
  /** Whether the texts of a namespace are here, in the language shown or in EN. */
  has(namespace: TextNamespace): boolean
  /**
   * Brings them, once; after a failure the next call tries again. Without them their keys would show. A complete language
   * has them all, and brings none in EN.
   */
  load(namespace: TextNamespace): Promise<void>
  /** Adds texts to a language, or replaces those of the same keys. What is on screen is drawn again with them. */
  add(code: string, messages: Messages): void
}

/**
 * Where EN texts are: `first` are those of the first screen and of what a touch of it brings, which come with the code;
 * `pages` are those inside pages.
 */
export type TextNamespace = 'first' | 'pages'

export interface I18nOptions {
  /** A merchant's languages, on top of ours. */
  readonly locales?: LocaleTable | undefined
  /** All EN texts of ours, where they are at hand already; else they come with {@link I18n.load}. */
  readonly all?: Messages | undefined
  /** Brings all EN texts with `connect()`, for components in a page that brings none. Until then they have no words. */
  readonly loadAll?: boolean | undefined
  /** Whether the device has a network: `foyer.$online`. What could not be had is asked for when it is back. */
  readonly $online?: Store<boolean> | undefined
  /** Texts of the site's own. */
  readonly texts?: readonly TextBundle[] | undefined
  /** What a merchant words otherwise, by language and key: `config.texts` (PERR-15). A code of its own is a language (I18N-03). */
  readonly overrides?: FoyerConfig['texts'] | undefined
}

/** Texts of one origin: ours, or a bundle of the site. */
interface TextSource {
  /** EN texts that come later. */
  readonly english: Readonly<Partial<Record<TextNamespace, () => Promise<Messages>>>>
  /** Namespaces whose EN texts are here. */
  readonly namespaces: Set<TextNamespace>
  /** Brings what it has in another language, all at once. */
  languageLoader(code: string): (() => Promise<Messages>) | undefined
  /** Languages that are here, by code. */
  readonly languages: Set<string>
  /** Whether a language has all of its texts. */
  isComplete(code: string): boolean
}

const ALL_NAMESPACES: readonly TextNamespace[] = ['first', 'pages']

function ownSource(locales: LocaleTable, hasAll: boolean): TextSource {
  return {
    english: {
      pages: async () => (await import('./en/all-pages.ts')).allPages,
    },
    namespaces: new Set(hasAll ? ALL_NAMESPACES : ['first']),
    languageLoader: (code) => locales[code]?.load,
    languages: new Set(),
    isComplete: (code) => locales[code]?.isComplete === true,
  }
}

function bundleSource({ pages, languages = {} }: TextBundle): TextSource {
  return {
    english: pages === undefined ? {} : { pages },
    namespaces: new Set(pages === undefined ? ALL_NAMESPACES : ['first']),
    languageLoader: (code) => languages[code],
    languages: new Set(),
    isComplete: (code) => Object.hasOwn(languages, code),
  }
}

export function createI18n($language: Store<string>, options: I18nOptions = {}): I18n {
  const locales: LocaleTable = { ...configuredLocales(options.overrides), ...LOCALES, ...options.locales }
  const { texts: bundles = [] } = options
  const sources = [ownSource(locales, options.all !== undefined), ...bundles.map(bundleSource)]
  const firstTexts: Messages = Object.assign({}, options.all ?? initialTexts, ...bundles.map(({ first }) => first))
  const engine = createInstance()
  /** Messages of a language, with the merchant's own words. */
  const configured = (code: string, messages: Messages): Messages => {
    const own = options.overrides?.[code]
    return own === undefined ? messages : { ...messages, ...own }
  }
  void engine.init({
    initAsync: false,
    lng: FALLBACK_LANGUAGE,
    fallbackLng: FALLBACK_LANGUAGE,
    resources: {
      [FALLBACK_LANGUAGE]: { translation: configured(FALLBACK_LANGUAGE, firstTexts) },
    },
    // Keys are flat: `error.session.required` is one key.
    keySeparator: false,
    nsSeparator: false,
    // React escapes; nesting would let a parameter pull in other texts.
    interpolation: { prefix: '{', suffix: '}', escapeValue: false, skipOnVariables: true },
    returnNull: false,
    ...(options.loadAll && { parseMissingKeyHandler: () => '' }),
  })

  /** i18next rewrites codes with a hyphen: texts of `ZH-CN` would not be found again. */
  const encodeKey = (code: string) => code.replaceAll('-', '_')

  /**
   * Texts without parameters, by language and key, until more texts arrive: a render of the lobby asks for some hundred, and
   * i18next's look-up was a twelfth of the script of the first load.
   */
  const plainTexts = new Map<string, string>()
  const addTexts = (code: string, messages: Messages) => {
    engine.addResourceBundle(encodeKey(code), 'translation', configured(code, messages), true, true)
    plainTexts.clear()
  }

  const toTranslation = (code: string): Translation => {
    const locale = locales[code] ?? { tag: code.toLowerCase(), dir: 'ltr' as const }
    const fixed = engine.getFixedT(encodeKey(code))
    const translate = (key: string, params: TextParams | undefined) => {
      if (params !== undefined) return fixed(key, { ...params } as Readonly<Record<string, unknown>>)
      const id = `${code} ${key}`
      const known = plainTexts.get(id)
      if (known !== undefined) return known
      const found = fixed(key)
      plainTexts.set(id, found)
      return found
    }
    const has = (key: string) => Object.hasOwn(firstTexts, key) || engine.exists(key, { lng: encodeKey(code) })
    const t: Translate = Object.assign((key: TextKey, params?: TextParams) => translate(key, params), {
      any: (key: string, params?: TextParams) =>
        has(key) ? translate(key, params) : translate('error.unknown', undefined),
      has,
    })
    return { code, tag: locale.tag, dir: locale.dir, t }
  }

  const $shown = atom(toTranslation(FALLBACK_LANGUAGE))
  const inProgress = new Map<TextNamespace, Promise<void>>()
  let wanted = $language.get()

  const has = (namespace: TextNamespace) => {
    const { code } = $shown.get()
    return sources.every((source) => source.namespaces.has(namespace) || source.isComplete(code))
  }

  /** The EN texts that a reader of a language needs. */
  const loadEnglish = async (namespace: TextNamespace, code: string) => {
    const missing = sources.filter((source) => !source.namespaces.has(namespace) && !source.isComplete(code))
    // Together or not at all, so that no page shows half of its texts as keys.
    const loaded = await Promise.all(missing.map(({ english }) => english[namespace]?.()))
    for (const messages of loaded) if (messages !== undefined) addTexts(FALLBACK_LANGUAGE, messages)
    for (const { namespaces } of missing) namespaces.add(namespace)
  }

  const loadSources = async (code: string) => {
    const missing = sources.filter(({ languages }) => !languages.has(code))
    const loaded = await Promise.all(missing.map(({ languageLoader }) => languageLoader(code)?.()))
    // In the order of the sources, whichever came first: the texts of a bundle replace ours.
    for (const [index, { languages }] of missing.entries()) {
      const messages = loaded[index]
      if (messages === undefined) continue
      addTexts(code, messages)
      languages.add(code)
    }
  }

  const loadLanguage = async (code: string) => {
    if (locales[code] === undefined) return
    // What can be read now can be read then: a complete language has it without EN, the next one may not.
    await Promise.all([loadSources(code), has('pages') ? loadEnglish('pages', code) : undefined])
  }

  const show = async (code: string): Promise<boolean> => {
    wanted = code
    if (locales[code] === undefined) return false
    try {
      await loadLanguage(code)
    } catch {
      // Offline or an old deploy: what is shown stays readable, and the next choice tries again.
      return false
    }
    if (wanted !== code) return false
    if ($shown.get().code !== code) $shown.set(toTranslation(code))
    return true
  }

  const loadNamespace = async (namespace: TextNamespace) => {
    // A language that is on its way may be complete. Where it cannot be had, EN has to do.
    if (wanted !== $shown.get().code) await Promise.all([show(wanted), loadEnglish(namespace, wanted)])
    if (!has(namespace)) await loadEnglish(namespace, $shown.get().code)
    // Components that did not wait for them have drawn nothing in their place.
    if (options.loadAll) $shown.set(toTranslation($shown.get().code))
  }

  const i18n: I18n = {
    $shown,
    locales,
    connect() {
      const stopLanguage = $language.subscribe((code) => void show(code))
      let isMissing = options.loadAll === true
      const loadAll = async () => {
        const [texts] = await Promise.allSettled([i18n.load('pages')])
        isMissing = texts.status === 'rejected'
      }
      if (isMissing) void loadAll()
      // Without a network they could not be had. A component that waits for its texts offers another try itself.
      const stopOnline = options.$online?.listen((isOnline) => {
        if (!isOnline) return
        if (isMissing) void loadAll()
        // A choice of another tab, or of the last visit, whose texts could not be had.
        if ($shown.get().code !== wanted) void show(wanted)
      })
      return () => {
        stopLanguage()
        stopOnline?.()
      }
    },
    show,
    loadLanguage,
    has,
    load(namespace) {
      if (has(namespace)) return Promise.resolve()
      const running = inProgress.get(namespace)
      if (running !== undefined) return running
      const loading = loadNamespace(namespace).finally(() => inProgress.delete(namespace))
      inProgress.set(namespace, loading)
      return loading
    },
    add(code, messages) {
      addTexts(code, messages)
      $shown.set(toTranslation($shown.get().code))
    },
  }
  return i18n
}
