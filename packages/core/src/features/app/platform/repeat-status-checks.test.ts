import { expect, it, onTestFinished } from 'vitest'
import { writable } from '../../../kernel/store.ts'
import { createTestContext } from '../../../testing/test-context.ts'
import { repeatStatusChecks } from './repeat-status-checks.ts'
import type { PlatformStatus } from './types.ts'

it('asks again after a check that breaks', async () => {
  const { context, clock, dispose } = createTestContext()
  onTestFinished(dispose)
  const { connection, ports, scope } = context
  const $status = writable<PlatformStatus>({ kind: 'maintenance', code: 1, ip: undefined, info: undefined })
  let checks = 0
  const check = async () => {
    checks += 1
    throw new Error('broken')
  }
  repeatStatusChecks({ ports, connection, scope, $status, check })
  await clock.advance(7000)
  expect(checks).toBe(1)
  await clock.advance(14_000)
  expect(checks).toBe(2)
})
