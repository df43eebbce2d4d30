import { launch, shelves } from '@foyer/core'
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { FoyerProvider } from '../../provider/foyer-provider.tsx'
import { DONE, MEMBER_SESSION, stubFoyer } from '../../testing/stub-foyer.ts'
import { withFeature } from '../../testing/with-feature.ts'
import { createI18n } from '../../text/i18n.ts'
import { staleMark } from '../stale-mark/lazy-stale-mark.tsx'
import { useInteractionPrefetch } from './use-interaction-prefetch.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Prefetch() {
  useInteractionPrefetch()
  return null
}

function setup(prefetch = vi.fn(async () => {})) {
  const { foyer, $session } = stubFoyer()
  let prepared = 0
  const launching = withFeature(foyer, launch, {
    prefetch: async () => {
      prepared += 1
      return DONE
    },
  })
  const client = withFeature(launching, shelves, { prefetch })
  render(
    <FoyerProvider foyer={client} text={createI18n(client.languages.$language)}>
      <Prefetch />
    </FoyerProvider>,
  )
  return {
    $session,
    prepared: () => prepared,
    prefetch,
    interact: () => act(async () => void fireEvent.pointerDown(document.body)),
  }
}

it('fetches nothing for 3 s without a sign that it may be needed, and then does', async () => {
  vi.useFakeTimers()
  const { prefetch, prepared, $session } = setup()
  $session.set(MEMBER_SESSION)
  await act(() => vi.advanceTimersByTimeAsync(2999))
  expect([prefetch.mock.calls.length, prepared()]).toEqual([0, 0])
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect([prefetch.mock.calls.length, prepared()]).toEqual([1, 1])
})

it('then has messages and questions at hand, and what starts a game for those who may', async () => {
  const mark = vi.spyOn(staleMark, 'load')
  const { interact, prepared, prefetch, $session } = setup()
  expect(prefetch).not.toHaveBeenCalled()
  expect(mark).not.toHaveBeenCalled()
  await interact()
  // It is shown where nothing can be fetched.
  expect(mark).toHaveBeenCalledOnce()
  expect(prefetch).toHaveBeenCalledOnce()
  expect(prepared()).toBe(0)
  act(() => $session.set(MEMBER_SESSION))
  expect(prepared()).toBe(1)
})

it('asks again with the next interaction where something could not be had', async () => {
  let online = false
  const prefetch = vi.fn(() => (online ? Promise.resolve() : Promise.reject(new Error('offline'))))
  const { interact } = setup(prefetch)
  await interact()
  expect(prefetch).toHaveBeenCalledTimes(1)
  online = true
  await interact()
  await interact()
  expect(prefetch).toHaveBeenCalledTimes(2)
})
