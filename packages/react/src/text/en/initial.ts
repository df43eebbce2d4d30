import { firstScreen } from './first-screen.ts'
import { games } from './games.ts'

/** What the first screen may need. The rest comes by area (`I18n.load`). */
export const initialTexts = { ...firstScreen, ...games } as const
