export type { Ability } from './config/abilities.ts'
export { GAME_GROUPS, type GameGroup, type PromoLabel, type UrlTab } from './config/code-lists.ts'
export type { FoyerConfig, FoyerConfigInput } from './config/config.ts'
export type { EndpointId } from './config/endpoint-ids.ts'
export type { Envelope, ReadEnvelope } from './config/envelope.ts'
export { ERROR_CODES, type ErrorCode } from './config/error-codes.ts'
export type { FlagName } from './config/flags.ts'
export { SPEC_CONSTANTS } from './config/spec-constants.ts'
export { createFoyer, type FoyerOptions } from './create-foyer.ts'
export { type Access, access } from './features/access/access.ts'
export type { AccessResult } from './features/access/evaluate-access.ts'
export type { AccessExplanation } from './features/access/explain-access.ts'
export type { RouteResult } from './features/access/guard-route.ts'
export type { PageState } from './features/access/page-history.ts'
export { avatar } from './features/account/avatar/avatar.ts'
export { type KycImageSlot, type KycState, type KycStatus, kyc } from './features/account/kyc/kyc.ts'
export { type MemberInfo, member } from './features/account/member/member.ts'
export {
  type MemberPhoneForm,
  type MemberPhoneState,
  type MemberPhoneValues,
  memberPhone,
} from './features/account/member-phone/member-phone.ts'
export type { PhoneTask } from './features/account/member-phone/phone-tasks.ts'
export { type PasswordResetMethod, password } from './features/account/password/password.ts'
export type { EmailResetForm, PhoneResetForm } from './features/account/password/types.ts'
export type { DeviceFacts } from './features/account/security-center/parse-user-agent.ts'
export { type MaskedMemberDetails, securityCenter } from './features/account/security-center/security-center.ts'
export type { ChangeStatus } from './features/agency/change-status.ts'
export type { ContractKind } from './features/agency/contracts/agreed-notice.ts'
export { contractPrompts } from './features/agency/contracts/contract-prompts.ts'
export {
  type Agreement,
  type AgreementTerms,
  type Contract,
  type ContractPage,
  type ContractStatement,
  contracts,
} from './features/agency/contracts/contracts.ts'
export type { AccountForm, AccountFormOptions, AccountValues } from './features/agency/links/account-form.ts'
export { type AgentLinkDraft, type AgentLinks, agentLinks } from './features/agency/links/agent-links.ts'
export type { NewLinkForm, NewLinkFormOptions, NewLinkValues } from './features/agency/links/new-link-form.ts'
export type { AccountDraft, AgentLink, OpenedAccount } from './features/agency/links/types.ts'
export type { RateForm, RateFormOptions } from './features/agency/rebates/rate-form.ts'
export type { RateBounds, TypedRates } from './features/agency/rebates/rates.ts'
export {
  type RebateIncomeQuery,
  type RebateIncomeRow,
  type RebateIncomeTotals,
  type RebatePage,
  type RebatePreview,
  type RebateSettings,
  type Rebates,
  rebates,
} from './features/agency/rebates/rebates.ts'
export type { OwnRainCheck, RainCheck } from './features/agency/red-rain/check-draw.ts'
export type { RainEntry, RainPhase, RainRound, RainRounds } from './features/agency/red-rain/rain-phase.ts'
export { type RedRain, redRain } from './features/agency/red-rain/red-rain.ts'
export type { Greeting } from './features/agency/team/greeting.ts'
export {
  type RebateRates,
  type Team,
  type TeamCosts,
  type TeamDay,
  type TeamLine,
  type TeamLineQuery,
  type TeamMemberDetails,
  type TeamMemberQuery,
  type TeamOverview,
  type TeamOverviewLine,
  type TeamResult,
  type TeamTotals,
  team,
} from './features/agency/team/team.ts'
export type { TeamBet, TeamBetList } from './features/agency/team/team-bet-list.ts'
export type { AddressPeriod, PeriodParams } from './features/agency/team/team-period.ts'
export type { ReportStep } from './features/agency/team/team-report.ts'
export { type AgentHour, type TeamCounters, teamToday } from './features/agency/team/team-today.ts'
export type {
  TeamTree,
  TeamTreeQuery,
  TeamTreeRow,
  TeamTreeSummary,
} from './features/agency/team/team-tree.ts'
export type { TeamBetQuery, TeamMember, TeamMemberName, TeamPlay, TeamSort } from './features/agency/team/types.ts'
export { appDownloads, type DownloadLink } from './features/app/app-downloads/app-downloads.ts'
export { type Install, type InstallOutcome, install } from './features/app/install/install.ts'
export type {
  BlockLink,
  GuideSystem,
  InstallOffer,
  InstallOffers,
} from './features/app/install/install-rules.ts'
export type { InstallDevice } from './features/app/install/read-device.ts'
export { type Motion, type MovingPart, motion } from './features/app/motion/motion.ts'
export { type PlatformSettings, platform } from './features/app/platform/platform.ts'
export type { PlatformStatus } from './features/app/platform/types.ts'
export { type ReportViewChoice, reportView } from './features/app/report-view/report-view.ts'
export { theme } from './features/app/theme/theme.ts'
export type { UpdateReason, Updates } from './features/app/updates/updates.ts'
export { updates } from './features/app/updates/updates.ts'
export type { WatchedRegistration, WatchedWorker } from './features/app/updates/watch-worker.ts'
export type { Captcha, CaptchaState } from './features/auth/captcha/captcha.ts'
export type {
  HumanCheck,
  HumanCheckRequest,
  HumanCheckState,
  HumanProof,
  HumanVerifier,
} from './features/auth/captcha/human-check.ts'
export { challenges } from './features/auth/challenges/challenges.ts'
export type { AccountCode } from './features/auth/otp/account-code.ts'
export type { DialingCountry } from './features/auth/otp/countries.ts'
export type { MobileNumber } from './features/auth/otp/mobile-number.ts'
export type { PhoneConfirmation, PhoneVerifier, SmsCode, SmsCodeState } from './features/auth/otp/sms-code.ts'
export type {
  RegisterField,
  RegisterFieldName,
  RegistrationMethod,
} from './features/auth/registration/register-fields.ts'
export { registration } from './features/auth/registration/registration.ts'
export type { RegisterForm } from './features/auth/registration/types.ts'
export { isAgent } from './features/auth/session/roles.ts'
export {
  type CodeCredentials,
  type PasswordCredentials,
  type Session,
  type SessionState,
  type StoredSession,
  session,
} from './features/auth/session/session.ts'
export { signIn } from './features/auth/sign-in/sign-in.ts'
export type { SignInForm, SignInFormMethod, SignInValues } from './features/auth/sign-in/sign-in-form.ts'
export { type SocialSignInNetwork, socialSignIn } from './features/auth/social/social-sign-in.ts'
export type { SocialIdentity, SocialSignInProvider } from './features/auth/social/types.ts'
export type { Attempt, AttemptAction, AttemptState, KeyedEndpoint } from './features/cashier/attempts/attempt.ts'
export { attempts } from './features/cashier/attempts/attempts.ts'
export {
  type DepositLimit,
  type DepositLimitForm,
  type DepositLimitList,
  type DepositLimitObstacle,
  type DepositLimitPeriod,
  type DepositLimitQuestion,
  type DepositLimitValues,
  depositLimits,
  type OwnDepositLimits,
} from './features/cashier/deposit-limits/deposit-limits.ts'
export type { DepositForm, DepositFormOptions, DepositValues } from './features/cashier/deposits/deposit-form.ts'
export type {
  Deposit,
  DepositEnd,
  DepositMethod,
  DepositQuote,
  DepositReceipt,
  DepositState,
} from './features/cashier/deposits/deposit-rules.ts'
export { type DepositPage, type DepositPageAddress, deposits } from './features/cashier/deposits/deposits.ts'
export type { FirstLimit } from './features/cashier/deposits/first-limit.ts'
export type { FollowedDeposit } from './features/cashier/deposits/follow-deposit.ts'
export type { DepositMethods } from './features/cashier/deposits/types.ts'
export {
  type FriendEndReason,
  type FriendState,
  type Invitation,
  type InvitationEarning,
  type InvitationRules,
  type Invitations,
  type InvitedFriend,
  invitation,
} from './features/cashier/invitation/invitation.ts'
export {
  type ChangePaymentPasswordForm,
  type ChangePaymentPasswordValues,
  type NewPaymentPasswordForm,
  type NewPaymentPasswordValues,
  type PaymentPassword,
  type PaymentPasswordState,
  paymentPassword,
} from './features/cashier/payment-password/payment-password.ts'
export {
  type PayoutAccount,
  type PayoutAccountForm,
  type PayoutAccountList,
  type PayoutAccounts,
  type PayoutAccountValues,
  type PayoutKind,
  type PayoutKindRule,
  payoutAccounts,
} from './features/cashier/payout-accounts/payout-accounts.ts'
export {
  type GoodObstacle,
  type PointsBalance,
  type PointsChange,
  type PointsMall,
  pointsMall,
  type RedemptionDetails,
} from './features/cashier/points-mall/points-mall.ts'
export type { RedeemForm } from './features/cashier/points-mall/redeem-form.ts'
export type { Good, GoodKind, Redemption, RedemptionState } from './features/cashier/points-mall/types.ts'
export type {
  AllRecords,
  PeriodCalendar,
  ReadAllOptions,
  ReadingProgress,
  RecordDetails,
  RecordList,
  RecordQuery,
  RecordSummary,
} from './features/cashier/records/period-lists.ts'
export type { RecordDays, RecordDaysProblem, RecordPeriod } from './features/cashier/records/record-days.ts'
export {
  type Bet,
  type BetDetails,
  type BetTotals,
  type DailyProfitAndLoss,
  type GameRecordQuery,
  type ProfitAndLossTotals,
  type RecordPosting,
  records,
  type Transaction,
  type TransactionDetails,
  type TransactionKind,
  type TransactionQuery,
  type TransactionTotals,
} from './features/cashier/records/records.ts'
export { type RefusalDetails, refusalDetails } from './features/cashier/refusal-details.ts'
export {
  type CurrentRewards,
  type MemberLevel,
  type Reward,
  type RewardKind,
  type RewardState,
  type Rewards,
  type RewardTerms,
  rewards,
} from './features/cashier/rewards/rewards.ts'
export { type Balance, type WalletsByOwner, wallet } from './features/cashier/wallet/wallet.ts'
export type { Withdrawal, WithdrawalReason, WithdrawalState } from './features/cashier/withdrawals/withdrawal.ts'
export type {
  WithdrawalCost,
  WithdrawalForm,
  WithdrawalFormOptions,
  WithdrawalRefusal,
  WithdrawalReview,
  WithdrawalValues,
} from './features/cashier/withdrawals/withdrawal-form.ts'
export type {
  OpenTurnover,
  WithdrawableNow,
  WithdrawalBound,
  WithdrawalObstacle,
  WithdrawalTerms,
} from './features/cashier/withdrawals/withdrawal-terms.ts'
export { type WithdrawalDetails, type Withdrawals, withdrawals } from './features/cashier/withdrawals/withdrawals.ts'
export { type AgentAnnouncements, agentAnnouncements } from './features/content/announcements/agent-announcements.ts'
export { type Announcements, announcements } from './features/content/announcements/announcements.ts'
export type { Announcement, Banner } from './features/content/announcements/types.ts'
export type { WantedNotice } from './features/content/announcements/wanted-notice.ts'
export { type ChatAppearance, chat } from './features/content/chat/chat.ts'
export { type LiveModel, type LiveModelFilter, liveModels } from './features/content/chat/live-models.ts'
export { type FeedbackForm, type FeedbackFormOptions, feedback } from './features/content/feedback/feedback.ts'
export { help } from './features/content/help/help.ts'
export type { HelpTopic } from './features/content/help/types.ts'
export { type HomePopup, homePopups } from './features/content/home-popups/home-popups.ts'
export type { AnnouncementPopup } from './features/content/home-popups/types.ts'
export type { ApplicationImageSlot, PromotionApplyForm } from './features/content/promotions/application-form.ts'
export type {
  PromoAction,
  PromoBadge,
  PromoEntry,
  PromotionPeriod,
  PromotionTab,
} from './features/content/promotions/promotion-rules.ts'
export type { PromotionTerms } from './features/content/promotions/promotion-terms.ts'
export { type Promotion, type Promotions, promotions } from './features/content/promotions/promotions.ts'
export { support } from './features/content/support/support.ts'
export type { SupportEntry } from './features/content/support/types.ts'
export { badge } from './features/content/unread/badge.ts'
export { type UnreadCounts, unread } from './features/content/unread/unread.ts'
export { catalogue } from './features/lobby/catalogue/catalogue.ts'
export type { CatalogueData, Category, Vendor } from './features/lobby/catalogue/types.ts'
export { favourites } from './features/lobby/favourites/favourites.ts'
export { featured } from './features/lobby/featured/featured.ts'
export type { Game, GameKey } from './features/lobby/games/game.ts'
export type { GameList } from './features/lobby/games/game-list.ts'
export { games } from './features/lobby/games/games.ts'
export type { GameFilter, GameQuery, GameTab } from './features/lobby/games/list-query.ts'
export type { ListTab } from './features/lobby/games/list-rules.ts'
export type { Shelf } from './features/lobby/games/shelves.ts'
export { shelves } from './features/lobby/games/shelves.ts'
export type { GameListOptions } from './features/lobby/games/types.ts'
export { launch } from './features/lobby/launch/launch.ts'
export type { LaunchState } from './features/lobby/launch/types.ts'
export type { Lotteries } from './features/lobby/lottery/lotteries.ts'
export { lotteries } from './features/lobby/lottery/lotteries.ts'
export type { Draw, LotteryData, LotteryGame, Winner } from './features/lobby/lottery/types.ts'
export { recents } from './features/lobby/recents/recents.ts'
export type { Autocomplete, Suggestion } from './features/lobby/suggestions/autocomplete.ts'
export type { SimilarGames } from './features/lobby/suggestions/similar-games.ts'
export { suggestions } from './features/lobby/suggestions/suggestions.ts'
export { type Inbox, inbox } from './features/messages/inbox/inbox.ts'
export type { Letter } from './features/messages/inbox/letter.ts'
export type { OpenedLetter } from './features/messages/inbox/mailbox.ts'
export type { Foyer, FoyerBase } from './foyer.ts'
export type { TimeZone } from './kernel/calendar-day.ts'
export type { Connection, ConnectionState } from './kernel/connection.ts'
export type { CsvCell } from './kernel/csv.ts'
export type { DateRange } from './kernel/date-picker-range.ts'
export {
  type Call,
  type CallOptions,
  defineEndpoint,
  type Endpoint,
  type EndpointInput,
  type EndpointOutput,
} from './kernel/endpoint.ts'
export { FoyerError, isFoyerError } from './kernel/errors.ts'
export {
  errorMessage,
  type FailureEvent,
  type FoyerEvents,
  type NavigateEvent,
  type PopupEvent,
  problemKey,
  type ToastEvent,
  type ToastKind,
} from './kernel/events.ts'
export {
  defineFeature,
  type Feature,
  type FeatureApi,
  type FeatureContext,
  type FeatureDefinition,
  type FeatureRecord,
  type UseFeature,
} from './kernel/feature.ts'
export type { FieldError, Form, FormState } from './kernel/form.ts'
export { isIncomplete } from './kernel/incomplete-rows.ts'
export type { LinkTarget } from './kernel/link-target.ts'
export type { Money } from './kernel/money/money.ts'
export type { Currency, MoneyProblem, ParsedMoney } from './kernel/money/parse-money.ts'
export * as money from './kernel/money/public-money.ts'
export type { List, ListData } from './kernel/paged-query.ts'
export type { Loadable, ReadyResource, Resource } from './kernel/query.ts'
export { type Result, safe, unwrap, type VerbOptions } from './kernel/result.ts'
export { type Rotation, rotation } from './kernel/rotation.ts'
export {
  matchPath,
  type NoParams,
  type RouteMatch,
  type RouteName,
  type RouteRow,
  type Routes,
  type RouteTable,
  type RouteTarget,
  toPath,
} from './kernel/routes.ts'
export type { Store } from './kernel/store.ts'
export type { RefusedImage, SelectedImage } from './kernel/uploads/image-selection.ts'
export type { UploadState } from './kernel/uploads/image-upload.ts'
export { when } from './kernel/when.ts'
export type { HostClock, Ports, Unsubscribe } from './ports/ports.ts'
export { type Codec, type CodecOption, type EncryptedBody, plainCodec } from './transport/codec.ts'
export type { HydrationState } from './transport/hydration.ts'
export * as wire from './transport/public-wire-schemas.ts'
