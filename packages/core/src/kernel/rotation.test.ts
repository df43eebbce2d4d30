import { expect, it } from 'vitest'
import { SPEC_CONSTANTS } from '../config/spec-constants.ts'
import { memoryPorts } from '../ports/memory.ts'
import { createManualClock } from '../testing/manual-clock.ts'
import { createTestScope } from '../testing/test-scope.ts'
import { createLog } from './log.ts'
import { createRotation } from './rotation.ts'

function bench(everyMs: number) {
  const clock = createManualClock()
  const ports = memoryPorts({ clock })
  const scope = createTestScope(clock)
  return {
    clock,
    ports,
    scope,
    rotation: createRotation({ scope, log: createLog(() => 0), visibility: ports.visibility, everyMs }),
  }
}

it('[HOME-03] two banners: 1 at 5000 ms, 0 at 10000; one banner: no timer', async () => {
  const { clock, rotation } = bench(SPEC_CONSTANTS.bannerAdvanceMs)
  rotation.setCount(1)
  expect(clock.pending).toEqual([])
  rotation.setCount(2)
  await clock.advance(4999)
  expect(rotation.$index.get()).toBe(0)
  await clock.advance(1)
  expect(rotation.$index.get()).toBe(1)
  await clock.advance(5000)
  expect(rotation.$index.get()).toBe(0)
})

it('[HOME-04] the hot games move at 8000 and 16000 ms; the end leaves no timer', async () => {
  const { clock, ports, rotation } = bench(SPEC_CONSTANTS.hotAdvanceMs)
  rotation.setCount(5)
  await clock.advance(7999)
  expect(rotation.$index.get()).toBe(0)
  await clock.advance(1)
  expect(rotation.$index.get()).toBe(1)
  await clock.advance(8000)
  expect(rotation.$index.get()).toBe(2)
  rotation.dispose()
  expect(clock.pending).toEqual([])
  expect(ports.visibility.listeners).toBe(0)
})

it('[HOME-03] stands still while hidden, paused by hand or held, whichever ends last', async () => {
  const { clock, ports, rotation } = bench(5000)
  rotation.setCount(3)
  ports.visibility.setVisible(false)
  rotation.togglePaused()
  rotation.hold('reduced-motion', true)
  rotation.hold('reduced-motion', true)
  expect(rotation.$paused.get()).toBe(true)
  ports.visibility.setVisible(true)
  rotation.togglePaused()
  await clock.advance(60_000)
  expect(rotation.$index.get()).toBe(0)
  rotation.hold('reduced-motion', false)
  await clock.advance(5000)
  expect(rotation.$index.get()).toBe(1)
})

it('a chosen slide stays a whole period; indexes wrap; a shorter list starts over', async () => {
  const { clock, rotation } = bench(5000)
  rotation.go(3)
  expect(rotation.$index.get()).toBe(0)
  rotation.setCount(3)
  await clock.advance(4000)
  rotation.go(-1)
  expect(rotation.$index.get()).toBe(2)
  await clock.advance(4000)
  expect(rotation.$index.get()).toBe(2)
  rotation.setCount(3)
  await clock.advance(1000)
  expect(rotation.$index.get()).toBe(0)
  rotation.go(2)
  rotation.setCount(2)
  expect(rotation.$index.get()).toBe(0)
})

it('starts held on a page that is hidden', () => {
  const clock = createManualClock()
  const ports = memoryPorts({ clock })
  ports.visibility.setVisible(false)
  const rotation = createRotation({
    scope: createTestScope(clock),
    log: createLog(() => 0),
    visibility: ports.visibility,
    everyMs: 5000,
  })
  rotation.setCount(2)
  expect(clock.pending).toEqual([])
})
