// What Stryker breaks, and how. scripts/mutants.mjs names the folder and the report.
const folder = process.env.FOYER_MUTANTS_OF
if (folder === undefined) throw new Error('run `npm run mutants`, which names a folder')

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: [`${folder}/**/*.ts`, `!${folder}/**/*.test.ts`],
  coverageAnalysis: 'perTest',
  // A mutant of a module's own statements would need every test. There are few, and they are tables and names.
  ignoreStatic: true,
  // The machines have two cores, and the other one is for people.
  concurrency: 1,
  tempDirName: 'test-results/stryker',
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: process.env.FOYER_MUTANTS_REPORT },
}
