import { createContext, type Ground } from '../create-context.ts'
import { type IntentRecorder, recordIntents } from './intent-recorder.ts'
import { createTestBench, type TestBench, type TestOptions } from './test-bench.ts'

/** The ground that a single feature stands on, for tests of one feature alone. */
export interface TestContext extends TestBench, Ground {
  readonly intents: IntentRecorder
}

export function createTestContext(options: TestOptions = {}): TestContext {
  const { config, watchCodec, ...bench } = createTestBench(options)
  const ground = createContext(config, bench.ports, { codec: watchCodec })
  return { ...bench, ...ground, intents: recordIntents(ground.context.intents) }
}
