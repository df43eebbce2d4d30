import { smsSend } from './account-codes.ts'
import { linkHandlers } from './agent-links.ts'
import { agreementHandlers } from './agreements.ts'
import { agentAnnouncements, announcementRead, announcements } from './announcements.ts'
import { attemptResolve } from './attempts.ts'
import { captcha, humanChallenge, smsNoLogin } from './challenges.ts'
import { chatLaunch, chatUnread, liveModels } from './chat.ts'
import { depositLimitSet, depositLimits } from './deposit-limits.ts'
import { depositCancel, depositCreate, depositList, depositMethods, depositState } from './deposits.ts'
import { customerService, resourceLinks } from './downloads-and-support.ts'
import { favoriteAdd, favoriteIds, favoriteList, favoriteRemove } from './favourites.ts'
import type { HandlerTable } from './handler.ts'
import { feedback, helpCenter } from './help-and-feedback.ts'
import { inboxDelete, inboxList, inboxRead, inboxUnread } from './inbox.ts'
import { invitation, invitationEarnings, invitedFriends } from './invitation.ts'
import { verificationState, verificationUpload } from './kyc.ts'
import { launchGame, lotteryLaunch } from './launch.ts'
import { gameList, gameVendors, hotGames, vendorGameTypes } from './lobby.ts'
import { lotteryList, lotteryMenu, lotteryNumero, winnerBoard } from './lottery.ts'
import { headIconGet, headIconSet, memberInfo, memberSecurity } from './member.ts'
import { memberPhoneSet } from './member-phone.ts'
import { changePassword, forgotEmail, setPasswordByPhone } from './password.ts'
import {
  paymentPasswordChange,
  paymentPasswordReset,
  paymentPasswordSet,
  paymentPasswordState,
} from './payment-password.ts'
import { payoutAccountAdd, payoutAccountRemove, payoutAccounts } from './payout-accounts.ts'
import { siteFlags, siteStatus } from './platform.ts'
import { goodsList, goodsRedeem, pointsBalance, pointsHistory, redemptionList } from './points-mall.ts'
import { activityClaim, activityUpload, memberLabelList, memberLabels } from './promotions.ts'
import { rebateHandlers } from './rebates.ts'
import { recentAdd, recentGames } from './recents.ts'
import { betDetail, gameRecord, profitAndLoss, transactionDetail, transactionRecord } from './records.ts'
import { redRainHandlers } from './red-rain.ts'
import {
  checkAffiliate,
  checkEmail,
  checkUsername,
  registerMobile,
  registerUsername,
  regRules,
  regSettings,
} from './registration.ts'
import { memberLevel, rewardClaim, rewardGiveBack, rewardList } from './rewards.ts'
import { cryptoKey, login, logout, sessionRenew, trialCreate, trialStart } from './session.ts'
import { teamHandlers } from './team.ts'
import { memberWallet, merchantWallet, walletLoad } from './wallet.ts'
import { withdrawalCreate, withdrawalList, withdrawalState, withdrawalTerms } from './withdrawals.ts'

/** The table does not compile if a handler is missing. */
export const handlers: HandlerTable = {
  ...agreementHandlers,
  ...linkHandlers,
  ...rebateHandlers,
  ...redRainHandlers,
  ...teamHandlers,
  memberPhoneSet,
  activityClaim,
  activityUpload,
  agentAnnouncements,
  announcementRead,
  announcements,
  attemptResolve,
  betDetail,
  captcha,
  changePassword,
  chatLaunch,
  chatUnread,
  checkAffiliate,
  checkEmail,
  checkUsername,
  cryptoKey,
  customerService,
  depositCancel,
  depositCreate,
  depositLimitSet,
  depositLimits,
  depositList,
  depositMethods,
  depositState,
  favoriteAdd,
  favoriteIds,
  favoriteList,
  favoriteRemove,
  feedback,
  forgotEmail,
  gameList,
  gameRecord,
  gameVendors,
  goodsList,
  goodsRedeem,
  headIconGet,
  headIconSet,
  helpCenter,
  hotGames,
  humanChallenge,
  inboxDelete,
  inboxList,
  inboxRead,
  inboxUnread,
  invitation,
  invitationEarnings,
  invitedFriends,
  launchGame,
  liveModels,
  login,
  logout,
  lotteryLaunch,
  lotteryList,
  lotteryMenu,
  lotteryNumero,
  memberInfo,
  memberLabelList,
  memberLabels,
  memberLevel,
  memberSecurity,
  memberWallet,
  merchantWallet,
  paymentPasswordChange,
  paymentPasswordReset,
  paymentPasswordSet,
  paymentPasswordState,
  payoutAccountAdd,
  payoutAccountRemove,
  payoutAccounts,
  pointsBalance,
  pointsHistory,
  profitAndLoss,
  recentAdd,
  recentGames,
  redemptionList,
  registerMobile,
  registerUsername,
  regRules,
  regSettings,
  resourceLinks,
  rewardClaim,
  rewardGiveBack,
  rewardList,
  sessionRenew,
  setPasswordByPhone,
  siteFlags,
  siteStatus,
  smsNoLogin,
  smsSend,
  transactionDetail,
  transactionRecord,
  trialCreate,
  trialStart,
  vendorGameTypes,
  verificationState,
  verificationUpload,
  walletLoad,
  winnerBoard,
  withdrawalCreate,
  withdrawalList,
  withdrawalState,
  withdrawalTerms,
}
