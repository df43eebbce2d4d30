import { ARENA } from './motifs/arena.ts'
import { BEASTS } from './motifs/beasts.ts'
import { RELICS } from './motifs/relics.ts'
import { SEA } from './motifs/sea.ts'
import { SWEETS } from './motifs/sweets.ts'
import { TABLES } from './motifs/tables.ts'
import { WEALTH } from './motifs/wealth.ts'

/** Every drawing that a cover may show, in a box of 200 round the middle. */
export const MOTIFS = { ...BEASTS, ...SEA, ...SWEETS, ...RELICS, ...WEALTH, ...TABLES, ...ARENA }

export type Motif = keyof typeof MOTIFS
