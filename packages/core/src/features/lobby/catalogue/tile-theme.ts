import { defineFeature, type Feature } from '../../../kernel/feature.ts'
import type { GameKey } from '../games/game.ts'

export type ThemeClass = 1 | 2 | 3 | 4

/** HOME-18: picks at random once per tile and remembers it, so that a tile does not change its look. */
export function createThemeClasses(random: { next(): number }): (key: string) => ThemeClass {
  const picked = new Map<string, ThemeClass>()
  return (key) => {
    const known = picked.get(key)
    if (known !== undefined) return known
    const fresh = (Math.floor(random.next() * 4) + 1) as ThemeClass
    picked.set(key, fresh)
    return fresh
  }
}

/** HOME-18: the theme class of a tile, chosen at random once per game and kept. */
export const tileTheme: Feature<(key: GameKey) => 1 | 2 | 3 | 4> = defineFeature({
  id: 'tileTheme',
  create: ({ ports }) => createThemeClasses(ports.random),
})
