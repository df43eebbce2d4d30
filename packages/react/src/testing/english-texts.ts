import { allPages } from '../text/en/all-pages.ts'
import { first } from '../text/en/first.ts'

/** Every EN text in one: for tests and checks, which wait for none. */
export const all = { ...first, ...allPages }
