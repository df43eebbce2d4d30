import '../../testing/jsdom-dialogs.ts'
import { act, cleanup, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderWith } from '../../testing/render.tsx'
import { stubFoyer } from '../../testing/stub-foyer.ts'
import { stubMedia } from '../../testing/stub-media.ts'
import { touch } from '../../testing/touch-events.ts'
import { Sheet } from './sheet.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Open() {
  const [open, setOpen] = useState(true)
  return (
    <Sheet open={open} onClose={() => setOpen(false)} title="Menu" side="bottom">
      <p>Body</p>
    </Sheet>
  )
}

describe('a sheet', () => {
  it('has its name, and nothing in it while closed', () => {
    const { foyer } = stubFoyer()
    const sheet = (open: boolean) => (
      <Sheet open={open} onClose={() => {}} title="Filter" side="bottom" footer={<button type="button">Apply</button>}>
        <p>Body</p>
      </Sheet>
    )
    renderWith(foyer, sheet(false))
    expect(screen.queryByText('Body')).toBeNull()
    cleanup()
    renderWith(foyer, sheet(true))
    expect(screen.getByRole('dialog', { name: 'Filter' }).textContent).toContain('Body')
    expect(screen.queryByRole('button', { name: 'Apply' })).not.toBeNull()
  })

  it('gives the focus back when it is taken away while open', () => {
    const { foyer } = stubFoyer()
    const button = document.createElement('button')
    document.body.append(button)
    button.focus()
    const view = renderWith(
      foyer,
      <Sheet open onClose={() => {}} title="Menu" side="start">
        <p>Body</p>
      </Sheet>,
    )
    expect(document.activeElement).not.toBe(button)
    view.unmount()
    expect(document.activeElement).toBe(button)
    button.remove()
  })

  it('stays in reach when its owner keeps it open after a swipe', async () => {
    stubMedia((query) => query.includes('reduced-motion'))
    const onClose = vi.fn()
    renderWith(
      stubFoyer().foyer,
      <Sheet open onClose={onClose} title="Menu" side="bottom">
        <p>Body</p>
      </Sheet>,
    )
    await act(async () => {
      const body = screen.getByText('Body')
      touch(body, 'touchstart', { x: 100, y: 100 })
      touch(body, 'touchmove', { x: 100, y: 200 })
      touch(body, 'touchend')
    })
    expect(onClose).toHaveBeenCalledOnce()
    expect(screen.getByRole('dialog', { name: 'Menu' }).hasAttribute('open')).toBe(true)
  })

  it('[PRESS-08] closes when it is pushed back over its edge, and gives the focus back', async () => {
    stubMedia((query) => query.includes('reduced-motion'))
    const { foyer } = stubFoyer()
    const button = document.createElement('button')
    document.body.append(button)
    button.focus()
    renderWith(foyer, <Open />)
    const push = (px: number) =>
      act(async () => {
        const body = screen.getByText('Body')
        touch(body, 'touchstart', { x: 100, y: 100 })
        touch(body, 'touchmove', { x: 100, y: 100 + px })
        touch(body, 'touchend')
      })
    await push(59)
    expect(screen.getByText('Body').isConnected).toBe(true)
    await push(60)
    expect(screen.queryByText('Body')).toBeNull()
    expect(document.activeElement).toBe(button)
    button.remove()
  })
})
