import { addDays, dayIn, TIME_ZONE } from '../days.ts'
import type { LevelStand } from '../levels.ts'
import type { SeedAccount } from './seed-data.ts'

/** Counted stakes of this month, minor units. */
const COUNTED: Readonly<Record<string, number>> = { demo: 740_000, player1: 112_250, demo40: 180_000 }

/** The levels of the seed, as their labels say, kept to the end of the next month. */
export function openingLevels(accounts: readonly SeedAccount[], startedAt: number): readonly LevelStand[] {
  const month = dayIn(TIME_ZONE, startedAt).slice(0, 7)
  const next = addDays(`${month}-01`, 31).slice(0, 7)
  const keepUntil = addDays(`${addDays(`${next}-01`, 31).slice(0, 7)}-01`, -1)
  return accounts.flatMap(({ userName, labelName }) => {
    const level = Number(/^VIP (\d)$/.exec(labelName ?? '')?.[1] ?? 0)
    return level === 0 ? [] : [{ userName, level, month, counted: COUNTED[userName] ?? 0, keepUntil }]
  })
}
