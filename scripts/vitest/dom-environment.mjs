import { builtinEnvironments } from 'vitest/runtime'
import { quickStyles } from './quick-styles.mjs'

const { jsdom } = builtinEnvironments
// Files and forms stay Node's own: its requests do not take jsdom's for theirs.
const { Blob, File, FormData } = globalThis

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
