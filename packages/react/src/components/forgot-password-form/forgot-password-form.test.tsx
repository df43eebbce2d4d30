import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { descriptionOf } from '../../testing/description-of.ts'
import { openFoyerOnSandbox } from '../../testing/foyer-on-sandbox.ts'
import { renderWith } from '../../testing/render.tsx'
import { stubFoyer } from '../../testing/stub-foyer.ts'
import { ForgotPasswordForm } from './forgot-password-form.tsx'

afterEach(cleanup)

const setup = async (flags: Record<string, boolean> = {}) => {
  const client = await openFoyerOnSandbox({ path: '/m/forget' })
  await client.sandbox.control.setFlags(flags)
  await client.foyer.platform.refresh()
  await act(async () => {
    renderWith(client.foyer, <ForgotPasswordForm />)
  })
  await screen.findByRole('textbox', { name: /Mobile number|User name/ })
  return client
}

const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } })
const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement
/** The proof of work and the encryption are loaded by `import()`, which the manual clock does not move. */
const SOON = { timeout: 5000 }
const counting = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Another code in 60 seconds' }, SOON)

describe('the forgotten password', () => {
  it('[FORGOT-01][FORGOT-02] is found by phone first, or by mail', async () => {
    await setup()
    expect(button('Mobile number').getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(button('E-mail'))
    expect(screen.getByLabelText('E-mail', { selector: 'input' })).toMatchObject({ maxLength: 254, type: 'email' })
  })

  it('[FORGOT-01] is not begun before it is known how', async () => {
    const { foyer, calls } = stubFoyer({ path: '/m/forget' })
    renderWith(foyer, <ForgotPasswordForm />)
    expect(screen.getByRole('status', { name: 'Loading' }).getAttribute('aria-busy')).toBe('true')
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(calls).toEqual([])
  })

  it('[FORGOT-01] is found by mail alone where codes are off', async () => {
    await setup({ CHNGPASSVERIF3: false })
    expect(screen.queryByRole('group')).toBeNull()
    expect(screen.getByLabelText('User name')).toMatchObject({ name: 'username', autocomplete: 'username' })
  })

  it('[FORGOT-06][PHONEPW-01][VALID-18][PHONEPW-06] has five controls, and a button that waits for something to send', async () => {
    const client = await setup()
    expect(screen.getByRole('button', { name: 'Country Philippines +63' }).getAttribute('aria-haspopup')).toBe('dialog')
    expect(button('Set password and log in').disabled).toBe(true)
    type('Mobile number', '12')
    fireEvent.blur(screen.getByLabelText('Mobile number', { selector: 'input' }))
    expect(descriptionOf('Mobile number')).toBe('Please enter a mobile number of at least 7 digits.')
    expect(button('Set password and log in').disabled).toBe(true)
    type('Mobile number', '9170000001')
    expect(button('Set password and log in').disabled).toBe(false)
    fireEvent.click(button('Get code'))
    await counting()
    type('Verification code', `a${client.sandbox.control.outbox().at(-1)?.secret}`)
    type('New password', 'Lobby2027')
    fireEvent.click(button('Set password and log in'))
    await waitFor(() => expect(client.foyer.session.isSignedIn()).toBe(true), SOON)
  })

  it('[FORGOT-01] keeps what was typed, and the wait for a code, while the other way is looked at', async () => {
    await setup()
    type('Mobile number', '9170000001')
    fireEvent.click(button('Get code'))
    await counting()
    type('New password', 'Lobby2027')
    fireEvent.click(button('E-mail'))
    type('User name', 'demo')
    fireEvent.click(button('Mobile number'))
    expect(screen.getByLabelText('Mobile number', { selector: 'input' })).toMatchObject({ value: '9170000001' })
    expect(screen.getByLabelText('New password')).toMatchObject({ value: 'Lobby2027' })
    expect((await counting()).disabled).toBe(true)
    fireEvent.click(button('E-mail'))
    expect(screen.getByLabelText('User name')).toMatchObject({ value: 'demo' })
  })

  it('[VALID-08][VALID-09][FORGOT-04] checks name and address, then says where the mail went', async () => {
    const client = await setup({ CHNGPASSVERIF3: false })
    type('User name', 'ab')
    type('E-mail', 'a@b')
    fireEvent.click(button('Send me a new password'))
    expect(descriptionOf('E-mail')).toBe('Please enter a correct e-mail address.')
    expect(document.activeElement).toBe(screen.getByLabelText('User name'))
    type('User name', 'demo')
    type('E-mail', 'demo@example.com')
    fireEvent.click(button('Send me a new password'))
    await client.settle()
    expect(document.querySelector('.fy-forgot-sent')?.textContent).toMatch(/on its way to demo@example\.com/)
    expect(client.sandbox.control.outbox()).toHaveLength(1)
  })
})
