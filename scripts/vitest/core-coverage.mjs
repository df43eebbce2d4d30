import v8 from '@vitest/coverage-v8'

/**
 * V8's coverage, counted only in the workers of core's own tests, and asked for once, when a worker ends. It is core
 * that is measured, and counting slows everything down that runs meanwhile; asking after every file costs as much again.
 */
const counts = process.env.FOYER_COUNTED === 'yes'
const ours = ({ url }) => url.includes('/packages/core/src/')

export default {
  startCoverage: async (options) => (counts ? v8.startCoverage(options) : undefined),

  /** Vitest asks after every file. What was counted stays, and goes out with the last word of the worker. */
  takeCoverage: async (options) => {
    if (counts) sayAtTheEnd(options)
  },

  /** What counts goes on counting until its worker ends. */
  stopCoverage: async () => {},

  async getProvider() {
    const provider = await v8.getProvider()
    const generate = provider.generateCoverage.bind(provider)
    return Object.assign(provider, {
      // Modules stay as they are, so what was made of them also serves runs that count nothing.
      requiresTransform: () => false,

      async generateCoverage(context) {
        // Only then has every worker said what it counted.
        await provider.ctx.pool?.close()
        return generate(context)
      },
    })
  },
}

let willSay = false

function sayAtTheEnd(options) {
  if (willSay) return
  willSay = true
  const { onCleanup, environment, ctx, rpc } = globalThis.__vitest_worker__
  onCleanup(async () => {
    const { result } = await v8.takeCoverage(options)
    // Not waited for: a worker that ends gets no answer, but what it has sent arrives.
    void rpc.onAfterSuiteRun({
      coverage: { result: result.filter(ours) },
      testFiles: [`all of worker ${ctx.workerId}`],
      environment: environment.viteEnvironment ?? environment.name,
      projectName: ctx.projectName,
    })
  })
}
