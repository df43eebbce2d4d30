import { createLog } from '../kernel/log.ts'
import { createScope, type Scope } from '../kernel/scope.ts'
import type { Clock } from '../ports/ports.ts'
import { createManualClock } from './manual-clock.ts'

/** Makes a scope for a test of a single part. Nothing reads its log. */
export function createTestScope(clock: Clock = createManualClock()): Scope {
  return createScope(
    clock,
    createLog(() => clock.now()),
  )
}
