import v8 from '@vitest/coverage-v8'

/**
 * V8's coverage, counted only in the workers of core's own tests. It is core that is measured, and counting slows
 * everything down that runs meanwhile: React, jsdom and the sandbox's games would be counted and thrown away.
 */
const counts = process.env.FOYER_COUNTED === 'yes'

export default {
  ...v8,
  startCoverage: async (options) => (counts ? v8.startCoverage(options) : undefined),
  takeCoverage: async (options) => (counts ? v8.takeCoverage(options) : undefined),
  stopCoverage: async (options) => (counts ? v8.stopCoverage(options) : undefined),
}
