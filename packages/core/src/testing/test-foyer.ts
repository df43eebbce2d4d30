import { createFoyer, type FoyerOptions } from '../create-foyer.ts'
import type { Foyer } from '../foyer.ts'
import type { FeatureRecord } from '../kernel/feature.ts'
import { type EventRecorder, recordEvents } from './event-recorder.ts'
import { createTestBench, type TestBench, type TestOptions } from './test-bench.ts'

/** A whole foyer on a test bench. */
export interface TestFoyer<Features extends FeatureRecord = Record<never, never>> extends TestBench {
  readonly foyer: Foyer<Features>
  readonly events: EventRecorder
  dispose(): void
}

export interface TestFoyerOptions<Features extends FeatureRecord = Record<never, never>> extends TestOptions {
  /** As for `createFoyer`. */
  readonly features?: FoyerOptions<Features>['features']
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
export function createTestFoyer<Features extends FeatureRecord = Record<never, never>>({
  start = true,
  features,
  ...options
}: TestFoyerOptions<Features> = {}): TestFoyer<Features> {
  const { config, routes, watchCodec, ...bench } = createTestBench(options)
  const foyer = createFoyer<Features>({ ...config, ports: bench.ports, routes, codec: watchCodec, features })
  const events = recordEvents(foyer.events)
  if (start) foyer.start()
  return { ...bench, foyer, events, dispose: () => foyer.dispose() }
}
