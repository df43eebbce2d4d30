import { fileURLToPath } from 'node:url'
import { defaultExclude, defineConfig } from 'vitest/config'
import { sourceAliases } from '../packages/source-aliases.mjs'

/** The tests beside the code that is broken. What only a test elsewhere notices counts as a survivor. */
export default defineConfig({
  resolve: { alias: sourceAliases() },
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    environment: 'node',
    include: [`${process.env.FOYER_MUTANTS_OF}/**/*.test.ts`],
    exclude: [...defaultExclude, '**/*.{race,property,matrix}.test.ts', '**/*.page.test.ts'],
    restoreMocks: true,
    testTimeout: 60_000,
  },
})
