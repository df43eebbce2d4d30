export type {
  Access,
  AccessState,
  BackTarget,
  Decision,
  DecisionReason,
  Guard,
  Layout,
  RouteDefinition,
  RouteMatch,
  RouteName,
  Transition,
} from './access/access.ts'
export { backBarTitleKey, layoutFor, navbarTitleKey } from './access/layout.ts'
export {
  type FooterEntry,
  footerMenu,
  type MenuEntry,
  memberMenu,
  type SettingsMenu,
  type SideMenu,
  settingsMenu,
  sideMenu,
} from './access/menus.ts'
export { ownPath } from './access/own-path.ts'
export { type Resolution, resolveRoute } from './access/resolve-route.ts'
export { HOME_PATHS, isHome, ROUTE_PATHS, ROUTES } from './access/routes.ts'
export { SWIPE_IDLE, type SwipeEvent, type SwipeState, stepSwipeBack } from './access/swipe-back.ts'
export type { Announcement, Announcements, Banner } from './announcements/announcements.ts'
export type { Catalogue, CatalogueData, Category, Vendor } from './catalogue/catalogue.ts'
export {
  browserMenu,
  hasArrows,
  homeBlocks,
  panelFor,
  slidesPerView,
  stripAction,
  stripWindow,
  toSlides,
  vendorMenu,
  vendorTarget,
} from './catalogue/home-rules.ts'
export { CATEGORY_NAV, categoryPath, displayCategory, dropdown, navFor } from './catalogue/rules.ts'
export type { FoyerConfig, FoyerConfigInput } from './config/config.ts'
export type { Favourites } from './favourites/favourites.ts'
export type { Foyer } from './foyer.ts'
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
} from './games/game-list.ts'
export {
  CLASS_OPTIONS,
  drawerType,
  listOptions,
  minBetOptions,
  minLineOptions,
  shouldLoad,
} from './games/rules.ts'
export type { Game, GameKey } from './games/wire-game.ts'
export {
  CLASSIFICATIONS,
  type Classification,
  type Flag,
  GAME_CATEGORIES,
  type GameCategory,
  isClassification,
  isGameCategory,
  isVirtualGroup,
  type Language,
  VIRTUAL_GROUPS,
  type VirtualGroup,
} from './ids.ts'
export { ERROR_CODES, type ErrorCode, FoyerError, isFoyerError } from './kernel/errors.ts'
export type { FieldError, Form, FormState } from './kernel/form.ts'
export type {
  FocusIntent,
  Intents,
  NavigateIntent,
  PopupAction,
  PopupIntent,
  ToastIntent,
  ToastKind,
} from './kernel/intents.ts'
export type { PagedList, PagedListState } from './kernel/paged-list.ts'
export type { Resource } from './kernel/resource.ts'
export type { Rotation } from './kernel/rotation.ts'
export type { Languages } from './language/language.ts'
export type { Launch, LaunchState } from './launch/launch.ts'
export { LIMITS } from './limits.ts'
export type { Member, MemberInfo } from './member/member.ts'
export type { Bet, DayResult, Records, Transaction } from './records/records.ts'
export { isAgent, isTrial } from './session/roles.ts'
export type { Credentials, LoginForm, Session, SessionInfo, SessionState } from './session/session.ts'
export type { Site, SiteSettings, SiteStatus, StatusKind } from './site/site.ts'
export type { Theme } from './theme/theme.ts'
export type { Wallet, WalletEntry, WalletState } from './wallet/wallet.ts'
