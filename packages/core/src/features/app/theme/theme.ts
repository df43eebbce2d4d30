import * as z from 'zod/mini'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import { createStoredValue } from '../../../kernel/stored-value.ts'

/** The theme, stored under MC_THEME; it is always dark (THEME-01). */
export interface Theme {
  readonly $theme: Store<'dark'>
  setTheme(theme: 'dark' | 'light'): void
}

/** Keeps the stored choice, which matters once there is a light theme (THEME-01). */
export function createTheme({ ports, log }: FeatureContext): Theme {
  const $theme = writable<'dark'>('dark')
  const stored = createStoredValue({
    storage: ports.storage,
    key: 'MC_THEME',
    schema: z.enum(['dark', 'light']),
    log,
    format: 'text',
  })
  return {
    $theme: readOnly($theme, log),
    setTheme: (theme) => {
      stored.write(theme)
    },
  }
}

/** The colours of the site. */
export const theme: Feature<Theme> = defineFeature({
  id: 'theme',
  create: createTheme,
})
