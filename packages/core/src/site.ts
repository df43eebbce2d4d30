/** What one mobile site decides on top of the features: its routes, chrome, menus, home page and gestures. */
import type {} from './index.ts'
import type { SiteRoutes } from './site/routes.ts'

// Named `index.js`, so that it means the main door in the sources and in the published types. The import above makes the
// compiler include that file.
declare module './index.js' {
  interface Routes extends SiteRoutes {}
}

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
