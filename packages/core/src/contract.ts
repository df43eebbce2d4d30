import type { EndpointId } from './config/endpoint-ids.ts'
import { avatarEndpoints } from './features/account/avatar/endpoints.ts'
import { kycEndpoints } from './features/account/kyc/endpoints.ts'
import { memberEndpoints } from './features/account/member/endpoints.ts'
import { memberPhoneEndpoints } from './features/account/member-phone/endpoints.ts'
import { passwordEndpoints } from './features/account/password/endpoints.ts'
import { securityCenterEndpoints } from './features/account/security-center/endpoints.ts'
import { contractEndpoints } from './features/agency/contracts/endpoints.ts'
import { linkEndpoints } from './features/agency/links/endpoints.ts'
import { rebateEndpoints } from './features/agency/rebates/endpoints.ts'
import { redRainEndpoints } from './features/agency/red-rain/endpoints.ts'
import { teamEndpoints } from './features/agency/team/endpoints.ts'
import { appDownloadEndpoints } from './features/app/app-downloads/endpoints.ts'
import { platformEndpoints } from './features/app/platform/endpoints.ts'
import { challengeEndpoints } from './features/auth/challenges/endpoints.ts'
import { registrationEndpoints } from './features/auth/registration/endpoints.ts'
import { sessionEndpoints } from './features/auth/session/endpoints.ts'
import { attemptEndpoints } from './features/cashier/attempts/endpoints.ts'
import { depositLimitEndpoints } from './features/cashier/deposit-limits/endpoints.ts'
import { depositEndpoints } from './features/cashier/deposits/endpoints.ts'
import { invitationEndpoints } from './features/cashier/invitation/endpoints.ts'
import { paymentPasswordEndpoints } from './features/cashier/payment-password/endpoints.ts'
import { payoutAccountEndpoints } from './features/cashier/payout-accounts/endpoints.ts'
import { pointsMallEndpoints } from './features/cashier/points-mall/endpoints.ts'
import { recordEndpoints } from './features/cashier/records/endpoints.ts'
import { rewardEndpoints } from './features/cashier/rewards/endpoints.ts'
import { walletEndpoints } from './features/cashier/wallet/endpoints.ts'
import { withdrawalEndpoints } from './features/cashier/withdrawals/endpoints.ts'
import { announcementEndpoints } from './features/content/announcements/endpoints.ts'
import { chatEndpoints } from './features/content/chat/endpoints.ts'
import { feedbackEndpoints } from './features/content/feedback/endpoints.ts'
import { helpEndpoints } from './features/content/help/endpoints.ts'
import { promotionEndpoints } from './features/content/promotions/endpoints.ts'
import { supportEndpoints } from './features/content/support/endpoints.ts'
import { catalogueEndpoints } from './features/lobby/catalogue/endpoints.ts'
import { favouriteEndpoints } from './features/lobby/favourites/endpoints.ts'
import { featuredEndpoints } from './features/lobby/featured/endpoints.ts'
import { gameEndpoints } from './features/lobby/games/endpoints.ts'
import { launchEndpoints } from './features/lobby/launch/endpoints.ts'
import { lotteryEndpoints } from './features/lobby/lottery/endpoints.ts'
import { recentEndpoints } from './features/lobby/recents/endpoints.ts'
import { inboxEndpoints } from './features/messages/inbox/endpoints.ts'
import type { Endpoint } from './kernel/endpoint.ts'
import { cryptoKey } from './transport/crypto-key-endpoint.ts'

/**
 * Every call of the platform (CALL-01). A server implements all of them: the sandbox's handler table is typed
 * by this object, so a missing one does not compile.
 */
export const contract = Object.freeze({
  ...announcementEndpoints,
  ...appDownloadEndpoints,
  ...attemptEndpoints,
  ...avatarEndpoints,
  ...catalogueEndpoints,
  ...challengeEndpoints,
  ...chatEndpoints,
  ...contractEndpoints,
  ...depositEndpoints,
  ...depositLimitEndpoints,
  ...favouriteEndpoints,
  ...featuredEndpoints,
  ...feedbackEndpoints,
  ...gameEndpoints,
  ...helpEndpoints,
  ...inboxEndpoints,
  ...invitationEndpoints,
  ...kycEndpoints,
  ...launchEndpoints,
  ...linkEndpoints,
  ...lotteryEndpoints,
  ...memberEndpoints,
  ...memberPhoneEndpoints,
  ...passwordEndpoints,
  ...paymentPasswordEndpoints,
  ...payoutAccountEndpoints,
  ...platformEndpoints,
  ...pointsMallEndpoints,
  ...promotionEndpoints,
  ...rebateEndpoints,
  ...recentEndpoints,
  ...recordEndpoints,
  ...redRainEndpoints,
  ...registrationEndpoints,
  ...rewardEndpoints,
  ...securityCenterEndpoints,
  ...sessionEndpoints,
  ...supportEndpoints,
  ...teamEndpoints,
  ...walletEndpoints,
  ...withdrawalEndpoints,
  cryptoKey,
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
export { ERROR_CODES, type ErrorCode } from './config/error-codes.ts'
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
export type {
  AnyEndpoint,
  Endpoint,
  EndpointInput,
  EndpointOutput,
  EndpointRequest,
  EndpointResponse,
} from './kernel/endpoint.ts'
export { isSafeRegex } from './kernel/validation/safe-regex.ts'
