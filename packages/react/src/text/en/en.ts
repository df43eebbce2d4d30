import { common } from './common.ts'
import { frame } from './frame.ts'
import { games } from './games.ts'

/** What the first screen may need. The texts inside pages come later (`Text.loadPages`). */
export const en = { ...common, ...games, ...frame } as const
