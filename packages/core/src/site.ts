/**
 * What one mobile site decides on top of the features: its routes, chrome, menus, home page and gestures, and the rules that
 * single components of a site show, such as bounds of fields, quick amounts and obstacles.
 */
import type {} from './index.ts'
import type { SiteRoutes } from './site/routes.ts'

// Named `index.js`, so that it means the main door in the sources and in the published types. The import above makes the
// compiler include that file.
declare module './index.js' {
  interface Routes extends SiteRoutes {}
}

export { isClassification } from './config/code-lists.ts'
export { isMenuEntryShown } from './features/access/evaluate-access.ts'
export { acceptsDocuments, KYC_IMAGE_SLOTS, KYC_REQUIRED_IMAGES } from './features/account/kyc/kyc.ts'
export { isPhoneTask } from './features/account/member-phone/phone-tasks.ts'
export { MAX_LINK_TITLE_LENGTH } from './features/agency/links/endpoints.ts'
export { periodParams, readPeriod } from './features/agency/team/team-period.ts'
export { everyDay, percentChange, reportSteps } from './features/agency/team/team-report.ts'
export { treeStep } from './features/agency/team/tree-step.ts'
export { findDownloadLink } from './features/app/app-downloads/app-downloads.ts'
export { LANGUAGE_PICKER_CODES } from './features/app/language/languages.ts'
export { EMAIL_MAX_LENGTH, MOBILE_MAX_LENGTH, sanitizeCodeInput } from './features/auth/account-field-rules.ts'
export { countryOf, dialingCountries, findCountries } from './features/auth/otp/countries.ts'
export { readMobileNumber, sanitizeMobileInput } from './features/auth/otp/mobile-number.ts'
export { isEndUnknown } from './features/cashier/attempts/attempt-outcome.ts'
export {
  depositBounds,
  depositEnd,
  isBeyondLimit,
  leastBeyondLimit,
  quickAmounts,
} from './features/cashier/deposits/deposit-rules.ts'
export { readDepositId } from './features/cashier/deposits/deposits.ts'
export { PAYMENT_PASSWORD_LENGTH } from './features/cashier/payment-password/payment-password-rules.ts'
export { goodObstacle } from './features/cashier/points-mall/points-mall.ts'
export { ADDRESS_LENGTH } from './features/cashier/points-mall/redeem-form.ts'
export { MAX_EXPORTED_RECORDS } from './features/cashier/records/period-lists.ts'
export { RECORD_PERIODS } from './features/cashier/records/record-days.ts'
export { isWithdrawalOpen } from './features/cashier/withdrawals/withdrawal.ts'
export { mostNow, withdrawableNow, withdrawalObstacles } from './features/cashier/withdrawals/withdrawal-terms.ts'
export { readWantedNotice, wantedNoticeId } from './features/content/announcements/wanted-notice.ts'
export { findTopic } from './features/content/help/help.ts'
export { searchHelp } from './features/content/help/help-search.ts'
export { APPLICATION_IMAGE_SLOTS, applicationProblem } from './features/content/promotions/application-form.ts'
export { filterPromotions, promotionPeriod } from './features/content/promotions/promotion-rules.ts'
export {
  firstOfEachNetwork,
  floatingSupportEntries,
  omitDeniedLivechat,
  sideMenuSupport,
  supportEntryNumber,
} from './features/content/support/support-rules.ts'
export { displayCategoryCode } from './features/lobby/catalogue/category-rules.ts'
export { tileTheme } from './features/lobby/catalogue/tile-theme.ts'
export { minBetOptions, minLineOptions, SLOT_CLASSIFICATION_OPTIONS } from './features/lobby/games/list-rules.ts'
export {
  drawnNumbersStyle,
  lotteriesOfMode,
  secondsToDraw,
  sortByNextDraw,
} from './features/lobby/lottery/lottery-rules.ts'
export { countDays, readTimeZone } from './kernel/calendar-day.ts'
export { toCsv } from './kernel/csv.ts'
export { datePickerRange } from './kernel/date-picker-range.ts'
export { UNKNOWN_PATH_HASH } from './kernel/routes.ts'
export { trimmedLength } from './kernel/validation/normalize.ts'
export { categoryTarget } from './site/category-target.ts'
export { type Chrome, chromeFor } from './site/chrome.ts'
export { type FooterEntry, footerMenu, type MenuContext, type MenuEntry } from './site/footer-menu.ts'
export {
  categoriesOfVendor,
  gameListOptions,
  gameListOptionsFromUrl,
  type ListScreenName,
  listCategory,
  listVendorMenu,
  typeTarget,
} from './site/game-list-screens.ts'
export {
  categoryBrowserMenu,
  categoryDropdown,
  categoryPanelKind,
  groupIntoSlides,
  hasArrows,
  homeBlocks,
  NAV_CATEGORIES,
  slidesPerView,
  tabStripWindow,
  tabTapAction,
  vendorMenu,
} from './site/home-rules.ts'
export {
  type AgentTileEntry,
  agentFooterMenu,
  agentTiles,
  contractTarget,
  memberMenu,
  type SettingsMenu,
  type SideMenu,
  settingsMenu,
  sideMenu,
} from './site/menus.ts'
export {
  type PressArea,
  type PressCallbacks,
  type PressGesture,
  type PressGestureState,
  type PressPoint,
  pressGesture,
} from './site/press-gesture.ts'
export {
  type RouteChrome,
  routes,
  type SiteRouteRow,
  type SiteRoutes,
  type SiteRouteTable,
} from './site/routes.ts'
export {
  SWIPE_IDLE,
  type SwipeDirection,
  type SwipeState,
  swipeBackReducer,
  swipeDirection,
  type TouchStep,
} from './site/swipe.ts'
