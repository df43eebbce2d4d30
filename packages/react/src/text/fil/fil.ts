import { agreements } from './agreements.ts'
import { auth } from './auth.ts'
import { browse } from './browse.ts'
import { cashier } from './cashier.ts'
import { deposits } from './deposits.ts'
import { firstScreen } from './first-screen.ts'
import { forms } from './forms.ts'
import { games } from './games.ts'
import { lists } from './lists.ts'
import { lottery } from './lottery.ts'
import { messagesAndMenus } from './messages-and-menus.ts'
import { promotions } from './promotions.ts'
import { rebateTexts } from './rebates.ts'
import { redRain } from './red-rain.ts'
import { rewards } from './rewards.ts'
import { teamTexts } from './team.ts'
import { titles } from './titles.ts'
import { verificationAndSecurity } from './verification-and-security.ts'
import { withdrawal } from './withdrawal.ts'

/** Filipino, which the platform calls TY (settlement 9). Each file has the keys of the file of its name in `en/`. */
export const fil = {
  ...firstScreen,
  ...games,
  ...messagesAndMenus,
  ...auth,
  ...agreements,
  ...browse,
  ...cashier,
  ...deposits,
  ...forms,
  ...lottery,
  ...lists,
  ...promotions,
  ...rewards,
  ...redRain,
  ...rebateTexts,
  ...teamTexts,
  ...verificationAndSecurity,
  ...withdrawal,
  ...titles,
}
