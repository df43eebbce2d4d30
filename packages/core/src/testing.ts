/** `@foyer/core/testing`: a foyer without a page, a clock by hand, and a platform in the process. */

export { accessRuleFor } from './features/access/access-rules.ts'
export { evaluateAccess } from './features/access/evaluate-access.ts'
export { activeFilters, emptyReason } from './features/lobby/games/list-rules.ts'
export {
  createMemoryCipher,
  type MemoryCipher,
  type MemoryPorts,
  type MemoryPortsOptions,
  type MemoryVisibility,
  memoryPorts,
} from './ports/memory.ts'
export { createMemoryNavigation, type MemoryNavigation } from './ports/memory-navigation.ts'
export { createMemoryNetwork, type FetchHandler, type MemoryNetwork } from './ports/memory-network.ts'
export { createMemoryStorage, type MemoryStorage, type StorageBehaviour } from './ports/memory-storage.ts'
export { ALL_ROUTE_PATHS } from './testing/all-route-paths.ts'
export { type AnswerField, answerFields } from './testing/answer-fields.ts'
export type { EventRecorder } from './testing/event-recorder.ts'
export { createManualClock, type ManualClock, type ManualClockOptions } from './testing/manual-clock.ts'
export {
  hang,
  json,
  type RecordedRequest,
  type ScriptedPlatform,
  type ScriptedResponse,
  scriptedPlatform,
} from './testing/scripted-platform.ts'
export type { TestBench, TestOptions } from './testing/test-bench.ts'
export { createTestContext, type TestContext } from './testing/test-context.ts'
export { createTestFoyer, type TestFoyer, type TestFoyerOptions } from './testing/test-foyer.ts'
