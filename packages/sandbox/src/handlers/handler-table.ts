import type { HandlerTable } from '../engine/handler.ts'
import { accountCodeHandlers } from './account-codes.ts'
import { linkHandlers } from './agent-links.ts'
import { agreementHandlers } from './agreements.ts'
import { announcementHandlers } from './announcements.ts'
import { attemptHandlers } from './attempts.ts'
import { challengeHandlers } from './challenges.ts'
import { chatHandlers } from './chat.ts'
import { depositLimitHandlers } from './deposit-limits.ts'
import { depositHandlers } from './deposits.ts'
import { supportHandlers } from './downloads-and-support.ts'
import { favouriteHandlers } from './favourites.ts'
import { helpHandlers } from './help-and-feedback.ts'
import { inboxHandlers } from './inbox.ts'
import { invitationHandlers } from './invitation.ts'
import { kycHandlers } from './kyc.ts'
import { launchHandlers } from './launch.ts'
import { lobbyHandlers } from './lobby.ts'
import { lotteryHandlers } from './lottery.ts'
import { memberHandlers } from './member.ts'
import { memberPhoneHandlers } from './member-phone.ts'
import { passwordHandlers } from './password.ts'
import { paymentPasswordHandlers } from './payment-password.ts'
import { payoutAccountHandlers } from './payout-accounts.ts'
import { platformHandlers } from './platform.ts'
import { pointsMallHandlers } from './points-mall.ts'
import { promotionHandlers } from './promotions.ts'
import { rebateHandlers } from './rebates.ts'
import { recentHandlers } from './recents.ts'
import { recordHandlers } from './records.ts'
import { redRainHandlers } from './red-rain.ts'
import { registrationHandlers } from './registration.ts'
import { rewardHandlers } from './rewards.ts'
import { sessionHandlers } from './session.ts'
import { teamHandlers } from './team.ts'
import { walletHandlers } from './wallet.ts'
import { withdrawalHandlers } from './withdrawals.ts'

/** The table does not compile if a handler is missing. */
export const handlers: HandlerTable = {
  ...accountCodeHandlers,
  ...agreementHandlers,
  ...announcementHandlers,
  ...attemptHandlers,
  ...challengeHandlers,
  ...chatHandlers,
  ...depositHandlers,
  ...depositLimitHandlers,
  ...favouriteHandlers,
  ...helpHandlers,
  ...inboxHandlers,
  ...invitationHandlers,
  ...kycHandlers,
  ...launchHandlers,
  ...linkHandlers,
  ...lobbyHandlers,
  ...lotteryHandlers,
  ...memberHandlers,
  ...memberPhoneHandlers,
  ...passwordHandlers,
  ...paymentPasswordHandlers,
  ...payoutAccountHandlers,
  ...platformHandlers,
  ...pointsMallHandlers,
  ...promotionHandlers,
  ...rebateHandlers,
  ...recentHandlers,
  ...recordHandlers,
  ...redRainHandlers,
  ...registrationHandlers,
  ...rewardHandlers,
  ...sessionHandlers,
  ...supportHandlers,
  ...teamHandlers,
  ...walletHandlers,
  ...withdrawalHandlers,
}
