import '../../testing/dialogs.ts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderWith } from '../../testing/render.tsx'
import { stubFoyer } from '../../testing/stub-foyer.ts'
import { Sheet } from './sheet.tsx'

afterEach(cleanup)

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
    expect(screen.getByRole('button', { name: 'Apply' })).toBeTruthy()
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
})
