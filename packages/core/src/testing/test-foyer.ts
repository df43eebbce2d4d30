import { createFoyer } from '../create-foyer.ts'
import type { Foyer } from '../foyer.ts'
import { type IntentRecorder, recordIntents } from './intent-recorder.ts'
import { createTestBench, type TestBench, type TestOptions } from './test-bench.ts'

/** A whole foyer on a bench. */
export interface TestFoyer extends TestBench {
  readonly foyer: Foyer
  readonly intents: IntentRecorder
  dispose(): void
}

export interface TestFoyerOptions extends TestOptions {
  /** Calls `foyer.start()` right away. Default true. */
  readonly start?: boolean
}

/**
 * A foyer on memory ports and a manual clock, talking to `fetch`: a sandbox's, or a scripted platform's.
 *
 * @example
 * const test = createTestFoyer({ fetch: (request) => sandbox.fetch(request) })
 * await test.idle()
 * test.dispose()
 * expect(test.leftovers()).toEqual([])
 */
export function createTestFoyer({ start = true, ...options }: TestFoyerOptions = {}): TestFoyer {
  const { config, watchCodec, ...bench } = createTestBench(options)
  const foyer = createFoyer(config, bench.ports, { codec: watchCodec })
  const intents = recordIntents(foyer.intents)
  if (start) foyer.start()
  return { ...bench, foyer, intents, dispose: () => foyer.dispose() }
}
