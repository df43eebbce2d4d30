import { launch, shelves } from '@foyer/core'
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { FoyerProvider } from '../../provider/foyer-provider.tsx'
import { DONE, MEMBER_SESSION, stubFoyer } from '../../testing/stub-foyer.ts'
import { withFeature } from '../../testing/with-feature.ts'
import { createI18n, type I18n } from '../../text/i18n.ts'
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

function setup(change: (text: I18n) => I18n = (text) => text) {
  const { foyer, $session } = stubFoyer()
  let prepared = 0
  const prefetch = vi.fn(async () => {})
  const launching = withFeature(foyer, launch, {
    prefetch: async () => {
      prepared += 1
      return DONE
    },
  })
  const client = withFeature(launching, shelves, { prefetch })
  const asked: string[] = []
  const text = createI18n(client.languages.$language)
  const watched = change({
    ...text,
    load: (area) => {
      asked.push(area)
      return text.load(area)
    },
  })
  render(
    <FoyerProvider foyer={client} text={watched}>
      <Prefetch />
    </FoyerProvider>,
  )
  return {
    asked,
    $session,
    text: watched,
    prepared: () => prepared,
    prefetch,
    interact: () => act(async () => void fireEvent.pointerDown(document.body)),
  }
}

it('fetches nothing for 3 s without a sign that it may be needed, and then does', async () => {
  vi.useFakeTimers()
  const { asked, prepared, $session } = setup()
  $session.set(MEMBER_SESSION)
  await act(() => vi.advanceTimersByTimeAsync(2999))
  expect([asked, prepared()]).toEqual([[], 0])
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect([asked, prepared()]).toEqual([['later'], 1])
})

it('then has messages, questions and their texts at hand, and what starts a game for those who may', async () => {
  const mark = vi.spyOn(staleMark, 'load')
  const { interact, text, prepared, prefetch, $session } = setup()
  expect(prefetch).not.toHaveBeenCalled()
  expect(mark).not.toHaveBeenCalled()
  await interact()
  await expect.poll(() => text.has('later')).toBe(true)
  // It is shown where nothing can be fetched.
  expect(mark).toHaveBeenCalledOnce()
  expect(prefetch).toHaveBeenCalledOnce()
  expect(prepared()).toBe(0)
  act(() => $session.set(MEMBER_SESSION))
  expect(prepared()).toBe(1)
})

it('asks again with the next interaction where something could not be had', async () => {
  let online = false
  const { interact, text, asked } = setup((text) => ({
    ...text,
    load: (area) => (online ? text.load(area) : Promise.reject(new Error('offline'))),
  }))
  await interact()
  expect(text.has('later')).toBe(false)
  online = true
  await interact()
  await expect.poll(() => text.has('later')).toBe(true)
  expect(asked).toEqual(['later'])
})
