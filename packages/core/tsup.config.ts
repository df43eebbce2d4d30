import { execFileSync } from 'node:child_process'
import { defineConfig, type Options } from 'tsup'
import { BUILD_TARGET } from '../../scripts/browser-support/supported-browsers.mjs'

const DOORS = {
  index: 'src/index.ts',
  browser: 'src/browser.ts',
  contract: 'src/contract.ts',
  firebase: 'src/firebase.ts',
  node: 'src/node.ts',
  site: 'src/site.ts',
  testing: 'src/testing.ts',
}

const COMMON: Options = { format: ['esm'], target: BUILD_TARGET, sourcemap: true, splitting: true, treeshake: true }

export default defineConfig([
  // One file per module, so that a bundler can put a feature into the chunk of the pages that use it.
  {
    ...COMMON,
    // Helpers of our own tests (`src/testing`) may need the sandbox; `testing.ts` takes what is for everybody.
    entry: ['src/**/*.ts', '!src/**/*.{test,test-d,d}.ts', '!src/testing/**'],
    // The other build may have begun.
    clean: ['!bundled/**'],
    // The document is made from the contract as it is built. A process of its own loads the new files.
    async onSuccess() {
      execFileSync(process.execPath, ['../../scripts/openapi.mjs', 'dist/openapi.json'], { stdio: 'inherit' })
    },
  },
  // For Node, to which two hundred files cost as much as everything in them.
  { ...COMMON, entry: DOORS, outDir: 'dist/bundled', clean: true },
])
