import '../../testing/jsdom-dialogs.ts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderWith } from '../../testing/render.tsx'
import { stubFoyer } from '../../testing/stub-foyer.ts'
import { LazySheet, lazySheet } from './lazy-sheet.tsx'

afterEach(cleanup)

const sheet = (open: boolean, onClose: () => void) => (
  <LazySheet open={open} onClose={onClose} title="Menu" side="start">
    <p>Body</p>
  </LazySheet>
)

it('opens as soon as its code is here', async () => {
  renderWith(
    stubFoyer().foyer,
    sheet(true, () => {}),
  )
  expect((await screen.findByRole('dialog', { name: 'Menu' })).textContent).toContain('Body')
})

it('closes where its code cannot be had, so that each opening asks again', async () => {
  vi.spyOn(lazySheet, 'loaded').mockReturnValue(undefined)
  const load = vi.spyOn(lazySheet, 'load').mockRejectedValue(new Error('offline'))
  const { foyer } = stubFoyer()
  for (const opening of [1, 2]) {
    const closed = vi.fn()
    // Counts each call; under StrictMode the second joins the first in the real one.
    renderWith(foyer, sheet(true, closed), { reactStrictMode: false })
    await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce())
    expect(load).toHaveBeenCalledTimes(opening)
    expect(screen.queryByRole('dialog')).toBeNull()
    cleanup()
  }
})
