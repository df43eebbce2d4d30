import { yieldToMain } from './yield-to-main.ts'

// Modules before this one in a chunk run in one task, those after it in the next.
await yieldToMain()
