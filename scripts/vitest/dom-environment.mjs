import { builtinEnvironments } from 'vitest/runtime'

const { jsdom } = builtinEnvironments
const { Blob, File, FormData } = globalThis

/** jsdom, except for files and forms: the sandbox reads requests in the same process, with Node's own. */
export default {
  ...jsdom,
  name: 'dom',
  async setup(global, options) {
    const environment = await jsdom.setup(global, options)
    Object.assign(global, { Blob, File, FormData })
    // jsdom lays nothing out and leaves it away.
    global.Element.prototype.scrollIntoView ??= () => {}
    return environment
  },
}
