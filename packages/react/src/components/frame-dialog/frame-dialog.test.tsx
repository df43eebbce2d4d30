import '../../testing/jsdom-dialogs.ts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { installPopovers } from '../../testing/jsdom-popovers.ts'
import { renderWith } from '../../testing/render.tsx'
import { stubFoyer } from '../../testing/stub-foyer.ts'
import { openModal } from '../modal/open-modal.ts'
import { FrameDialog } from './frame-dialog.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

it('leaves the screen to the modal below it when the button that opened it has gone', () => {
  onTestFinished(installPopovers())
  // jsdom does not know the selector of a dialog that was opened by showModal().
  const { querySelectorAll } = document
  vi.spyOn(document, 'querySelectorAll').mockImplementation((selector: string) =>
    querySelectorAll.call(document, selector.replace('dialog:modal', 'dialog.fy-frame-dialog[open]')),
  )
  onTestFinished(() => void vi.restoreAllMocks())
  const page = document.body.appendChild(document.createElement('main'))
  const modal = document.body.appendChild(document.createElement('dialog'))
  const opener = modal.appendChild(document.createElement('button'))
  const hide = openModal(modal, () => {})
  expect(page.getAttribute('aria-hidden')).toBe('true')
  const { unmount } = renderWith(
    stubFoyer().foyer,
    <FrameDialog url="about:blank" name="Bank" title="Payment" waiting="Wait" close="Close" onClose={() => {}} />,
  )
  expect(page.hasAttribute('aria-hidden')).toBe(false)
  opener.remove()
  unmount()
  expect(page.getAttribute('aria-hidden')).toBe('true')
  hide()
})

it('passes the first message of the page on at once, and then one in two seconds, the last one too', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let heard = 0
  const frame = (
    <FrameDialog
      {...{ url: 'about:blank', name: 'Bank', title: 'Payment', waiting: 'Wait', close: 'Close' }}
      onClose={() => {}}
      onMessage={() => {
        heard += 1
      }}
    />
  )
  const { unmount } = renderWith(stubFoyer().foyer, frame)
  const { contentWindow } = screen.getByTitle<HTMLIFrameElement>('Payment')
  const say = (source: MessageEventSource | null = contentWindow) =>
    window.dispatchEvent(new MessageEvent('message', { source }))
  say(window)
  expect(heard).toBe(0)
  for (let count = 0; count < 100; count += 1) say()
  expect(heard).toBe(1)
  say()
  vi.advanceTimersByTime(1999)
  expect(heard).toBe(1)
  vi.advanceTimersByTime(1)
  expect(heard).toBe(2)
  vi.advanceTimersByTime(10_000)
  expect(heard).toBe(2)
  say()
  say()
  expect(heard).toBe(3)
  unmount()
  vi.advanceTimersByTime(10_000)
  expect(heard).toBe(3)
})
