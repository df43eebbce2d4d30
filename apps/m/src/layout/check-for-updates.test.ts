import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { checkForUpdates } from './check-for-updates.ts'

const MINUTE = 60_000
let visibility: DocumentVisibilityState
const ended = { current: new AbortController() }

beforeEach(() => {
  vi.useFakeTimers()
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  ended.current = new AbortController()
})

afterEach(() => {
  ended.current.abort()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

function show(state: DocumentVisibilityState): void {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
}

function watch(update = vi.fn(async () => {})) {
  checkForUpdates({ update }, ended.current.signal)
  return update
}

it('looks for a newer worker every ten minutes while the page is shown, and at once when it is shown again', async () => {
  const update = watch()
  await vi.advanceTimersByTimeAsync(35 * MINUTE)
  expect(update).toHaveBeenCalledTimes(3)
  show('hidden')
  await vi.advanceTimersByTimeAsync(60 * MINUTE)
  expect(update).toHaveBeenCalledTimes(3)
  show('visible')
  expect(update).toHaveBeenCalledTimes(4)
  show('hidden')
  show('visible')
  expect(update).toHaveBeenCalledTimes(4)
  ended.current.abort()
  await vi.advanceTimersByTimeAsync(60 * MINUTE)
  expect(update).toHaveBeenCalledTimes(4)
})

it('looks again with the next occasion where the host could not be reached', async () => {
  const update = watch(
    vi.fn(async () => {
      throw new TypeError('Failed to update')
    }),
  )
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect(update).toHaveBeenCalledTimes(1)
  dispatchEvent(new Event('online'))
  expect(update).toHaveBeenCalledTimes(2)
})
