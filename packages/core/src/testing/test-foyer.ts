import { createFoyer } from '../create-foyer.ts'
import type { Foyer } from '../foyer.ts'
import { type EventRecorder, recordEvents } from './event-recorder.ts'
import { createTestBench, type TestBench, type TestOptions } from './test-bench.ts'

/** A whole foyer on a test bench. */
export interface TestFoyer extends TestBench {
  readonly foyer: Foyer
  readonly events: EventRecorder
  dispose(): void
}

export interface TestFoyerOptions extends TestOptions {
  /** Whether to call `foyer.start()`. Default true. */
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
  const foyer = createFoyer({ ...config, ports: bench.ports, codec: watchCodec })
  const events = recordEvents(foyer.events)
  if (start) foyer.start()
  return { ...bench, foyer, events, dispose: () => foyer.dispose() }
}
