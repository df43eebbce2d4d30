import { accounts } from './accounts.ts'
import { browse } from './browse.ts'
import { common } from './common.ts'
import { games } from './games.ts'
import { lottery } from './lottery.ts'
import { member } from './member.ts'
import { pages } from './pages.ts'

export const ty = { ...common, ...games, ...pages, ...accounts, ...browse, ...lottery, ...member }
