import { FoyerError } from '@foyer/core'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderWith } from '../../testing/render.tsx'
import { MEMBER_SESSION, ready, stubFoyer, TRIAL_SESSION } from '../../testing/stub-foyer.ts'
import { BalanceView } from './balance.tsx'

afterEach(cleanup)

describe('the balance', () => {
  it('[WALLET-01] shows symbol, grouping and two decimals', () => {
    const { foyer, $wallet } = stubFoyer()
    $wallet.set(ready({ amount: '1234567.891' }))
    renderWith(foyer, <BalanceView />)
    expect(screen.getByRole('status').textContent).toBe('¥1,234,567.89')
  })

  it('[WALLET-02] is asterisks from the tap on refresh until the answer', () => {
    const { foyer, $wallet, $isMasked, calls } = stubFoyer()
    renderWith(foyer, <BalanceView />)
    fireEvent.click(screen.getByRole('button', { name: 'Refresh balance' }))
    expect(calls).toContain('wallet.refresh')
    act(() => $isMasked.set(true))
    expect(screen.getByRole('status').textContent).toBe('****')
    expect(screen.queryByRole('button', { name: 'Refreshing balance' })).not.toBeNull()
    act(() => {
      $wallet.set(ready({ amount: '99.9' }))
      $isMasked.set(false)
    })
    expect(screen.getByRole('status').textContent).toBe('¥99.90')
  })

  it('marks the credits of a trial, so that nobody takes them for money', () => {
    const { foyer, $session } = stubFoyer()
    act(() => $session.set(TRIAL_SESSION))
    const { container } = renderWith(foyer, <BalanceView />)
    expect(screen.queryByText('Trial')).not.toBeNull()
    expect(screen.queryByText('Trial credits, not money')).not.toBeNull()
    expect(container.querySelector('.fy-balance')?.hasAttribute('data-trial')).toBe(true)
    act(() => $session.set(MEMBER_SESSION))
    expect(screen.queryByText('Trial')).toBeNull()
    expect(container.querySelector('.fy-balance')?.hasAttribute('data-trial')).toBe(false)
  })

  it('never shows an amount that is not known as zero', () => {
    const { foyer, $wallet } = stubFoyer()
    $wallet.set({ status: 'loading' })
    renderWith(foyer, <BalanceView />)
    expect(screen.getByRole('status').textContent).toBe('')
    act(() => $wallet.set({ status: 'failed', error: new FoyerError({ code: 'network.failed' }) }))
    expect(screen.getByRole('status').textContent).toBe('–')
  })
})
