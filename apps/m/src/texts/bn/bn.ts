import { account } from './account.ts'
import { auth } from './auth.ts'
import { firstScreen } from './first-screen.ts'
import { pages } from './pages.ts'

/** Bengali. Each file has the keys of the file of its name in `en/`. */
export const bn = { ...firstScreen, ...account, ...auth, ...pages }
