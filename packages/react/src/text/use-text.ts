import { useStore } from '@nanostores/react'
import { useFoyerContext } from '../provider/use-foyer.ts'
import type { Translate, Translation } from './i18n.ts'
import type { LocaleTable } from './locales.ts'

/** `t(key, params)` in the language shown; re-renders when it changes. */
export function useText(): Translate {
  return useTranslation().t
}

/** The language whose texts are on screen, with its tag and direction. */
export function useTranslation(): Translation {
  return useStore(useFoyerContext().text.$shown)
}

/** The languages that there are texts for, by code. */
export function useLocales(): LocaleTable {
  return useFoyerContext().text.locales
}
