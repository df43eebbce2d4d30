import './configure-zod.ts'
import '@foyer/core/contract'
import './yield-between-modules.ts'

// Documents name this module's chunk. What it does is the lobby's, and lies there: in this order that chunk is run. To
// make the schemas of the contract takes as long as all that comes after, so each has a task of its own.
export { hydrate } from './hydrate.tsx'
