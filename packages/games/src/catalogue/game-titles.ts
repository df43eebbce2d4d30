import type { GameCategory, SlotClassification } from '@foyer/core/contract'
import { FISH_NAMES } from './names/fish-names.ts'
import { ELOTT_NAMES, LOTTERY_NAMES } from './names/lottery-names.ts'
import { SPECIAL_NAMES } from './names/non-reel-names.ts'
import { SLOT_NAMES } from './names/slot-names.ts'
import { COCKFIGHT_NAMES, ESPORT_NAMES, SPORT_NAMES } from './names/sport-names.ts'
import { LIVE_NAMES, PVP_NAMES } from './names/table-names.ts'
import type { GameTheme, SpecialTheme } from './themes.ts'

/** A game before it has a vendor. */
export interface Title {
  readonly name: string
  readonly theme: GameTheme
  readonly category: GameCategory
  readonly classification?: SlotClassification
}

const SPECIAL_THEMES: Readonly<Record<keyof typeof SPECIAL_NAMES, SpecialTheme>> = {
  VP: 'videopoker',
  TG: 'casino',
  AC: 'arcade',
  BG: 'bingo',
  SC: 'scratch',
}

const split = (names: string) => names.split(',').map((name) => name.trim())

function themed<T extends GameTheme>(category: GameCategory, lists: Readonly<Record<T, string>>): Title[] {
  return Object.entries<string>(lists).flatMap(([theme, names]) =>
    split(names).map((name) => ({ name, theme: theme as T, category })),
  )
}

function specials(): Title[] {
  return Object.entries(SPECIAL_NAMES).flatMap(([code, names]) => {
    const classification = code as keyof typeof SPECIAL_NAMES
    return split(names).map(
      (name): Title => ({ name, theme: SPECIAL_THEMES[classification], category: 'RNG', classification }),
    )
  })
}

/** Every title of the lobby. */
export function createTitles(): readonly Title[] {
  return [
    ...themed('RNG', SLOT_NAMES),
    ...specials(),
    ...themed('LIVE', LIVE_NAMES),
    ...themed('FISH', FISH_NAMES),
    ...themed('PVP', PVP_NAMES),
    ...themed('SPORTS', SPORT_NAMES),
    ...split(COCKFIGHT_NAMES).map((name): Title => ({ name, theme: 'rooster', category: 'COCKFIGHT' })),
    ...themed('ESPORTS', ESPORT_NAMES),
    ...themed('LOTT', LOTTERY_NAMES),
    ...split(ELOTT_NAMES).map((name): Title => ({ name, theme: 'keno', category: 'ELOTT' })),
  ]
}
