import '../../testing/jsdom-dialogs.ts'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderWith } from '../../testing/render.tsx'
import { stubFoyer } from '../../testing/stub-foyer.ts'
import { Sheet } from '../sheet/sheet.tsx'
import { Modal } from './modal.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

/** A button with the focus, and a dialog that is open from its first render, all in StrictMode. */
const setup = async (dialog: (onClose: () => void) => ReactNode) => {
  const before = document.body.appendChild(document.createElement('button'))
  before.focus()
  const onClose = vi.fn()
  const { foyer } = stubFoyer()
  const view = await act(async () => renderWith(foyer, dialog(onClose)))
  return { before, onClose, unmount: () => act(async () => view.unmount()) }
}

describe('under StrictMode a dialog that is open from its first render', () => {
  it.each([
    [
      'modal',
      (onClose: () => void) => (
        <Modal open onClose={onClose} className="story" title={(id) => <h2 id={id}>Question</h2>}>
          <button type="button">Yes</button>
        </Modal>
      ),
    ],
    [
      'sheet',
      (onClose: () => void) => (
        <Sheet open onClose={onClose} title="Question" side="bottom">
          <button type="button">Yes</button>
        </Sheet>
      ),
    ],
  ])('stays open as a %s, never asks to be closed, and gives the focus back', async (_, dialog) => {
    const { before, onClose, unmount } = await setup(dialog)
    expect(screen.getByRole('dialog', { name: 'Question' }).hasAttribute('open')).toBe(true)
    expect(document.activeElement?.closest('dialog')).not.toBeNull()
    await unmount()
    expect(document.activeElement).toBe(before)
    expect(onClose).not.toHaveBeenCalled()
  })
})

function Closable({ onClose }: { readonly onClose: () => void }) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Modal open={open} onClose={onClose} className="story" title={(id) => <h2 id={id}>Question</h2>} />
      <button type="button" onClick={() => setOpen(false)}>
        Away
      </button>
    </>
  )
}

it('a dialog that is closed by its owner does not ask to be closed', async () => {
  const onClose = vi.fn()
  renderWith(stubFoyer().foyer, <Closable onClose={onClose} />)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Away' })))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
})
