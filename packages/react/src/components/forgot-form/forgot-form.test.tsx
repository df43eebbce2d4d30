import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { openLobby } from '../../testing/lobby.ts'
import { renderWith } from '../../testing/render.tsx'
import { ForgotForm } from './forgot-form.tsx'

afterEach(cleanup)

const setup = async (flags: Record<string, boolean> = {}) => {
  const lobby = await openLobby({ path: '/m/forget' })
  onTestFinished(() => lobby.end())
  await lobby.sandbox.control.setFlags(flags)
  await lobby.foyer.site.reload()
  await act(async () => {
    renderWith(lobby.foyer, <ForgotForm />)
  })
  await screen.findByRole('textbox', { name: /Mobile number|User name/ })
  return lobby
}

const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } })
const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement

describe('the forgotten password', () => {
  it('[FORGOT-01][FORGOT-02] is found by phone first, or by mail', async () => {
    await setup()
    expect(button('Mobile number').getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(button('E-mail'))
    expect(screen.getByLabelText('E-mail', { selector: 'input' })).toMatchObject({ maxLength: 254, type: 'email' })
  })

  it('[FORGOT-01] is found by mail alone where codes are off', async () => {
    await setup({ CHNGPASSVERIF3: false })
    expect(screen.queryByRole('group')).toBeNull()
    expect(screen.getByLabelText('User name')).toBeTruthy()
  })

  it('[FORGOT-06][PHONEPW-01][VALID-18][PHONEPW-06] has five controls, and a button that waits for something to send', async () => {
    const lobby = await setup()
    expect(screen.getByRole('button', { name: 'Country Philippines +63' }).getAttribute('aria-haspopup')).toBe('dialog')
    expect(button('Set password and log in').disabled).toBe(true)
    type('Mobile number', '12')
    fireEvent.blur(screen.getByLabelText('Mobile number', { selector: 'input' }))
    expect(screen.getByText('Please enter a mobile number of at least 7 digits.')).toBeTruthy()
    expect(button('Set password and log in').disabled).toBe(true)
    type('Mobile number', '9170000001')
    expect(button('Set password and log in').disabled).toBe(false)
    fireEvent.click(button('Get code'))
    await lobby.settle()
    type('Verification code', `a${lobby.sandbox.control.outbox().at(-1)?.secret}`)
    type('New password', 'Lobby2027')
    fireEvent.click(button('Set password and log in'))
    await lobby.settle()
    expect(lobby.foyer.session.isLoggedIn()).toBe(true)
  })

  it('[VALID-08][VALID-09][FORGOT-04] checks name and address, then says where the mail went', async () => {
    const lobby = await setup({ CHNGPASSVERIF3: false })
    type('User name', 'ab')
    type('E-mail', 'a@b')
    fireEvent.click(button('Send me a new password'))
    expect(screen.getByText('Please enter a correct e-mail address.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('User name'))
    type('User name', 'demo')
    type('E-mail', 'demo@example.com')
    fireEvent.click(button('Send me a new password'))
    await lobby.settle()
    expect(screen.getByText(/on its way to demo@example.com/)).toBeTruthy()
    expect(lobby.sandbox.control.outbox()).toHaveLength(1)
  })
})
