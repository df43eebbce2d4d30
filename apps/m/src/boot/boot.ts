import './strict-policy.ts'
import './pauses/first.ts'
import './ground.ts'
import './pauses/second.ts'

// Documents name this module's chunk. What it does is the lobby's, and lies there: this is the order in which that
// chunk is run, libraries, client and screens each in a task of its own.
export { boot } from './take-over.tsx'
