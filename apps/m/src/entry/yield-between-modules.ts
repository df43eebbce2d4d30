import { yieldToMain } from './yield-to-main.ts'

// What stands before this in a chunk runs in one task, what stands behind it in the next.
await yieldToMain()
