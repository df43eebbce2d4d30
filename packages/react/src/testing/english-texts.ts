import { en } from '../text/en/en.ts'
import { pages } from '../text/en/pages.ts'

/** Every EN text in one: for tests and checks, which wait for none. */
export const all = { ...en, ...pages }
