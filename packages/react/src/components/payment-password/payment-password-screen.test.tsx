import { challenges } from '@foyer/core'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { openFoyerOnSandbox } from '../../testing/foyer-on-sandbox.ts'
import { renderWith } from '../../testing/render.tsx'
import { PaymentPasswordScreen } from './payment-password-screen.tsx'

afterEach(cleanup)

const GOOD = '730518'
const OTHER = '803517'

async function open({ password, isForgotten }: { readonly password?: string; readonly isForgotten?: boolean } = {}) {
  const client = await openFoyerOnSandbox({ as: 'demo', path: '/m/withdraw/paymentPassword' })
  // What it costs to get a code is shown with the sign-in.
  client.foyer.use(challenges).useHumanVerifier(undefined)
  await client.sandbox.control.setHumanCheck({ required: false })
  if (password !== undefined) await client.sandbox.control.setPaymentPassword({ userName: 'demo', password })
  renderWith(client.foyer, <PaymentPasswordScreen isForgotten={isForgotten} />)
  await client.settle()
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }))
    await client.settle()
  }
  return {
    ...client,
    type,
    press,
    /** Has a code sent and types it. */
    async code() {
      await press('Get code')
      type('Code sent to ****0001', client.sandbox.control.outbox().at(-1)?.secret ?? '')
    },
  }
}

describe('the payment password', () => {
  it('[CASH-35] is set with a code; what follows has the focus and leads on', async () => {
    const { type, press, code } = await open()
    const field = screen.getByLabelText('New payment password')
    expect(['type', 'inputmode', 'autocomplete', 'placeholder'].map((name) => field.getAttribute(name))).toEqual([
      'password',
      'numeric',
      'off',
      null,
    ])
    type('New payment password', '111111')
    type('The same again', GOOD)
    await press('Set payment password')
    expect(screen.getByText('Avoid 123456, 111111 and your birthday.').className).toBe('fy-text-field-error')
    expect(screen.getByText('The two passwords are not the same.').className).toBe('fy-text-field-error')
    expect(document.activeElement).toBe(field)
    type('New payment password', GOOD)
    await code()
    await press('Set payment password')
    const heading = screen.getByRole('heading', { name: 'Your payment password is set' })
    expect(document.activeElement?.contains(heading)).toBe(true)
    expect(screen.getByRole('link', { name: 'Go to withdraw' }).getAttribute('href')).toBe('/m/withdraw')
    expect(document.body.innerHTML).not.toContain(GOOD)
  })

  it('says at the field of the code that it is wrong, and no longer that it is missing once it was sent', async () => {
    const { type, press } = await open()
    type('New payment password', GOOD)
    type('The same again', GOOD)
    await press('Set payment password')
    const missing = () => screen.queryByText('Please fill this in.')
    expect(missing()?.className).toBe('fy-text-field-error')
    await press('Get code')
    expect(missing()).toBeNull()
    type('Code sent to ****0001', '000000')
    await press('Set payment password')
    expect(screen.getByText('Verification code error.').className).toBe('fy-text-field-error')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.activeElement).toBe(screen.getByLabelText('Code sent to ****0001'))
  })

  it('[SMS-08] goes on counting where the code was sent before a reload, and says where to', async () => {
    const { press, foyer, settle } = await open()
    await press('Get code')
    cleanup()
    renderWith(foyer, <PaymentPasswordScreen />)
    await settle()
    expect(screen.getByLabelText('Code sent to ****0001').getAttribute('name')).toBe('verificationCode')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /59|60/ }).disabled).toBe(true)
  })

  it('[CASH-34] says how many tries are left, then until when it is locked, and offers the phone', async () => {
    const { type, press, code } = await open({ password: GOOD })
    const change = async (old: string) => {
      type('Payment password now', old)
      type('New payment password', OTHER)
      type('The same again', OTHER)
      await press('Change payment password')
    }
    await change('990011')
    expect(screen.getByRole('alert').textContent).toBe('Wrong payment password. 4 tries left.')
    expect(document.activeElement).toBe(screen.getByLabelText('Payment password now'))
    expect(screen.getByText('4 tries left before it is locked.').tagName).toBe('P')
    for (let count = 0; count < 4; count += 1) await change('990011')
    expect(screen.getByRole('alert').textContent).toMatch(
      /^Locked until [A-Z][a-z]{2} \d.*, 20\d\d, .*You can reset it with your phone\.$/,
    )
    expect(screen.queryByLabelText('Payment password now')).toBeNull()
    type('New payment password', OTHER)
    type('The same again', OTHER)
    await code()
    await press('Reset payment password')
    expect(screen.getByRole('heading').textContent).toBe('Your payment password is reset')
    expect(screen.getByText(/^Withdrawals open again on /).tagName).toBe('P')
  })

  it('is changed by who knows it', async () => {
    const { type, press } = await open({ password: GOOD })
    expect(screen.getByRole('link', { name: 'Forgot it? Reset with my phone' }).getAttribute('href')).toBe(
      '/m/withdraw/paymentPassword?step=reset',
    )
    type('Payment password now', GOOD)
    type('New payment password', OTHER)
    type('The same again', OTHER)
    await press('Change payment password')
    expect(screen.getByRole('heading').textContent).toBe('Your payment password is changed')
  })

  it('that is forgotten is reset at once, with a way back for who knows it after all', async () => {
    await open({ password: GOOD, isForgotten: true })
    expect(screen.queryByLabelText('Payment password now')).toBeNull()
    expect(screen.getByRole('link', { name: 'I know it after all' }).getAttribute('href')).toBe(
      '/m/withdraw/paymentPassword',
    )
  })

  it('whose answer is lost says so until it is found out; where nobody waited, says what was made', async () => {
    const { type, press, code, advance, settle, sandbox, foyer } = await open()
    const { control } = sandbox
    await control.setFault({ endpoint: 'paymentPasswordSet', kind: 'truncated' })
    await control.setFault({ endpoint: 'attemptResolve', kind: 'offline' })
    type('New payment password', GOOD)
    type('The same again', GOOD)
    await code()
    await press('Set payment password')
    expect(screen.getByRole('status').textContent).toBe('We do not know yet whether this went through. Checking…')
    await advance(65_000)
    expect(screen.getByRole('status').textContent).toMatch(
      /^Still checking\. Do not send it again\. Reference [0-9A-F]{6}\.$/,
    )
    // The page is left, and opened again.
    cleanup()
    renderWith(foyer, <PaymentPasswordScreen />)
    await settle()
    await control.clearFaults()
    await press('Check now')
    expect(screen.getByRole('status').textContent).toBe('Your payment password is set')
    expect(screen.queryByRole('button', { name: 'Set payment password' })).toBeNull()
    expect(screen.getByLabelText('Payment password now').getAttribute('name')).toBe('oldPassword')
    await press('All right')
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('that cannot be looked up says so, and is looked up again', async () => {
    const client = await openFoyerOnSandbox({ as: 'demo' })
    await client.sandbox.control.setFault({ endpoint: 'paymentPasswordState', kind: 'status:503', times: 3 })
    renderWith(client.foyer, <PaymentPasswordScreen />)
    await client.advance(10_000)
    expect(screen.getByText('Your payment password could not be looked up.').textContent).toContain('payment')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await client.settle()
    expect(screen.getByLabelText('New payment password').getAttribute('name')).toBe('newPassword')
  })
})
