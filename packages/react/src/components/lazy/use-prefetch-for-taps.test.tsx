import { launch } from '@foyer/core'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { FoyerProvider } from '../../provider/foyer-provider.tsx'
import { DONE, MEMBER_SESSION, stubFoyer } from '../../testing/stub-foyer.ts'
import { withFeature } from '../../testing/with-feature.ts'
import { createI18n, type I18n } from '../../text/i18n.ts'
import { usePrefetchForTaps } from './use-prefetch-for-taps.ts'

afterEach(cleanup)

function Prefetch({ wish: trigger }: { readonly wish: number | undefined }) {
  return usePrefetchForTaps(trigger) ? 'here' : 'not yet'
}

function setup(change: (text: I18n) => I18n = (text) => text) {
  const { foyer, $session } = stubFoyer()
  let prepared = 0
  const client = withFeature(foyer, launch, {
    prefetch: async () => {
      prepared += 1
      return DONE
    },
  })
  const asked: string[] = []
  const text = createI18n(client.languages.$language)
  const watched = change({
    ...text,
    load: (area) => {
      asked.push(area)
      return text.load(area)
    },
  })
  const scene = (trigger: number | undefined) => (
    <FoyerProvider foyer={client} text={watched}>
      <Prefetch wish={trigger} />
    </FoyerProvider>
  )
  const { container, rerender } = render(scene(undefined))
  return {
    asked,
    $session,
    text: watched,
    prepared: () => prepared,
    wish: (times: number) => act(async () => rerender(scene(times))),
    said: () => container.textContent,
  }
}

it('fetches nothing before there is a sign that it may be needed', async () => {
  const { asked, prepared, said } = setup()
  await act(async () => {})
  expect(asked).toEqual([])
  expect(prepared()).toBe(0)
  expect(said()).toBe('not yet')
})

it('then has messages, questions and their texts at hand, and what starts a game for those who may', async () => {
  const { wish: trigger, text, prepared, said, $session } = setup()
  await trigger(1)
  await expect.poll(said).toBe('here')
  expect(text.has('later')).toBe(true)
  expect(prepared()).toBe(0)
  act(() => $session.set(MEMBER_SESSION))
  expect(prepared()).toBe(1)
})

it('asks again with the next sign where something could not be had', async () => {
  let online = false
  const {
    wish: trigger,
    asked,
    said,
  } = setup((text) => ({
    ...text,
    load: (area) => (online ? text.load(area) : Promise.reject(new Error('offline'))),
  }))
  await trigger(1)
  expect(said()).toBe('not yet')
  online = true
  await trigger(2)
  await expect.poll(said).toBe('here')
  expect(asked).toEqual(['later'])
})
