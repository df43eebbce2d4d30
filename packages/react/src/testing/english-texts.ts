import { allPages } from '../text/en/all-pages.ts'
import { initialTexts } from '../text/en/initial.ts'

/** Every EN text in one: for tests and checks, which wait for none. */
export const all = { ...initialTexts, ...allPages }
