import { createRuntime, type Runtime } from '../create-runtime.ts'
import { type EventRecorder, recordEvents } from './event-recorder.ts'
import { createTestBench, type TestBench, type TestOptions } from './test-bench.ts'

/** A runtime on a test bench, for tests of a single feature. */
export interface TestContext extends TestBench, Runtime {
  readonly events: EventRecorder
}

export function createTestContext(options: TestOptions = {}): TestContext {
  const { config, routes, watchCodec, ...bench } = createTestBench(options)
  const runtime = createRuntime(config, bench.ports, { codec: watchCodec, routes })
  return { ...bench, ...runtime, events: recordEvents(runtime.context.events) }
}
