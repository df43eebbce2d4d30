import '../../testing/jsdom-dialogs.ts'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderWith } from '../../testing/render.tsx'
import { stubFoyer } from '../../testing/stub-foyer.ts'
import { StatusScreen } from './status-screen.tsx'

afterEach(cleanup)

describe('the status screen', () => {
  it('[STATUS-04][ERR-15] says access denied, the sentence, the address, and where to ask', () => {
    const { foyer, $status } = stubFoyer()
    $status.set({ kind: 'restricted', code: 2, ip: '203.0.113.9', info: undefined })
    const { container } = renderWith(foyer, <StatusScreen contactUrl="https://t.me/foyer" />)
    expect(screen.queryByRole('heading', { name: 'Access denied' })).not.toBeNull()
    expect(container.textContent).toContain(
      'Due to restriction of your location or IP address, you are not allowed to access the site.',
    )
    expect(container.textContent).toContain('203.0.113.9')
    expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('https://t.me/foyer')
  })

  it('[STATUS-04] shows a dash for a missing address, and no link when there is nowhere to ask', () => {
    const { foyer, $status } = stubFoyer()
    $status.set({ kind: 'restricted', code: 2, ip: undefined, info: undefined })
    renderWith(foyer, <StatusScreen />)
    expect(screen.getByRole('definition').textContent).toBe('-')
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('[STATUS-05][ERR-14] says that the platform is under maintenance, and what it adds as plain text', async () => {
    const { foyer, $status, calls } = stubFoyer()
    $status.set({ kind: 'maintenance', code: 1, ip: undefined, info: '<b>Back</b> at noon' })
    const { container } = renderWith(foyer, <StatusScreen />)
    expect(screen.queryByRole('heading', { name: 'Platform under maintenance.' })).not.toBeNull()
    expect(container.textContent).toContain('<b>Back</b> at noon')
    expect(screen.getByRole('status').textContent).toBe('This page opens by itself when the site is back.')
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Check again' })))
    expect(calls).toEqual(['platform.refreshStatus'])
    expect(screen.getByRole('status').textContent).toMatch(/^Still closed at \d{1,2}:\d{2}.*It opens by itself\.$/)
  })

  it('[STATUS-05] says when it is expected back with the day and the zone of the merchant, and when that has passed', () => {
    const at = Date.UTC(2026, 10, 29, 10)
    const { foyer, $status } = stubFoyer({ config: { timeZone: 'Asia/Manila' } })
    const closed = { kind: 'maintenance', code: 1, ip: undefined, info: undefined } as const
    $status.set({ ...closed, end: { at, isOverdue: false } })
    const { container } = renderWith(foyer, <StatusScreen />)
    expect(container.textContent).toContain('We expect to be back on Sunday, November 29 at 6:00 PM GMT+8.')
    act(() => $status.set({ ...closed, end: { at, isOverdue: true } }))
    expect(container.textContent).toContain('It takes longer than expected. We are still at it.')
  })

  it('[STATUS-06] covers everything, whatever is pressed, and goes with the closure', async () => {
    const { foyer, $status } = stubFoyer()
    $status.set({ kind: 'maintenance', code: 1, ip: undefined, info: undefined })
    renderWith(foyer, <StatusScreen />)
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Platform under maintenance.' })
    expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false)
    await act(async () => dialog.close())
    expect(dialog.open).toBe(true)
    act(() => $status.set({ kind: 'normal', code: 0, ip: undefined, info: undefined }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[STATUS-01] is nothing while the site is open', () => {
    const { container } = renderWith(stubFoyer().foyer, <StatusScreen />)
    expect(container.textContent).toBe('')
  })
})
