import type { ReadableAtom } from 'nanostores'

/** THEME-01: stored under MC_THEME, yet always ends up dark. */
export interface Theme {
  readonly $theme: ReadableAtom<'dark'>
  setTheme(theme: 'dark' | 'light'): void
}
