import { defineFeature, type Feature } from '../../../kernel/feature.ts'
import type { GameKey } from '../games/game.ts'

export type ThemeClass = 1 | 2 | 3 | 4

/**
 * HOME-18: picks at random once per tile and remembers it, so that a tile does not change its look.
 *
 * @param picked what was picked before, in the document that is taken over; what is picked is added
 */
export function createThemeClasses(
  random: { next(): number },
  picked: Map<string, number> = new Map(),
): (key: string) => ThemeClass {
  return (key) => {
    const known = picked.get(key)
    if (known !== undefined) return known as ThemeClass
    const fresh = (Math.floor(random.next() * 4) + 1) as ThemeClass
    picked.set(key, fresh)
    return fresh
  }
}

/** HOME-18: the theme class of a tile, chosen at random once per game and kept. */
export const tileTheme: Feature<(key: GameKey) => 1 | 2 | 3 | 4> = defineFeature({
  id: 'tileTheme',
  create: ({ ports, randomChoices }) => createThemeClasses(ports.random, randomChoices),
})
