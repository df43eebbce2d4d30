import '../../testing/jsdom-dialogs.ts'
import type { PopupEvent } from '@foyer/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { FoyerProvider } from '../../provider/foyer-provider.tsx'
import { requestClose } from '../../testing/jsdom-dialogs.ts'
import { renderWith } from '../../testing/render.tsx'
import { stubFoyer } from '../../testing/stub-foyer.ts'
import { withFeature } from '../../testing/with-feature.ts'
import { withholdCode } from '../../testing/withhold-code.ts'
import { createI18n } from '../../text/i18n.ts'
import { loadFailureToast } from '../lazy/use-load-failure-toast.ts'
import { lazyPopup, PopupHost } from './popup-host.tsx'

beforeAll(async () => {
  await lazyPopup.load()
})
afterEach(cleanup)

const setup = () => {
  const stub = stubFoyer()
  renderWith(stub.foyer, <PopupHost />)
  const ran: string[] = []
  const popup: PopupEvent = {
    id: 'logout_confirm',
    actions: [
      { id: 'cancel', tone: 'neutral', run: () => ran.push('cancel') },
      { id: 'confirm', tone: 'danger', run: () => ran.push('confirm') },
    ],
  }
  return {
    ...stub,
    ran,
    ask: (id: PopupEvent['id'] = 'logout_confirm') => act(() => stub.emit('popup', { ...popup, id })),
  }
}

describe('the popups', () => {
  it('[MEMBER-07][PROLE-07] asks in words, closes, and runs what was chosen', () => {
    const { ask, ran } = setup()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    ask()
    expect(screen.getByRole('alertdialog', { name: 'Log out?' }).hasAttribute('open')).toBe(true)
    expect(screen.getByText('Are you sure you want to log out?').closest('dialog')).not.toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Log out' }))
    expect(ran).toEqual(['confirm'])
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('[CHPW-06] has a submit button below the words about the same password', () => {
    const { emit } = setup()
    act(() => emit('popup', { id: 'same_password', actions: [{ id: 'ok', tone: 'primary', run: () => {} }] }))
    expect(screen.getByText('New and old password cannot be the same.')).not.toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('runs nothing when it is waved away', () => {
    const { ask, ran } = setup()
    ask()
    act(() => requestClose(screen.getByRole('alertdialog')))
    expect(ran).toEqual([])
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('asks the same question once, and one question after the other', () => {
    const { ask } = setup()
    ask()
    ask()
    ask('free_reject')
    const asked = () => screen.getAllByRole('alertdialog').map((dialog) => dialog.querySelector('h2')?.textContent)
    expect(asked()).toEqual(['Log out?'])
    fireEvent.click(screen.getByRole('button', { name: 'Stay' }))
    expect(asked()).toEqual(['Members only'])
    act(() => requestClose(screen.getByRole('alertdialog')))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('[FOOTMENU-03] does not tell people with a real account that they play for free', () => {
    const { emit } = setup()
    const actions = [
      { id: 'cancel', tone: 'neutral', run: () => {} },
      { id: 'service', tone: 'primary', run: () => {} },
    ] as const
    act(() => emit('popup', { id: 'free_reject', variant: 'account', actions }))
    const dialog = screen.getByRole('alertdialog', { name: 'Not for this type of account' })
    expect(dialog.textContent).toContain('This entry is not open for your type of account.')
    expect(dialog.textContent).not.toContain('playing for free')
    expect([...dialog.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
      'Cancel',
      'Customer service',
    ])
  })

  it('[MEMBER-07] says that it cannot ask without a network, and asks when that is back', async () => {
    const stub = stubFoyer()
    const text = createI18n(stub.foyer.languages.$language)
    const mend = withholdCode(lazyPopup)
    const show = vi.fn()
    const foyer = withFeature(stub.foyer, loadFailureToast, { show })
    render(
      <FoyerProvider foyer={foyer} text={text}>
        <PopupHost />
      </FoyerProvider>,
    )
    const ask = () => act(async () => stub.emit('popup', { id: 'logout_confirm', actions: [] }))
    await ask()
    await ask()
    expect(show).toHaveBeenCalledTimes(2)
    mend()
    act(() => stub.$online.set(false))
    await act(async () => stub.$online.set(true))
    const dialog = await screen.findByRole('alertdialog', { name: 'Log out?' })
    expect(dialog.hasAttribute('open')).toBe(true)
    expect(screen.getAllByRole('alertdialog')).toEqual([dialog])
  })
})
