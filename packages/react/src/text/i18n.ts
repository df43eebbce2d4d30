import type { FoyerConfig, Store } from '@foyer/core'
import { createInstance } from 'i18next'
import { atom } from 'nanostores'
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
  /** Whether the EN texts of a namespace are here. */
  has(namespace: TextNamespace): boolean
  /** Brings them, once; after a failure the next call tries again. Without them their keys would show. */
  load(namespace: TextNamespace): Promise<void>
}

/**
 * Where EN texts are: `first` are those of the first screen, which come with the code; `later` those of what a touch
 * brings (messages, questions, menus); `pages` those inside pages, with all others among them.
 */
export type TextNamespace = 'first' | 'later' | 'pages'

export interface I18nOptions {
  /** A merchant's languages, on top of ours. */
  readonly locales?: LocaleTable | undefined
  /** All EN texts, where they are at hand already, and are not copied; else they come with {@link I18n.load}. */
  readonly all?: Messages | undefined
  /** Brings all EN texts with `connect()`, for components in a page that brings none. Until then they have no words. */
  readonly loadAll?: boolean | undefined
  /** Whether the device has a network: `foyer.$online`. What could not be had is asked for when it is back. */
  readonly $online?: Store<boolean> | undefined
  /** What a merchant words otherwise, by language and key: `config.texts` (PERR-15). A code of its own is a language (I18N-03). */
  readonly overrides?: FoyerConfig['texts'] | undefined
}

const NAMESPACES: Readonly<Partial<Record<TextNamespace, () => Promise<Messages>>>> = {
  later: async () => (await import('./en/later.ts')).later,
  pages: async () => (await import('./en/all-pages.ts')).allPages,
}

export function createI18n($language: Store<string>, options: I18nOptions = {}): I18n {
  const locales: LocaleTable = { ...configuredLocales(options.overrides), ...LOCALES, ...options.locales }
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
      [FALLBACK_LANGUAGE]: { translation: configured(FALLBACK_LANGUAGE, options.all ?? { ...initialTexts }) },
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
    const has = (key: string) => Object.hasOwn(initialTexts, key) || engine.exists(key, { lng: encodeKey(code) })
    const t: Translate = Object.assign((key: TextKey, params?: TextParams) => translate(key, params), {
      any: (key: string, params?: TextParams) =>
        has(key) ? translate(key, params) : translate('error.unknown', undefined),
      has,
    })
    return { code, tag: locale.tag, dir: locale.dir, t }
  }

  const $shown = atom(toTranslation(FALLBACK_LANGUAGE))
  const loaded = new Set<TextNamespace>(options.all === undefined ? ['first'] : ['first', 'later', 'pages'])
  const inProgress = new Map<TextNamespace, Promise<void>>()
  let wanted = FALLBACK_LANGUAGE

  const loadLanguage = async (code: string) => {
    const locale = locales[code]
    if (locale?.load === undefined || engine.hasResourceBundle(encodeKey(code), 'translation')) return
    addTexts(code, await locale.load())
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
    has: (namespace) => loaded.has(namespace),
    load(namespace) {
      const loadNamespaces = NAMESPACES[namespace]
      if (loaded.has(namespace) || loadNamespaces === undefined) return Promise.resolve()
      const running = inProgress.get(namespace)
      if (running !== undefined) return running
      const loading = loadNamespaces().then(
        (messages) => {
          addTexts(FALLBACK_LANGUAGE, messages)
          loaded.add(namespace)
          if (namespace === 'pages') loaded.add('later')
          // Components that did not wait for them have drawn nothing in their place.
          if (options.loadAll) $shown.set(toTranslation($shown.get().code))
        },
        (cause: unknown) => {
          inProgress.delete(namespace)
          throw cause
        },
      )
      inProgress.set(namespace, loading)
      return loading
    },
  }
  return i18n
}
