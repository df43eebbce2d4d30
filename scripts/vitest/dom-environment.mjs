import { createRequire } from 'node:module'
import { builtinEnvironments } from 'vitest/runtime'
import { quickStyles } from './fast-computed-style.mjs'

const { jsdom } = builtinEnvironments
// Files and forms stay Node's own: its requests do not take jsdom's for theirs.
const { Blob, File, FormData } = globalThis

/**
 * React's development build writes down the stack of every element that is made, for its own tools: a tenth of the time
 * of our component tests. It stops by itself after 10,000 a second, and here before the first one. Its warnings stay.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: inside } = createRequire(
  new URL('../../packages/react/package.json', import.meta.url),
)('react')
Object.defineProperty(inside, 'recentlyCreatedOwnerStacks', { get: () => Number.MAX_VALUE, set: () => {} })

/** jsdom, for modules as Node gets them: so every project runs the same text of a module, and it is made once. */
export default {
  ...jsdom,
  name: 'dom',
  viteEnvironment: 'ssr',
  async setup(global, options) {
    const environment = await jsdom.setup(global, options)
    quickStyles(global)
    Object.assign(global, { Blob, File, FormData })
    return environment
  },
}
