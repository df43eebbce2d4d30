import { ARCADE } from './motifs/arcade.ts'
import { ARENA } from './motifs/arena.ts'
import { BEASTS } from './motifs/beasts.ts'
import { BIRDS } from './motifs/birds.ts'
import { BLAZES } from './motifs/blazes.ts'
import { PIECES } from './motifs/cards-and-dice.ts'
import { DRAWS } from './motifs/draws.ts'
import { OTHER_THEMES } from './motifs/other-themes.ts'
import { RUINS } from './motifs/ruins.ts'
import { SEA } from './motifs/sea.ts'
import { SWEETS } from './motifs/sweets.ts'
import { TABLES } from './motifs/tables.ts'
import { RELICS } from './motifs/treasure-and-magic.ts'
import { WARRIORS } from './motifs/warriors.ts'
import { WEALTH } from './motifs/wealth.ts'

/** Every drawing that a cover may show, in a box of 200 round the middle. */
export const MOTIFS = {
  ...ARCADE,
  ...ARENA,
  ...BEASTS,
  ...BIRDS,
  ...BLAZES,
  ...DRAWS,
  ...PIECES,
  ...RELICS,
  ...RUINS,
  ...SEA,
  ...SWEETS,
  ...TABLES,
  ...WARRIORS,
  ...WEALTH,
  ...OTHER_THEMES,
}

export type Motif = keyof typeof MOTIFS
