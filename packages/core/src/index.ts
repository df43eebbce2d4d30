export { type FilterMode, isClassification } from './config/codes.ts'
export type { FoyerConfig, FoyerConfigInput } from './config/config.ts'
export type { EndpointId } from './config/endpoint-ids.ts'
export type { Flag } from './config/flags.ts'
export { LIMITS } from './config/limits.ts'
export { createFoyer, type FoyerOptions } from './create-foyer.ts'
export { avatarFeature } from './features/account/avatar/avatar.ts'
export {
  acceptsDocuments,
  KYC_IMAGES,
  type KycImage,
  type KycInfo,
  type KycStatus,
  kycFeature,
  REQUIRED_IMAGES,
} from './features/account/kyc/kyc.ts'
export type { MemberInfo } from './features/account/member/member.ts'
export { type DeviceFacts, type SecurityFacts, securityFeature } from './features/account/security/security.ts'
export { type Ability, ruleFor } from './features/app/access/abilities.ts'
export type { Access, AccessState } from './features/app/access/access.ts'
export { type AccessResult, authorize, isShown } from './features/app/access/authorize.ts'
export type { RouteResult } from './features/app/access/guard-route.ts'
export type { RouteMatch } from './features/app/access/resolve-route.ts'
export type { RouteName } from './features/app/access/routes.ts'
export { findLink, installFeature, type ResourceLink } from './features/app/install/install.ts'
export { LANGUAGE_CODES } from './features/app/language/languages.ts'
export type { AppSettings, AppStatus } from './features/app/settings/app.ts'
export type { Captcha, CaptchaState } from './features/auth/captcha/captcha.ts'
export type { HumanCheck, HumanState } from './features/auth/captcha/human-check.ts'
export { challengesFeature } from './features/auth/challenges/challenges.ts'
export { countryOf, type DialingCountry, dialingCountries, findCountries } from './features/auth/otp/countries.ts'
export { mobileTyped, readMobileNumber } from './features/auth/otp/mobile-number.ts'
export type { SmsCode, SmsCodeState } from './features/auth/otp/sms-code.ts'
export {
  type FindType,
  type ForgotEmailForm,
  type PhonePasswordForm,
  passwordFeature,
} from './features/auth/password/password.ts'
export { REG_FIELDS, type RegField, type RegisterField, type RegMethod } from './features/auth/registration/fields.ts'
export { type RegisterForm, registrationFeature } from './features/auth/registration/registration.ts'
export { isAgent } from './features/auth/session/roles.ts'
export type { Session, SessionInfo, SessionState } from './features/auth/session/session.ts'
export { CODE_MAX, codeDigits, EMAIL_MAX, MOBILE_MAX, sharedRules } from './features/auth/shared-rules.ts'
export { deviceCredentialsFeature } from './features/auth/sign-in/device-credentials.ts'
export {
  type SignInForm,
  type SignInMethod,
  type SignInValues,
  signInFeature,
} from './features/auth/sign-in/sign-in.ts'
export { type SocialNetwork, socialSignInFeature } from './features/auth/social/social-sign-in.ts'
export { type Bet, type DayResult, recordsFeature, type Transaction } from './features/cashier/records/records.ts'
export type { WalletState, Wallets } from './features/cashier/wallet/wallet.ts'
export {
  type Announcement,
  type Announcements,
  announcementsFeature,
  type Banner,
} from './features/content/announcements/announcements.ts'
export { type ChatOptions, chatFeature } from './features/content/chat/chat.ts'
export { type HomePopup, homePopupsFeature, type LoginPopup } from './features/content/home-popups/home-popups.ts'
export { type SupportEntry, supportFeature } from './features/content/support/support.ts'
export { allowedEntries, channelList, floatingEntries } from './features/content/support/support-rules.ts'
export type { CatalogueData, Category, Vendor } from './features/lobby/catalogue/catalogue.ts'
export { categoryPath, displayCategory } from './features/lobby/catalogue/category-rules.ts'
export { tileThemeFeature } from './features/lobby/catalogue/tile-theme.ts'
export { favouritesFeature } from './features/lobby/favourites/favourites.ts'
export { featuredFeature } from './features/lobby/featured/featured.ts'
export type { Game, GameKey } from './features/lobby/games/game.ts'
export type { GameFilter, GameList, GameListOptions, GameListState } from './features/lobby/games/game-list.ts'
export { gamesFeature } from './features/lobby/games/games.ts'
export {
  CLASS_OPTIONS,
  listOptions,
  minBetOptions,
  minLineOptions,
  typeTarget,
} from './features/lobby/games/list-rules.ts'
export type { Shelf } from './features/lobby/games/shelves.ts'
export { shelvesFeature } from './features/lobby/games/shelves.ts'
export type { LaunchState } from './features/lobby/launch/launch.ts'
export { launchFeature } from './features/lobby/launch/launch.ts'
export type { Draw, Lotteries, Lottery, LotteryGame, Winner } from './features/lobby/lottery/lottery.ts'
export { lotteryFeature } from './features/lobby/lottery/lottery.ts'
export { ballStyle, lotteriesOf, nextLottery, secondsToDraw } from './features/lobby/lottery/lottery-rules.ts'
export { recentsFeature } from './features/lobby/recents/recents.ts'
export type { SimilarGames, Suggestion, Suggestions } from './features/lobby/search/search.ts'
export { searchFeature } from './features/lobby/search/search-feature.ts'
export type { Feature, FeatureApi, FeatureDeps, FeatureMap, Foyer, FoyerBase } from './foyer.ts'
export { type DateRange, dateRange } from './kernel/date-range.ts'
export { ERROR_CODES, type ErrorCode, FoyerError, isFoyerError } from './kernel/errors.ts'
export {
  errorMessage,
  type FailureEvent,
  type FoyerEvents,
  type PopupEvent,
  type ToastEvent,
  type ToastKind,
} from './kernel/events.ts'
export type { FeatureContext } from './kernel/feature-context.ts'
export type { FieldError, Form, FormState } from './kernel/form.ts'
export type { PagedList } from './kernel/paged-list.ts'
export type { Resource } from './kernel/resource.ts'
export { type Result, safe, unwrap, type VerbOptions } from './kernel/result.ts'
export type { Rotation } from './kernel/rotation.ts'
export type { RefusedImage, SelectedImage } from './kernel/uploads/image-selection.ts'
export { isHttpUrl, parseUrl } from './kernel/url.ts'
export { when } from './kernel/when.ts'
export type { Ports, Unsubscribe } from './ports/ports.ts'
export {
  type Call,
  type CallOptions,
  defineEndpoint,
  type Endpoint,
  type EndpointInput,
  type EndpointOutput,
} from './transport/endpoint.ts'
export type { HydrationState } from './transport/hydration.ts'
export * as wire from './transport/wire-primitives.ts'
