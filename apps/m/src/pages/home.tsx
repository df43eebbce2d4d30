// Documents name this page's chunk. What it shows lies in the lobby's.
export { Page, prepare, refresh } from '../parts/lobby.tsx'
