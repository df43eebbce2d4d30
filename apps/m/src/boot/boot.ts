import './strict-policy.ts'

// Documents name this module's chunk. What it does is the lobby's, and lies there.
export { boot } from './take-over.tsx'
