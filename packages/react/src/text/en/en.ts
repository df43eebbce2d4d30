import { common } from './common.ts'
import { frame } from './frame.ts'
import { games } from './games.ts'

/** What the first screen may need. The rest comes by area (`Text.load`). */
export const en = { ...common, ...games, ...frame } as const
