import { firstScreen } from './first-screen.ts'
import { games } from './games.ts'
import { messagesAndMenus } from './messages-and-menus.ts'

/** Texts of the first screen, and of what a touch of it brings. The other texts come with `I18n.load('pages')`. */
export const initialTexts = { ...firstScreen, ...games, ...messagesAndMenus } as const
