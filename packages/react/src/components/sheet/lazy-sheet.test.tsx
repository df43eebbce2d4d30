import '../../testing/jsdom-dialogs.ts'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderWith } from '../../testing/render.tsx'
import { stubFoyer } from '../../testing/stub-foyer.ts'
import { loadFailureToast } from '../lazy/use-load-failure-toast.ts'
import { LazySheet, lazySheet } from './lazy-sheet.tsx'

afterEach(cleanup)

const sheet = (open: boolean, onClose: () => void) => (
  <LazySheet open={open} onClose={onClose} title="Menu" side="start">
    <button type="button" onClick={onClose}>
      Home
    </button>
  </LazySheet>
)

it('opens as soon as its code is here', async () => {
  renderWith(
    stubFoyer().foyer,
    sheet(true, () => {}),
  )
  const dialog = await screen.findByRole('dialog', { name: 'Menu' })
  expect(await within(dialog).findByRole('button', { name: 'Home' })).toBeDefined()
})

it('says that its code cannot be had, and is closed by whatever the person does next, so that each opening asks again', async () => {
  vi.spyOn(lazySheet, 'loaded').mockReturnValue(undefined)
  const load = vi.spyOn(lazySheet, 'load').mockRejectedValue(new Error('offline'))
  const { foyer } = stubFoyer()
  for (const opening of [1, 2]) {
    const closed = vi.fn()
    const said = vi.spyOn(foyer.use(loadFailureToast), 'show')
    // Counts each call; under StrictMode the second joins the first in the real one.
    renderWith(foyer, sheet(true, closed), { reactStrictMode: false })
    await vi.waitFor(() => expect(said).toHaveBeenCalledOnce())
    expect(load).toHaveBeenCalledTimes(opening)
    expect(closed).not.toHaveBeenCalled()
    fireEvent.pointerDown(document.body)
    expect(closed).toHaveBeenCalledOnce()
    said.mockRestore()
    expect(screen.queryByRole('dialog')).toBeNull()
    cleanup()
  }
})

function Menu() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" aria-expanded={open} onClick={() => setOpen(true)}>
        Open
      </button>
      {sheet(open, () => setOpen(false))}
    </>
  )
}

async function tapOffline() {
  const stub = stubFoyer()
  stub.$online.set(false)
  const said = vi.spyOn(stub.foyer.use(loadFailureToast), 'show')
  const loaded = vi.spyOn(lazySheet, 'loaded').mockReturnValue(undefined)
  const load = vi.spyOn(lazySheet, 'load').mockRejectedValue(new Error('offline'))
  renderWith(stub.foyer, <Menu />)
  const button = screen.getByRole('button', { name: 'Open' })
  const tap = async () => {
    fireEvent.pointerDown(button)
    fireEvent.click(button)
    await act(async () => {})
  }
  const goOnline = async () => {
    load.mockRestore()
    loaded.mockRestore()
    // So that what would open opens at once.
    await lazySheet.load()
    await act(async () => stub.$online.set(true))
  }
  await tap()
  expect(said).toHaveBeenCalledOnce()
  return { said, tap, goOnline }
}

it.each(['Home', 'Close'])('opens by itself when the network is back, and is closed by its button %s', async (name) => {
  const { said, tap, goOnline } = await tapOffline()
  said.mockClear()
  await tap()
  expect(said).toHaveBeenCalledOnce()
  await goOnline()
  const dialog = await screen.findByRole('dialog', { name: 'Menu' })
  expect(dialog.hasAttribute('open')).toBe(true)
  fireEvent.click(await screen.findByRole('button', { name }))
  await waitFor(() => expect(dialog.hasAttribute('open')).toBe(false))
  expect(screen.getByRole('button', { name: 'Open' }).getAttribute('aria-expanded')).toBe('false')
})

it('does not open any more where the person has done something else meanwhile', async () => {
  const { goOnline } = await tapOffline()
  fireEvent.pointerDown(document.body)
  await goOnline()
  await act(async () => {})
  expect(document.querySelector('dialog[open]')).toBeNull()
})
