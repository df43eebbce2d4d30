import { accounts } from './accounts.ts'
import { browse } from './browse.ts'
import { common } from './common.ts'
import { forms } from './forms.ts'
import { games } from './games.ts'
import { later } from './later.ts'
import { lists } from './lists.ts'
import { lottery } from './lottery.ts'
import { member } from './member.ts'
import { pages } from './pages.ts'
import { shell } from './shell.ts'

/** Bengali: figures stay Latin, as in amounts (`docs/decisions/0007-latin-figures.md`). Each file has the keys of the file of its name in `en/`. */
export const bn = {
  ...common,
  ...games,
  ...shell,
  ...later,
  ...accounts,
  ...browse,
  ...forms,
  ...lottery,
  ...lists,
  ...member,
  ...pages,
}
