import { accounts } from './accounts.ts'
import { browse } from './browse.ts'
import { forms } from './forms.ts'
import { later } from './later.ts'
import { lists } from './lists.ts'
import { lottery } from './lottery.ts'
import { member } from './member.ts'

import { pages } from './pages.ts'

/** All texts beyond the lobby: they come with the first page that is not the lobby. */
export const allPages = {
  ...later,
  ...accounts,
  ...browse,
  ...forms,
  ...lottery,
  ...lists,
  ...member,
  ...pages,
} as const
