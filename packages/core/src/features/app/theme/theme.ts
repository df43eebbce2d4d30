import { atom, type ReadableAtom } from 'nanostores'
import * as z from 'zod/mini'
import type { FeatureContext } from '../../../kernel/feature-context.ts'
import { createStoredValue } from '../../../kernel/stored-value.ts'

/** THEME-01: stored under MC_THEME, yet always ends up dark. */
export interface Theme {
  readonly $theme: ReadableAtom<'dark'>
  setTheme(theme: 'dark' | 'light'): void
}

/** THEME-01: the wish is kept for the day when there is a light theme. */
export function createTheme({ ports, log }: FeatureContext): Theme {
  const $theme = atom<'dark'>('dark')
  const stored = createStoredValue({
    storage: ports.storage,
    key: 'MC_THEME',
    schema: z.enum(['dark', 'light']),
    log,
    format: 'text',
  })
  return {
    $theme,
    setTheme: (theme) => {
      stored.write(theme)
    },
  }
}
