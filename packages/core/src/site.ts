/** What one mobile site decides on top of the features: its routes, chrome, menus, home page and gestures. */
export { resolveRoute } from './features/app/access/resolve-route.ts'
export { HOME_PATHS } from './features/app/access/routes.ts'
export { type Chrome, chromeFor } from './site/chrome.ts'
export { gameListOptions, type ListScreen, listOptions, typeTarget } from './site/game-lists.ts'
export {
  categoryBrowserMenu,
  categoryPanel,
  dropdown,
  hasArrows,
  homeBlocks,
  slidesPerView,
  stripAction,
  stripWindow,
  toSlides,
  vendorMenu,
  vendorPath,
} from './site/home-rules.ts'
export {
  type FooterEntry,
  footerMenu,
  type MenuEntry,
  memberMenu,
  type SettingsMenu,
  type SideMenu,
  settingsMenu,
  sideMenu,
} from './site/menus.ts'
export {
  createPress,
  type Press,
  type PressArea,
  type PressHandlers,
  type PressPoint,
  type PressState,
  press,
} from './site/press.ts'
export { ROUTE_PATHS, ROUTES, type SiteRoute } from './site/routes.ts'
export {
  SWIPE_IDLE,
  type SwipeDirection,
  type SwipeEvent,
  type SwipeState,
  swipeBackReducer,
  swipeDirection,
} from './site/swipe.ts'
