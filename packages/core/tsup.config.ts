import { defineConfig } from 'tsup'
import { BUILD_TARGET } from '../../scripts/browsers/supported.mjs'

/** One file per module, so that a bundler can put a feature into the chunk of the pages that use it. */
export default defineConfig({
  // Helpers of our own tests (`src/testing`) may need the sandbox; `testing.ts` takes what is for everybody.
  entry: ['src/**/*.ts', '!src/**/*.{test,test-d,d}.ts', '!src/testing/**'],
  format: ['esm'],
  target: BUILD_TARGET,
  dts: {
    entry: {
      index: 'src/index.ts',
      browser: 'src/browser.ts',
      contract: 'src/contract.ts',
      firebase: 'src/firebase.ts',
      node: 'src/node.ts',
      site: 'src/site.ts',
      testing: 'src/testing.ts',
    },
    compilerOptions: { paths: {}, lib: ['ES2023', 'DOM', 'DOM.Iterable'] },
  },
  sourcemap: true,
  splitting: true,
  treeshake: true,
  clean: true,
})
