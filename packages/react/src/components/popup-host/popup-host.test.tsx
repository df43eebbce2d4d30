import '../../testing/dialogs.ts'
import type { PopupIntent } from '@foyer/core'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { requestClose } from '../../testing/dialogs.ts'
import { renderWith } from '../../testing/render.tsx'
import { stubFoyer } from '../../testing/stub-foyer.ts'
import { PopupHost, popupPart } from './popup-host.tsx'

beforeAll(async () => {
  await popupPart.load()
})
afterEach(cleanup)

const setup = () => {
  const stub = stubFoyer()
  renderWith(stub.foyer, <PopupHost />)
  const ran: string[] = []
  const popup: PopupIntent = {
    id: 'logout_confirm',
    actions: [
      { id: 'cancel', tone: 'neutral', run: () => ran.push('cancel') },
      { id: 'confirm', tone: 'danger', run: () => ran.push('confirm') },
    ],
  }
  return {
    ...stub,
    ran,
    ask: (id: PopupIntent['id'] = 'logout_confirm') => act(() => stub.emit('popup', { ...popup, id })),
  }
}

describe('the popups', () => {
  it('[MEMBER-07] asks in words, closes, and runs what was chosen', () => {
    const { ask, ran } = setup()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    ask()
    expect(screen.getByRole('alertdialog', { name: 'Log out?' }).hasAttribute('open')).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Log out' }))
    expect(ran).toEqual(['confirm'])
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
})
