export {
  CLASSIFICATIONS,
  type Classification,
  GAME_CATEGORIES,
  GATEWAY,
  type GameCategory,
  isClassification,
  isVirtualGroup,
  type Language,
  MODULE_IDS,
  type ModuleId,
  VIRTUAL_GROUPS,
  type VirtualGroup,
} from './config/codes.ts'
export type { FoyerConfig, FoyerConfigInput } from './config/config.ts'
export type { Flag } from './config/flags.ts'
export { LIMITS } from './config/limits.ts'
export { createFoyer, type FoyerOptions } from './create-foyer.ts'
export { createRuntime, type Runtime, type RuntimeOptions } from './create-runtime.ts'
export type { Avatar } from './features/account/avatar/avatar.ts'
export { avatarFeature } from './features/account/avatar/avatar-feature.ts'
export { createAvatar } from './features/account/avatar/create-avatar.ts'
export { createKyc } from './features/account/kyc/create-kyc.ts'
export type { Kyc, KycForm, KycImage, KycInfo, KycStatus, UploadState } from './features/account/kyc/kyc.ts'
export { kycFeature } from './features/account/kyc/kyc-feature.ts'
export { acceptsDocuments, KYC_IMAGES, REQUIRED_IMAGES } from './features/account/kyc/kyc-rules.ts'
export { createMember } from './features/account/member/create-member.ts'
export type { Member, MemberInfo } from './features/account/member/member.ts'
export { createSecurity } from './features/account/security/create-security.ts'
export { maskEmail, maskMobile, maskName } from './features/account/security/masks.ts'
export type { DeviceFacts, LastLogin, Security, SecurityFacts } from './features/account/security/security.ts'
export { securityFeature } from './features/account/security/security-feature.ts'
export { type Ability, abilitiesOf, ruleFor } from './features/app/access/abilities.ts'
export type {
  Access,
  AccessExplanation,
  AccessState,
  BackTarget,
  PageTransition,
  RouteMatch,
  RouteName,
  RouteResult,
} from './features/app/access/access.ts'
export type {
  AccessMessage,
  AccessResult,
  Denial,
  DenialReason,
  DenialReasonCode,
  DeniedResult,
  Role,
} from './features/app/access/access-result.ts'
export { type AccessRule, authorize, type FlagReader, isShown } from './features/app/access/authorize.ts'
export { createAccess } from './features/app/access/create-access.ts'
export { createAccessGuard } from './features/app/access/create-guard.ts'
export type { AccessGuard, EnforceOptions } from './features/app/access/guard.ts'
export { createInstall, findLink } from './features/app/install/create-install.ts'
export type { Install, ResourceLink, ResourceType } from './features/app/install/install.ts'
export { installFeature } from './features/app/install/install-feature.ts'
export { iosSupported, iosVersion } from './features/app/install/install-rules.ts'
export { LANGUAGE_CODES } from './features/app/language/codes.ts'
export type { Languages } from './features/app/language/language.ts'
export type { App, AppSettings, AppStatus, StatusKind } from './features/app/settings/app.ts'
export { createApp } from './features/app/settings/create-app.ts'
export { createTheme } from './features/app/theme/create-theme.ts'
export type { Theme } from './features/app/theme/theme.ts'
export type { Captcha, CaptchaAnswer, CaptchaState } from './features/auth/captcha/captcha.ts'
export type {
  HumanCheck,
  HumanProof,
  HumanPurpose,
  HumanRequest,
  HumanState,
  HumanVerifier,
} from './features/auth/captcha/human-verifier.ts'
export type { Challenges } from './features/auth/challenges/challenges.ts'
export { challengesFeature } from './features/auth/challenges/challenges-feature.ts'
export { createChallenges } from './features/auth/challenges/create-challenges.ts'
export { countryOf, type DialingCountry, dialingCountries, findCountries } from './features/auth/otp/countries.ts'
export { DIALING_CODES, type DialingCode } from './features/auth/otp/dialing-codes.ts'
export { CODE_MAX, codeDigits, EMAIL_MAX, MOBILE_MAX } from './features/auth/otp/field-rules.ts'
export { mobileTyped, readMobileNumber } from './features/auth/otp/mobile-number.ts'
export type { PhoneConfirmation, PhoneProof, PhoneVerifier } from './features/auth/otp/phone-verifier.ts'
export type { MobileNumber, SmsCode, SmsCodeState, SmsPurpose } from './features/auth/otp/sms.ts'
export { createPassword, type PasswordDeps } from './features/auth/password/create-password.ts'
export type {
  ChangePasswordForm,
  ChangePasswordValues,
  FindType,
  ForgotEmailForm,
  ForgotEmailValues,
  Password,
  PhonePasswordForm,
  PhonePasswordValues,
} from './features/auth/password/password.ts'
export { passwordFeature } from './features/auth/password/password-feature.ts'
export { createRegistration, type RegistrationDeps } from './features/auth/registration/create-registration.ts'
export { type FieldRules, fieldRulesFeature } from './features/auth/registration/field-rules.ts'
export { REG_FIELDS, type RegField, type RegisterField, type RegMethod } from './features/auth/registration/fields.ts'
export type {
  RegisterForm,
  RegisterValues,
  RegisterView,
  Registration,
} from './features/auth/registration/registration.ts'
export { registrationFeature } from './features/auth/registration/registration-feature.ts'
export { createSession, type SessionControl } from './features/auth/session/create-session.ts'
export { isAgent, isTrial } from './features/auth/session/roles.ts'
export type { Credentials, Session, SessionInfo, SessionState, SignInOptions } from './features/auth/session/session.ts'
export { type SharedRuleName, type SharedRules, sharedRules } from './features/auth/shared-rules.ts'
export type { DeviceCredentials } from './features/auth/sign-in/device-credentials.ts'
export { deviceCredentialsFeature } from './features/auth/sign-in/device-credentials-feature.ts'
export type { CredentialsToSave, SavedCredentials, SavedLogin } from './features/auth/sign-in/saved-credentials.ts'
export type { SignIn, SignInForm, SignInMethod, SignInValues } from './features/auth/sign-in/sign-in.ts'
export { signInFeature } from './features/auth/sign-in/sign-in-feature.ts'
export type { TemporaryPassword } from './features/auth/sign-in/temporary-password.ts'
export { createSocialSignIn, type SocialDeps } from './features/auth/social/create-social-sign-in.ts'
export type { FacebookSettings } from './features/auth/social/facebook.ts'
export type { GoogleSettings } from './features/auth/social/google.ts'
export { createFacebookProvider, createGoogleProvider } from './features/auth/social/providers.ts'
export { type SocialFacts, socialButtons } from './features/auth/social/rules.ts'
export {
  SOCIAL_NETWORKS,
  type SocialIdentity,
  type SocialNetwork,
  type SocialSignIn,
  type SocialSignInProvider,
} from './features/auth/social/social-sign-in.ts'
export { socialSignInFeature } from './features/auth/social/social-sign-in-feature.ts'
export { createRecords } from './features/cashier/records/create-records.ts'
export type { Bet, DayResult, Records, Transaction } from './features/cashier/records/records.ts'
export { recordsFeature } from './features/cashier/records/records-feature.ts'
export { createWallet } from './features/cashier/wallet/create-wallet.ts'
export type { Wallet, WalletEntry, WalletState, Wallets } from './features/cashier/wallet/wallet.ts'
export type { Announcement, Announcements, Banner } from './features/content/announcements/announcements.ts'
export { announcementsFeature } from './features/content/announcements/announcements-feature.ts'
export { createAnnouncements } from './features/content/announcements/create-announcements.ts'
export { popupRem } from './features/content/announcements/rules.ts'
export type { Chat, ChatOptions } from './features/content/chat/chat.ts'
export { chatFeature } from './features/content/chat/chat-feature.ts'
export { createChat } from './features/content/chat/create-chat.ts'
export { createHomePopups, type HomePopupsDeps } from './features/content/home-popups/create-home-popups.ts'
export type {
  DownloadPopup,
  HomePopup,
  HomePopups,
  LoginPopup,
  PopupSize,
} from './features/content/home-popups/home-popups.ts'
export { homePopupsFeature } from './features/content/home-popups/home-popups-feature.ts'
export { createSupport, type SupportDeps } from './features/content/support/create-support.ts'
export type { Support, SupportEntry, SupportKind, SupportNetwork } from './features/content/support/support.ts'
export { supportFeature } from './features/content/support/support-feature.ts'
export {
  allowedEntries,
  type ChannelList,
  channelList,
  floatingEntries,
} from './features/content/support/support-rules.ts'
export type { Catalogue, CatalogueData, Category, Vendor } from './features/lobby/catalogue/catalogue.ts'
export { categoryPath, displayCategory } from './features/lobby/catalogue/category-rules.ts'
export { createCatalogue } from './features/lobby/catalogue/create-catalogue.ts'
export { tileThemeFeature } from './features/lobby/catalogue/tile-theme-feature.ts'
export { createFavourites } from './features/lobby/favourites/create-favourites.ts'
export type { Favourites } from './features/lobby/favourites/favourites.ts'
export { favouritesFeature } from './features/lobby/favourites/favourites-feature.ts'
export { createFeatured } from './features/lobby/featured/create-featured.ts'
export type { Featured } from './features/lobby/featured/featured.ts'
export { featuredFeature } from './features/lobby/featured/featured-feature.ts'
export { createGames, type GamesDeps } from './features/lobby/games/create-games.ts'
export { createShelves, type ShelvesDeps } from './features/lobby/games/create-shelves.ts'
export type {
  FilterMode,
  GameFilter,
  GameList,
  GameListOptions,
  GameListState,
  Games,
  ListScreen,
  ListTab,
  Shelf,
  ShelfState,
  Shelves,
} from './features/lobby/games/game-list.ts'
export { gamesFeature } from './features/lobby/games/games-feature.ts'
export {
  CLASS_OPTIONS,
  listOptions,
  minBetOptions,
  minLineOptions,
  typeTarget,
} from './features/lobby/games/list-rules.ts'
export { shelvesFeature } from './features/lobby/games/shelves-feature.ts'
export type { Game, GameKey } from './features/lobby/games/wire-game.ts'
export { createLaunch, type LaunchDeps } from './features/lobby/launch/create-launch.ts'
export type { Launch, LaunchState } from './features/lobby/launch/launch.ts'
export { launchFeature } from './features/lobby/launch/launch-feature.ts'
export { createLottery } from './features/lobby/lottery/create-lottery.ts'
export type { Draw, Lotteries, Lottery, LotteryGame, LotteryGroup, Winner } from './features/lobby/lottery/lottery.ts'
export { lotteryFeature } from './features/lobby/lottery/lottery-feature.ts'
export {
  type BallStyle,
  ballStyle,
  lotteriesOf,
  nextLottery,
  secondsToDraw,
} from './features/lobby/lottery/lottery-rules.ts'
export { createRecents } from './features/lobby/recents/create-recents.ts'
export type { Recents } from './features/lobby/recents/recents.ts'
export { recentsFeature } from './features/lobby/recents/recents-feature.ts'
export { createSearch, type SearchDeps } from './features/lobby/search/create-search.ts'
export type {
  Search,
  SimilarGames,
  Suggestion,
  Suggestions,
  SuggestionsOptions,
  SuggestionsState,
} from './features/lobby/search/search.ts'
export { searchFeature } from './features/lobby/search/search-feature.ts'
export type { Feature, FeatureApi, FeatureDeps, FeatureMap, Foyer, FoyerBase } from './foyer.ts'
export { type DateRange, dateRange } from './kernel/date-range.ts'
export { ERROR_CODES, type ErrorCode, FoyerError, isFoyerError } from './kernel/errors.ts'
export type {
  EventBus,
  FocusEvent,
  FoyerEvents,
  NavigateEvent,
  PopupAction,
  PopupEvent,
  ToastEvent,
  ToastKind,
  TypedEmitter,
} from './kernel/events.ts'
export { errorMessage } from './kernel/events.ts'
export type { FeatureContext } from './kernel/feature-context.ts'
export type { FieldError, Form, FormState } from './kernel/form.ts'
export { createForm, type FieldRule, type FormOptions, type FormRules } from './kernel/form.ts'
export type { Log, LogEntry } from './kernel/log.ts'
export type { LoadingPurpose, Notifier, NotifyOptions } from './kernel/notifier.ts'
export type { PagedList, PagedListState } from './kernel/paged-list.ts'
export { createPagedList, type Page, type PagedListOptions } from './kernel/paged-list.ts'
export type { Resource } from './kernel/resource.ts'
export { createResource, type ResourceControl, type ResourceOptions } from './kernel/resource.ts'
export type { Rotation } from './kernel/rotation.ts'
export { createRotation, type RotationOptions } from './kernel/rotation.ts'
export { createScope, type Scope } from './kernel/scope.ts'
export { createStoredValue, type StoredValue, type StoredValueOptions } from './kernel/stored-value.ts'
export { createDebounce, createThrottle, type Debounced } from './kernel/throttle.ts'
export { createImageSelection, type ImageSelectionOptions } from './kernel/uploads/create-image-selection.ts'
export type {
  ImageSelection,
  ImageSelectionState,
  RefusedImage,
  SelectedImage,
} from './kernel/uploads/image-selection.ts'
export {
  type ImageType,
  type ImageValidation,
  type UploadErrorCode,
  validateImage,
} from './kernel/uploads/validate-image.ts'
export { toInternalPath } from './kernel/url/internal-path.ts'
export { isHttpUrl, parseUrl } from './kernel/url/parse-url.ts'
export type { TextType, Validator } from './kernel/validation/validators.ts'
export * as checks from './kernel/validation/validators.ts'
export { type WhenOptions, when } from './kernel/when.ts'
export { type MemoryPorts, type MemoryPortsOptions, memoryPorts } from './ports/memory.ts'
export type {
  Clock,
  CryptoSource,
  Device,
  KeyValueStorage,
  Navigation,
  NavigationCause,
  Network,
  OpenedWindow,
  Ports,
  Random,
  Scripts,
  SecretCipher,
  TimerId,
  Unsubscribe,
  Visibility,
} from './ports/ports.ts'
export type { Call, CallOptions } from './transport/call.ts'
export { type Codec, type CodecChoice, type EncryptedBody, plainCodec } from './transport/codec.ts'
export type { HydrationState } from './transport/hydration.ts'
export type { ServerClock } from './transport/server-clock.ts'
export type { TokenProvider } from './transport/token-provider.ts'
