import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onInteraction, whenInteractedOrIdle } from './when-interacted-or-idle.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const interact = (type = 'pointerdown') => document.body.dispatchEvent(new Event(type, { bubbles: true }))

it('calls back with the first interaction, once', async () => {
  const run = vi.fn(async () => {})
  whenInteractedOrIdle(run)
  expect(run).not.toHaveBeenCalled()
  interact('keydown')
  await vi.advanceTimersByTimeAsync(10_000)
  interact()
  expect(run).toHaveBeenCalledOnce()
})

it('or after 3 s without one, unless it has been ended', async () => {
  const run = vi.fn(async () => {})
  const ended = vi.fn(async () => {})
  whenInteractedOrIdle(run)
  whenInteractedOrIdle(ended)()
  await vi.advanceTimersByTimeAsync(2999)
  expect(run).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(run).toHaveBeenCalledOnce()
  expect(ended).not.toHaveBeenCalled()
})

it('tries again with the next interaction after a failure, and not by itself', async () => {
  const run = vi.fn(async () => {}).mockRejectedValueOnce(new Error('offline'))
  whenInteractedOrIdle(run)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(run).toHaveBeenCalledOnce()
  interact('wheel')
  await vi.advanceTimersByTimeAsync(0)
  interact('wheel')
  expect(run).toHaveBeenCalledTimes(2)
})

it('calls back a listener as often as it has been added, until each has ended', () => {
  const heard = vi.fn()
  const [end, endOther] = [onInteraction(heard), onInteraction(heard)]
  interact()
  expect(heard).toHaveBeenCalledTimes(2)
  end()
  interact()
  expect(heard).toHaveBeenCalledTimes(3)
  endOther()
  interact()
  expect(heard).toHaveBeenCalledTimes(3)
})

it('does not take a scroll for an interaction, and hears none when it has ended', () => {
  const heard = vi.fn()
  const end = onInteraction(heard)
  interact('scroll')
  expect(heard).not.toHaveBeenCalled()
  interact()
  end()
  interact()
  interact('keydown')
  expect(heard).toHaveBeenCalledOnce()
})
