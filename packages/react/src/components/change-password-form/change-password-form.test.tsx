import { signIn, unwrap } from '@foyer/core'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { descriptionOf } from '../../testing/description-of.ts'
import { openFoyerOnSandbox } from '../../testing/foyer-on-sandbox.ts'
import { renderWith } from '../../testing/render.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'

afterEach(cleanup)

const input = (name: string) => {
  const element = screen.getByLabelText(name)
  if (!(element instanceof HTMLInputElement)) throw new Error(`${name} is no input`)
  return element
}

const setup = async (as = 'demo') => {
  const client = await openFoyerOnSandbox({ as, path: '/m/changePsw' })
  await act(async () => {
    renderWith(client.foyer, <ChangePasswordForm />)
  })
  await client.settle()
  const submit = async (values: readonly [string, string, string]) => {
    const names = ['Old password', 'New password', 'Confirm new password']
    for (const [index, name] of names.entries()) fireEvent.change(input(name), { target: { value: values[index] } })
    fireEvent.click(screen.getByRole('button', { name: 'Change password' }))
    await client.settle()
  }
  return { ...client, submit }
}

describe('the change of a password', () => {
  it('[CHPW-01] says whose it is, and lets nobody change that', async () => {
    await setup()
    expect(input('User name')).toMatchObject({ value: 'demo', readOnly: true, autocomplete: 'username' })
  })

  it('[CHPW-04] shows each password by its own toggle', async () => {
    await setup()
    const names = ['Old password', 'New password', 'Confirm new password']
    const toggles = screen.getAllByRole('button', { name: 'Show password' })
    expect(toggles).toHaveLength(3)
    if (toggles[1]) fireEvent.click(toggles[1])
    expect(names.map((name) => input(name).type)).toEqual(['password', 'text', 'password'])
    fireEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(names.map((name) => input(name).type)).toEqual(['password', 'password', 'password'])
  })

  it('[VALID-15][VALID-16] says what is wrong with each', async () => {
    const { submit } = await setup()
    await submit(['x', 'abcdef', ''])
    expect(['Old password', 'New password', 'Confirm new password'].map(descriptionOf)).toEqual([
      'Please use 6 to 20 characters.',
      'Please use at least one digit. 6 to 20 characters, with letters and digits.',
      'Please enter the password again.',
    ])
  })

  it('says that the password may have changed while that is not known, keeps it, and looks first at the next tap', async () => {
    const client = await setup()
    const { control } = client.sandbox
    await control.setFault({ endpoint: 'changePassword', kind: 'status:502', times: 1 })
    await control.setFault({ endpoint: 'login', kind: 'status:502', times: 1 })
    await client.submit(['Foyer2026', 'Lobby2027', 'Lobby2027'])
    await client.advance(1000)
    expect(screen.getByRole('alert').textContent).toBe(
      'No answer came, so your password may have changed already. Tap again: we look first.',
    )
    expect(input('New password').value).toBe('Lobby2027')
    fireEvent.click(screen.getByRole('button', { name: 'Change password' }))
    await client.settle()
    await client.advance(1000)
    expect(client.events.toastKeys.at(-1)).toBe('toast.saved')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('[CHPW-09] does not show the words of the platform', async () => {
    const { submit } = await setup()
    await submit(['Wrong2026', 'Lobby2027', 'Lobby2027'])
    expect(screen.getByText('Unknown error.').className).toBe('fy-form-failure')
    expect(document.body.textContent).not.toContain('old password is wrong')
    expect(input('New password').value).toBe('Lobby2027')
  })

  it('[CHPW-07] changes it', async () => {
    const { submit, foyer, idle, requestCount } = await setup()
    await submit(['Foyer2026', 'Lobby2027', 'Lobby2027'])
    expect(requestCount('changePassword')).toBe(1)
    await foyer.session.signOut()
    unwrap(await foyer.use(signIn).withPassword({ username: 'demo', password: 'Lobby2027' }))
    await idle()
    expect(foyer.session.isSignedIn()).toBe(true)
  })

  it('[CHPW-02] asks for the old one only where this device does not know it', async () => {
    const client = await setup()
    expect(input('Old password')).toMatchObject({ autocomplete: 'current-password', type: 'password' })
    expect(screen.queryByText(/This device knows/)).toBeNull()
    cleanup()

    // The device remembers it.
    const form = client.foyer.use(signIn).form()
    form.set('username', 'demo')
    form.set('password', 'Foyer2026')
    form.set('remember', true)
    await act(async () => void unwrap(await form.submit()))
    await client.settle()
    renderWith(client.foyer, <ChangePasswordForm />)
    await client.settle()
    expect(screen.queryByLabelText('Old password')).toBeNull()
    expect(screen.getByText(/This device knows/)).toBeInstanceOf(HTMLElement)
    expect(document.body.innerHTML).not.toContain('Foyer2026')
    for (const name of ['New password', 'Confirm new password']) {
      fireEvent.change(input(name), { target: { value: 'Lobby2027' } })
    }
    fireEvent.click(screen.getByRole('button', { name: 'Change password' }))
    await client.settle()
    expect(client.requestCount('changePassword')).toBe(1)
    expect(client.events.toastKeys).toContain('toast.saved')
  })
})
