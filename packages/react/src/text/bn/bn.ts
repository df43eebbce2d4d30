import { accounts } from './accounts.ts'
import { browse } from './browse.ts'
import { common } from './common.ts'
import { errors } from './errors.ts'
import { forms } from './forms.ts'
import { frame } from './frame.ts'
import { games } from './games.ts'
import { later } from './later.ts'
import { lottery } from './lottery.ts'
import { member } from './member.ts'
import { pages } from './pages.ts'

export const bn = {
  ...common,
  ...frame,
  ...errors,
  ...later,
  ...forms,
  ...games,
  ...pages,
  ...accounts,
  ...browse,
  ...lottery,
  ...member,
}
