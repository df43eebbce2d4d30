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
  const taps: { readonly network: SocialSignInNetwork; readonly signal: AbortSignal | undefined }[] = []
  const { foyer } = stubFoyer({ path: '/m/login' })
  const stand = withFeature(foyer, socialSignIn, {
    $buttons,
    $signingIn,
    signIn: async (network, { signal } = {}) => {
      taps.push({ network, signal })
      return { ok: false, error: new FoyerError({ code: 'request.aborted' }) }
    },
  })
  const view = renderWith(stand, <SocialButtons />)
  return {
    $buttons,
    $signingIn,
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
