import { FoyerError, type SocialSignInNetwork, socialSignIn } from '@foyer/core'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { atom } from 'nanostores'
import { afterEach, expect, it } from 'vitest'
import { renderWith } from '../../testing/render.tsx'
import { stubFoyer } from '../../testing/stub-foyer.ts'
import { withFeature } from '../../testing/with-feature.ts'
import { SocialButtons } from './social-buttons.tsx'

afterEach(cleanup)

function setup() {
  const $buttons = atom<readonly SocialSignInNetwork[]>([])
  const $signingIn = atom<SocialSignInNetwork | undefined>(undefined)
  const $blocked = atom<SocialSignInNetwork | undefined>(undefined)
  const drawn: {
    readonly place: unknown
    readonly signal: AbortSignal | undefined
    answer(error: FoyerError): void
  }[] = []
  const taps: { readonly network: SocialSignInNetwork; readonly signal: AbortSignal | undefined }[] = []
  const { foyer } = stubFoyer({ path: '/m/login' })
  const stand = withFeature(foyer, socialSignIn, {
    $buttons,
    $signingIn,
    $blocked,
    drawButton: (_, place, { signal } = {}) =>
      new Promise((resolve) => drawn.push({ place, signal, answer: (error) => resolve({ ok: false, error }) })),
    signIn: async (network, { signal } = {}) => {
      taps.push({ network, signal })
      return { ok: false, error: new FoyerError({ code: 'request.aborted' }) }
    },
  })
  const view = renderWith(stand, <SocialButtons />)
  return {
    $buttons,
    $signingIn,
    $blocked,
    drawn,
    taps,
    view,
    names: () => screen.queryAllByRole('button').map((button) => button.textContent),
  }
}

it('[LOGIN-05] shows a button when its network is on and ready, which may be late', () => {
  const { $buttons, names, view } = setup()
  expect(view.container.textContent).toBe('')
  act(() => $buttons.set(['facebook']))
  expect(names()).toEqual(['Continue with Facebook'])
  act(() => $buttons.set(['facebook', 'google']))
  expect(names()).toEqual(['Continue with Facebook', 'Continue with Google'])
  expect(screen.getByRole('group', { name: 'Other ways to log in' })).toBeInstanceOf(HTMLElement)
})

it('[LOGIN-05] asks its network, shows that it waits, and ends it with the page', () => {
  const { $buttons, $signingIn, taps, view } = setup()
  act(() => $buttons.set(['facebook', 'google']))
  fireEvent.click(screen.getByRole('button', { name: 'Continue with Google' }))
  expect(taps.map(({ network }) => network)).toEqual(['google'])
  act(() => $signingIn.set('google'))
  expect(screen.getByRole('button', { name: 'Continue with Google' }).getAttribute('aria-busy')).toBe('true')
  expect(screen.getByRole('button', { name: 'Continue with Facebook' }).hasAttribute('aria-busy')).toBe(false)
  expect(taps[0]?.signal?.aborted).toBe(false)
  view.unmount()
  expect(taps[0]?.signal?.aborted).toBe(true)
})

it('[LOGIN-05] gives the blocked network a place for its own button, and draws it again after a refusal', async () => {
  const { $buttons, $blocked, drawn, view } = setup()
  // StrictMode draws twice, and ends the first wait.
  const waiting = () => drawn.filter(({ signal }) => signal?.aborted === false)
  act(() => $buttons.set(['google']))
  expect(drawn).toEqual([])
  act(() => $blocked.set('google'))
  expect(screen.getByRole('status').textContent).toBe('The window did not open. Use this button instead:')
  const first = waiting()
  expect(first.map(({ place }) => place instanceof HTMLElement)).toEqual([true])
  await act(async () => first[0]?.answer(new FoyerError({ code: 'user.invalid', endpoint: 'login' })))
  const second = waiting().at(-1)
  expect(second?.place).not.toBe(first[0]?.place)
  // The script did not come: it is for the person to tap again.
  const count = drawn.length
  await act(async () => second?.answer(new FoyerError({ code: 'network.failed' })))
  expect(drawn).toHaveLength(count)
  view.unmount()
  expect(second?.signal?.aborted).toBe(true)
})
