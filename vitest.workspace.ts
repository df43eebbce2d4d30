import { fileURLToPath } from 'node:url'
import { defaultExclude, defineConfig } from 'vitest/config'
import { sourceAliases } from './scripts/packages/source-aliases.mjs'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Tests run on the sources; the builds are checked by the package checks and the browser tests. */
const alias = sourceAliases()

const DOM = './scripts/vitest/dom-environment.mjs'

/** Thousands of lives, texts, rounds and faults of every call: proofs, for which nobody should wait at every change. */
const PROOFS = ['packages/*/src/**/*.{race,property,matrix}.test.ts']
/** What only they play with, so that the coverage of the unit tests does not speak of it. */
const PROOF_KIT = 'packages/core/src/testing/proofs/**'
/** The few files of core that are about a browser's page. They run with React's, where there is one. */
const IN_PAGE = ['packages/core/src/**/*.page.test.ts']
/** The site's service worker has no page: it is tested beside core. */
const WORKER = 'apps/m/worker/**/*.test.ts'

/** What `project` takes. Files of one order run before those of the next, so that workers live as long as their project. */
interface Wanted {
  readonly order: number
  readonly environment?: 'node' | typeof DOM
  readonly include: string[]
  readonly exclude?: string[]
  readonly setupFiles?: string[]
}

const project = (name: string, { order, environment = 'node', include, exclude = [], setupFiles = [] }: Wanted) => ({
  resolve: { alias },
  // Styles are empty in tests, but those of the sandbox's game pages are content that it serves.
  test: {
    name,
    root: at('.'),
    environment,
    setupFiles,
    include,
    exclude: [...defaultExclude, ...exclude],
    css: { include: [/\/(games\/src\/page|sandbox\/src\/pages)\//] },
    restoreMocks: true,
    // Nothing waits for real time, so this says only how busy a machine may be.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One world of modules per worker instead of one per file: a quarter of the time. Nothing of ours lives at module level.
    isolate: false,
    pool: 'threads' as const,
    sequence: { groupOrder: order },
  },
})

const built = () => ({
  test: {
    name: 'built',
    root: at('.'),
    environment: 'node' as const,
    include: ['scripts/**/*.test.mjs', 'examples/**/*.test.mjs', 'tests/**/*.test.{mjs,ts}'],
    testTimeout: 60_000,
    // What is built is loaded by Node as it stands.
    server: { deps: { external: [/\/dist\//, /\/test-results\//] } },
  },
})

export default defineConfig({
  test: {
    // Also where there are two cores: half of them would stand idle otherwise.
    maxWorkers: '100%',
    // What one run has compiled the next need not: `npm test` has four.
    experimental: { fsModuleCache: true },
    projects: [
      project('core', {
        order: 0,
        include: ['packages/core/src/**/*.test.ts', WORKER],
        exclude: [...PROOFS, ...IN_PAGE],
      }),
      project('sandbox', { order: 1, include: ['packages/{games,sandbox}/src/**/*.test.ts'], exclude: PROOFS }),
      project('react', {
        order: 2,
        environment: DOM,
        setupFiles: ['./packages/react/src/testing/configure-testing-library.ts'],
        include: ['packages/react/src/**/*.test.{ts,tsx}', 'apps/m/src/**/*.test.{ts,tsx}', ...IN_PAGE],
      }),
      project('proofs', { order: 3, include: PROOFS }),
      // On the built packages, as a stranger would import them: run after the build.
      built(),
    ],
    coverage: {
      provider: 'v8',
      include: ['packages/core/src/**/*.ts'],
      exclude: ['**/*.test.ts', 'packages/core/src/ports/browser.ts', 'packages/core/src/browser.ts', PROOF_KIT],
      thresholds: { lines: 90, branches: 90 },
      reporter: ['text-summary', 'json-summary'],
      reportsDirectory: at('coverage'),
    },
  },
})
