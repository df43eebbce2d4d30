import { accountSecurity } from './account-security.ts'
import { accounts } from './accounts.ts'
import { browse } from './browse.ts'
import { forms } from './forms.ts'
import { later } from './later.ts'
import { lists } from './lists.ts'
import { lottery } from './lottery.ts'

import { pages } from './pages.ts'

/** All texts beyond the lobby: they come with the first page that is not the lobby. */
export const allPages = {
  ...later,
  ...accounts,
  ...browse,
  ...forms,
  ...lottery,
  ...lists,
  ...accountSecurity,
  ...pages,
} as const
