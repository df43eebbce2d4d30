import { en } from './en.ts'
import { pages } from './pages.ts'

/** Every EN text in one: for tests and checks, which wait for none. */
export const all = { ...en, ...pages }
