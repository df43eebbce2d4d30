import { cleanup, fireEvent, screen } from '@testing-library/react'
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

  it('[STATUS-05][ERR-14] says that the platform is under maintenance, and what it adds as plain text', () => {
    const { foyer, $status, calls } = stubFoyer()
    $status.set({ kind: 'maintenance', code: 1, ip: undefined, info: '<b>Back</b> at noon' })
    const { container } = renderWith(foyer, <StatusScreen />)
    expect(screen.queryByRole('heading', { name: 'Platform under maintenance.' })).not.toBeNull()
    expect(container.textContent).toContain('<b>Back</b> at noon')
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
    expect(calls).toEqual(['platform.refreshStatus'])
  })

  it('[STATUS-01] is nothing while the site is open', () => {
    const { container } = renderWith(stubFoyer().foyer, <StatusScreen />)
    expect(container.textContent).toBe('')
  })
})
