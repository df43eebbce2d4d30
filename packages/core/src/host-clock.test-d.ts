import { assertType, expectTypeOf, it } from 'vitest'
import { createFoyer, type FeatureContext, type HostClock, type Ports } from './index.ts'
import { nodePorts } from './node.ts'
import type { Clock } from './ports/ports.ts'

const wallClock = { now: () => 0, setTimeout: () => 1, clearTimeout() {} }

it('accepts a host clock without monotonic time', () => {
  assertType<HostClock>(wallClock)
  assertType<Ports['clock']>(wallClock)
  const ports = nodePorts({ clock: wallClock })
  createFoyer({ merchant: 'demo', ports })
  createFoyer({ merchant: 'demo', ports: { ...ports, clock: wallClock } })
})

it('accepts a host clock with monotonic time', () => {
  assertType<HostClock>({ ...wallClock, monotonic: () => 0 })
  // @ts-expect-error milliseconds are a number
  assertType<HostClock>({ ...wallClock, monotonic: () => 0n })
})

it('refuses a clock without timers', () => {
  // @ts-expect-error the clock has no timers
  assertType<HostClock>({ now: () => 0, monotonic: () => 0 })
})

it('gives every feature a clock that has monotonic time', () => {
  expectTypeOf<FeatureContext['ports']['clock']>().toEqualTypeOf<Clock>()
})
