// Documents name this page's chunk. What it shows lies in the lobby's.
export { Page } from '../parts/lobby.tsx'
