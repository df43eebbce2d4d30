import { account } from './account.ts'
import { auth } from './auth.ts'
import { firstScreen } from './first-screen.ts'
import { pages } from './pages.ts'

/** Filipino, which the platform calls TY (settlement 9). Each file has the keys of the file of its name in `en/`. */
export const fil = { ...firstScreen, ...account, ...auth, ...pages }
