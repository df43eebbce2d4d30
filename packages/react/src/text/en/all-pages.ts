import { agreements } from './agreements.ts'
import { auth } from './auth.ts'
import { browse } from './browse.ts'
import { cashier } from './cashier.ts'
import { deposits } from './deposits.ts'
import { forms } from './forms.ts'
import { lists } from './lists.ts'
import { lottery } from './lottery.ts'
import { promotions } from './promotions.ts'
import { rebateTexts } from './rebates.ts'
import { redRain } from './red-rain.ts'
import { rewards } from './rewards.ts'
import { teamTexts } from './team.ts'
import { titles } from './titles.ts'
import { verificationAndSecurity } from './verification-and-security.ts'
import { withdrawal } from './withdrawal.ts'

/** All texts beyond the lobby: they come with the first page that is not the lobby. */
export const allPages = {
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
} as const
