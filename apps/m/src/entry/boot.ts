import './configure-zod.ts'
import '@foyer/core/contract'
import './yield-between-modules.ts'

// Documents name this module's chunk. Its code lies in the chunk of the lobby, which runs in this order. Making the
// schemas of the contract takes as long as everything after it, so each part has a task of its own.
export { hydrate } from './hydrate.tsx'
