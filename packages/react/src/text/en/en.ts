import { common } from './common.ts'
import { games } from './games.ts'
import { pages } from './pages.ts'

export const en = { ...common, ...games, ...pages } as const
