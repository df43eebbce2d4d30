import { builtinEnvironments } from 'vitest/runtime'

/** jsdom, for modules as Node gets them: so every project runs the same text of a module, and it is made once. */
export default { ...builtinEnvironments.jsdom, name: 'dom', viteEnvironment: 'ssr' }
