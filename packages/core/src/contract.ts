import type { EndpointId } from './config/endpoint-ids.ts'
import { headIconGet, headIconSet } from './features/account/avatar/endpoints.ts'
import { verificationState, verificationUpload } from './features/account/kyc/endpoints.ts'
import { memberInfo } from './features/account/member/endpoints.ts'
import { memberPhoneEndpoints } from './features/account/member-phone/endpoints.ts'
import { memberSecurity } from './features/account/security-center/endpoints.ts'
import { contractEndpoints } from './features/agency/contracts/endpoints.ts'
import { linkEndpoints } from './features/agency/links/endpoints.ts'
import { rebateEndpoints } from './features/agency/rebates/endpoints.ts'
import { redRainEndpoints } from './features/agency/red-rain/endpoints.ts'
import { teamEndpoints } from './features/agency/team/endpoints.ts'
import { resourceLinks } from './features/app/app-downloads/endpoints.ts'
import { siteFlags, siteStatus } from './features/app/platform/endpoints.ts'
import { captcha, humanChallenge, smsNoLogin, smsSend } from './features/auth/challenges/endpoints.ts'
import { changePassword, forgotEmail, setPasswordByPhone } from './features/auth/password/endpoints.ts'
import {
  checkAffiliate,
  checkEmail,
  checkUsername,
  registerMobile,
  registerUsername,
  regRules,
  regSettings,
} from './features/auth/registration/endpoints.ts'
import { login, logout, sessionRenew, trialCreate, trialStart } from './features/auth/session/endpoints.ts'
import { attemptResolve } from './features/cashier/attempts/endpoints.ts'
import { depositLimitSet, depositLimits } from './features/cashier/deposit-limits/endpoints.ts'
import {
  depositCancel,
  depositCreate,
  depositList,
  depositMethods,
  depositState,
} from './features/cashier/deposits/endpoints.ts'
import { invitation, invitationEarnings, invitedFriends } from './features/cashier/invitation/endpoints.ts'
import {
  paymentPasswordChange,
  paymentPasswordReset,
  paymentPasswordSet,
  paymentPasswordState,
} from './features/cashier/payment-password/endpoints.ts'
import { payoutAccountAdd, payoutAccountRemove, payoutAccounts } from './features/cashier/payout-accounts/endpoints.ts'
import {
  goodsList,
  goodsRedeem,
  pointsBalance,
  pointsHistory,
  redemptionList,
} from './features/cashier/points-mall/endpoints.ts'
import {
  betDetail,
  gameRecord,
  profitAndLoss,
  transactionDetail,
  transactionRecord,
} from './features/cashier/records/endpoints.ts'
import { memberLevel, rewardClaim, rewardGiveBack, rewardList } from './features/cashier/rewards/endpoints.ts'
import { memberWallet, merchantWallet, walletLoad } from './features/cashier/wallet/endpoints.ts'
import {
  withdrawalCreate,
  withdrawalList,
  withdrawalState,
  withdrawalTerms,
} from './features/cashier/withdrawals/endpoints.ts'
import {
  agentAnnouncementList,
  announcementList,
  announcementRead,
} from './features/content/announcements/endpoints.ts'
import { chatLaunch, chatUnread, liveModels } from './features/content/chat/endpoints.ts'
import { feedbackSend } from './features/content/feedback/endpoints.ts'
import { helpCenter } from './features/content/help/endpoints.ts'
import { inboxDelete, inboxList, inboxRead, inboxUnread } from './features/content/inbox/endpoints.ts'
import {
  activityClaim,
  activityUpload,
  memberLabelList,
  memberLabels,
} from './features/content/promotions/endpoints.ts'
import { customerService } from './features/content/support/endpoints.ts'
import { gameVendors, vendorGameTypes } from './features/lobby/catalogue/endpoints.ts'
import { favoriteAdd, favoriteIds, favoriteList, favoriteRemove } from './features/lobby/favourites/endpoints.ts'
import { hotGames } from './features/lobby/featured/endpoints.ts'
import { gameList } from './features/lobby/games/endpoints.ts'
import { launchGame, lotteryLaunch } from './features/lobby/launch/endpoints.ts'
import { lotteryList, lotteryMenu, lotteryNumero, winnerBoard } from './features/lobby/lottery/endpoints.ts'
import { recentAdd, recentGames } from './features/lobby/recents/endpoints.ts'
import { cryptoKey } from './transport/crypto-key-endpoint.ts'
import type { Endpoint } from './transport/endpoint.ts'

/**
 * Every call of the platform (CALL-01). A server implements all of them: the sandbox's handler table is typed
 * by this object, so a missing one does not compile.
 */
export const contract = Object.freeze({
  ...contractEndpoints,
  ...linkEndpoints,
  ...memberPhoneEndpoints,
  ...rebateEndpoints,
  ...redRainEndpoints,
  ...teamEndpoints,
  activityClaim,
  activityUpload,
  agentAnnouncements: agentAnnouncementList,
  announcementRead,
  announcements: announcementList,
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
  feedback: feedbackSend,
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
} satisfies { readonly [Id in EndpointId]: Endpoint<Id> })

export type Contract = typeof contract

export {
  GAME_CATEGORIES,
  GAME_GROUPS,
  type GameCategory,
  type GameGroup,
  PROMO_LABELS,
  type PromoLabel,
  SLOT_CLASSIFICATIONS,
  type SlotClassification,
} from './config/code-lists.ts'
export type { EndpointId } from './config/endpoint-ids.ts'
export { FLAG_NAMES, type FlagName } from './config/flags.ts'
export { MAX_LINK_JOINS, MAX_LINK_TITLE_LENGTH } from './features/agency/links/endpoints.ts'
export { commitmentOf, type RainTerms, rainDraw, ticketOf } from './features/agency/red-rain/rain-draw.ts'
export { MAX_TEAM_DAYS, OWN_TEAM } from './features/agency/team/endpoints.ts'
export { canonicalMobileNumber, type MobileNumber } from './features/auth/otp/mobile-number.ts'
export { ATTEMPT_KINDS, type AttemptKind } from './features/cashier/attempts/wire-attempt-kinds.ts'
export { DEPOSIT_LIMIT_PERIODS } from './features/cashier/deposit-limits/endpoints.ts'
export { isWeakPaymentPassword } from './features/cashier/payment-password/payment-password-rules.ts'
export { derivePromoLabel, promoTransition } from './features/content/promotions/promotion-rules.ts'
export { ageOn } from './kernel/calendar-day.ts'
export { ERROR_CODES, type ErrorCode } from './kernel/errors.ts'
export { isSafeRegex } from './kernel/validation/safe-regex.ts'
export type {
  AnyEndpoint,
  Endpoint,
  EndpointInput,
  EndpointOutput,
  EndpointRequest,
  EndpointResponse,
} from './transport/endpoint.ts'
