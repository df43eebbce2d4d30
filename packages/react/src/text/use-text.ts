import { useStore } from '@nanostores/react'
import { useFoyerContext } from '../provider/use-foyer.ts'
import type { ShownLanguage, Translate } from './i18n.ts'
import type { Locales } from './locales.ts'

/** `t(key, params)` in the language shown; re-renders when it changes. */
export function useText(): Translate {
  return useShownLanguage().t
}

/** The language whose texts are on screen, with its tag and direction. */
export function useShownLanguage(): ShownLanguage {
  return useStore(useFoyerContext().text.$shown)
}

/** The languages that there are texts for, by code. */
export function useLocales(): Locales {
  return useFoyerContext().text.locales
}
