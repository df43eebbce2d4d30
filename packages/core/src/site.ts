/** What one mobile site decides on top of the features: its routes, chrome, menus, home page and gestures. */
export { type ResolvedRoute, resolveRoute } from './features/app/access/resolve-route.ts'
export { HOME_PATHS } from './features/app/access/routes.ts'
export { type Chrome, chromeFor } from './site/chrome.ts'
export {
  createPress,
  type Press,
  type PressArea,
  type PressHandlers,
  type PressPoint,
  type PressState,
} from './site/gestures/press.ts'
export { pressFeature } from './site/gestures/press-feature.ts'
export { type SwipeDirection, swipeDirection } from './site/gestures/swipe.ts'
export { SWIPE_IDLE, type SwipeEvent, type SwipeState, swipeBackReducer } from './site/gestures/swipe-back.ts'
export { categoryBrowserMenu, categoryPanel, vendorPath } from './site/home/category-browser.ts'
export { CATEGORY_NAV, dropdown, navFor } from './site/home/category-nav.ts'
export {
  hasArrows,
  homeBlocks,
  slidesPerView,
  stripAction,
  stripWindow,
  toSlides,
  vendorMenu,
} from './site/home/home-rules.ts'
export { type FooterEntry, footerMenu, type MenuEntry } from './site/menus/menus.ts'
export {
  memberMenu,
  type SettingsMenu,
  type SideMenu,
  settingsMenu,
  sideMenu,
} from './site/menus/panel-menus.ts'
export { ROUTE_PATHS, ROUTES, type SiteRoute } from './site/routes.ts'
