import { cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useFocusOnNavigate } from './use-focus-on-navigate.ts'

afterEach(cleanup)

function Frame({ path, control }: { readonly path: string; readonly control?: string }) {
  const main = useRef<HTMLElement>(null)
  useFocusOnNavigate(main, path)
  return (
    <>
      <a href="/m/home">Home</a>
      <main ref={main} tabIndex={-1}>
        {control === undefined ? null : <button type="button">{control}</button>}
      </main>
    </>
  )
}

const focused = () => document.activeElement

test('another page takes the focus, also from a control that it has too', () => {
  const { rerender } = render(<Frame path="/m/records" control="Today" />)
  screen.getByRole('button').focus()
  rerender(<Frame path="/m/teamBetting" control="Today" />)
  expect(focused()).toBe(screen.getByRole('main'))
})

test('the control that changes what a page shows keeps the focus', () => {
  const { rerender } = render(<Frame path="/m/teamBetting" control="Today" />)
  screen.getByRole('button').focus()
  rerender(<Frame path="/m/teamBetting?period=today" control="Today" />)
  expect(focused()).toBe(screen.getByRole('button'))
  // The control has gone with what it changed.
  rerender(<Frame path="/m/teamBetting?of=m7" />)
  expect(focused()).toBe(screen.getByRole('main'))
})

test('a link outside the page that leads to the same page with another address is a move', () => {
  const { rerender } = render(<Frame path="/m/teamBetting" control="Today" />)
  screen.getByRole('link').focus()
  rerender(<Frame path="/m/teamBetting?period=today" control="Today" />)
  expect(focused()).toBe(screen.getByRole('main'))
})
