// One chunk, which every page but the lobby waits for; the lobby prefetches it.
export { PageBar } from '../layout/page-bar.tsx'
export { bindSwipeBack } from './bind-swipe-back.ts'
export { PAGE_MODULES } from './page-modules.ts'
export { prefetchLink } from './prefetch-link.ts'
export { routeTitle } from './route-titles.ts'
export { restoreScroll } from './scroll-restoration.ts'
