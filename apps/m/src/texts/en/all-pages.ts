import { account } from './account.ts'
import { auth } from './auth.ts'
import { pages } from './pages.ts'

/** All texts beyond the lobby: they come with the first page that is not the lobby. */
export const allPages = { ...account, ...auth, ...pages } as const
