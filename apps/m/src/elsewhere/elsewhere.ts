// One chunk, which every page but the lobby waits for; the lobby has it fetched ahead.
export { Bar } from './bar.tsx'
export { followFingers } from './fingers.ts'
export { linkAhead } from './link-ahead.ts'
export { OTHER_PAGES } from './other-pages.ts'
export { titleOf } from './page-title.ts'
export { followPlaces } from './scroll-places.ts'
