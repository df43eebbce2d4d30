import { fileURLToPath } from 'node:url'

const packages = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** Ladle brings its own Vite. Stories run on the sources, so that nothing has to be built first. */
export default {
  resolve: {
    alias: {
      '@foyer/core/browser': packages('core/src/browser.ts'),
      '@foyer/core/contract': packages('core/src/contract.ts'),
      '@foyer/core/site': packages('core/src/site.ts'),
      '@foyer/core/testing': packages('core/src/testing.ts'),
      '@foyer/core': packages('core/src/index.ts'),
      '@foyer/sandbox': packages('sandbox/src/index.ts'),
    },
  },
}
