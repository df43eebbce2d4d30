import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openFoyerOnSandbox } from '../../testing/foyer-on-sandbox.ts'
import { renderWith } from '../../testing/render.tsx'
import { RainSky } from './rain-sky.tsx'

afterEach(cleanup)

it('a tap on a falling envelope catches, also where it has fallen on; a finger that scrolls, or is put elsewhere, does not', async () => {
  const client = await openFoyerOnSandbox({ as: 'demo' })
  const caught = vi.fn()
  renderWith(client.foyer, <RainSky isStill={false} onCatch={caught} />)
  const sky = document.querySelector('.fy-rain-sprites')
  const envelope = sky?.querySelector('[data-envelope] svg')
  if (!sky || !envelope) throw new Error('no envelopes')
  fireEvent.pointerDown(envelope)
  fireEvent.pointerCancel(envelope)
  expect(caught).not.toHaveBeenCalled()
  fireEvent.pointerDown(sky)
  fireEvent.click(sky)
  expect(caught).not.toHaveBeenCalled()
  fireEvent.pointerDown(envelope)
  fireEvent.click(sky)
  expect(caught).toHaveBeenCalledTimes(1)
  fireEvent.click(sky)
  expect(caught).toHaveBeenCalledTimes(1)
  client.end()
})
