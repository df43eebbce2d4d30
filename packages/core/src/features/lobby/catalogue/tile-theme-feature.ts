import type { Feature } from '../../../foyer.ts'
import type { GameKey } from '../games/game.ts'
import { createThemeClasses } from './tile-theme.ts'

/** HOME-18: the theme class of a tile, drawn once per game and kept. */
export const tileThemeFeature: Feature<(key: GameKey) => 1 | 2 | 3 | 4> = ({ context }) =>
  createThemeClasses(context.ports.random)
