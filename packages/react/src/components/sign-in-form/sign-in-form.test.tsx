import { FoyerError } from '@foyer/core'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderWith } from '../../testing/render.tsx'
import { stubFoyer } from '../../testing/stub-foyer.ts'
import { SignInScreen } from './sign-in-form.tsx'

afterEach(cleanup)

const setup = () => {
  const stub = stubFoyer()
  const view = renderWith(stub.foyer, <SignInScreen />)
  const username = screen.getByLabelText('User name')
  const password = screen.getByLabelText('Password')
  if (!(username instanceof HTMLInputElement && password instanceof HTMLInputElement)) throw new Error('no inputs')
  const set = (changes: Partial<ReturnType<typeof stub.form.$state.get>>) =>
    act(() => stub.form.$state.set({ ...stub.form.$state.get(), ...changes }))
  return { ...stub, view, username, password, set }
}

describe('the login form', () => {
  it('[LOGIN-01] asks for user name and password, in a way that password managers know', () => {
    const { username, password, calls } = setup()
    expect(username).toMatchObject({ autocomplete: 'username', type: 'text', name: 'username' })
    expect(password).toMatchObject({ autocomplete: 'current-password', type: 'password' })
    fireEvent.change(username, { target: { value: 'demo' } })
    fireEvent.change(password, { target: { value: 'Foyer2026' } })
    expect([username.value, password.value]).toEqual(['demo', 'Foyer2026'])
    fireEvent.click(screen.getByRole('button', { name: 'Login' }))
    expect(calls).toEqual(['form.submit'])
  })

  it('[LOGIN-12] shows the refusal in words and keeps what was typed', () => {
    const { username, password, set, view } = setup()
    fireEvent.change(username, { target: { value: 'disabled' } })
    fireEvent.change(password, { target: { value: 'Foyer2026' } })
    set({ status: 'failed', error: new FoyerError({ code: 'user.invalid' }) })
    expect(view.container.textContent).toContain('User does not exist or is disabled.')
    set({ error: new FoyerError({ code: 'unknown', serverMessage: '<i>Ask</i> the cashier' }) })
    expect(view.container.textContent).toContain('<i>Ask</i> the cashier')
    set({ error: new FoyerError({ code: 'unknown' }) })
    expect(view.container.textContent).toContain('Unknown error.')
    expect([username.value, password.value]).toEqual(['disabled', 'Foyer2026'])
  })

  it('[LOGIN-13] says what is wrong beside the field, for everybody, and goes to the field that core names', () => {
    const { username, set, emit } = setup()
    set({ errors: { username: { key: 'valid.username', params: { 0: 4, 1: 16 } } } })
    expect(username.getAttribute('aria-invalid')).toBe('true')
    const id = username.getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(id)?.textContent).toBe('4 to 16 letters or digits, starting with a letter.')
    act(() => emit('focus', { field: 'username' }))
    expect(document.activeElement).toBe(username)
  })

  it('[LOGIN-04] links to the forgotten password where core offers it', () => {
    const { form } = setup()
    expect(screen.queryByRole('link')).toBeNull()
    act(() => form.$canResetPassword.set(true))
    expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe('/m/forget')
  })

  it('[LOGIN-06][CAPTCHA-03] has no captcha until one is asked for; a tap brings another picture', async () => {
    const { form, calls } = setup()
    expect(screen.queryByLabelText('Code in the picture')).toBeNull()
    await act(async () => form.$captcha.set({ status: 'ready', captchaId: 'C1', src: 'data:image/png;base64,AAAA' }))
    expect((await screen.findByLabelText('Code in the picture')).getAttribute('inputmode')).toBe('numeric')
    const picture = screen.getByRole('button', { name: 'Show another picture' })
    expect(picture.querySelector('img')?.getAttribute('src')).toBe('data:image/png;base64,AAAA')
    expect(picture.querySelector('img')?.getAttribute('alt')).toBe('Picture with the code')
    fireEvent.click(picture)
    expect(calls).toEqual(['form.refreshCaptcha'])
    act(() => form.$captcha.set({ status: 'failed' }))
    expect(picture.textContent).toBe('No picture. Tap to try again.')
  })

  it('[LOGIN-06] asks for the code of a new captcha in plain words, and goes to it; they go with the other check', async () => {
    const { form, emit, set, view, calls } = setup()
    await act(async () => {
      form.$captcha.set({ status: 'loading' })
      emit('focus', { field: 'captcha' })
    })
    set({ status: 'failed', error: new FoyerError({ code: 'captcha.required' }) })
    const field = await screen.findByLabelText('Code in the picture')
    await waitFor(() => expect(document.activeElement).toBe(field))
    const words = 'Please also enter the code in the picture.'
    expect(screen.getAllByText(words)).toHaveLength(1)
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(words)
    expect(field.getAttribute('aria-invalid')).toBeNull()
    // Nothing moves below it on the way to the other check.
    fireEvent.blur(field)
    expect(calls).not.toContain('form.touch captcha')
    fireEvent.change(field, { target: { value: '1' } })
    fireEvent.blur(field)
    expect(calls).toContain('form.touch captcha')
    set({ errors: { captcha: { key: 'error.verification.code.error' } } })
    expect(view.container.textContent).toContain('Verification code error.')
    expect(view.container.textContent).not.toContain(words)
    set({ errors: {} })
    act(() => form.$human.set({ status: 'done' }))
    expect(view.container.textContent).not.toContain(words)
  })

  it('scrolls to the refusal', () => {
    const scrolled: unknown[] = []
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: unknown) {
      scrolled.push(this)
    })
    const { set } = setup()
    expect(scrolled).toEqual([])
    set({ status: 'failed', error: new FoyerError({ code: 'login.failed' }) })
    expect(new Set(scrolled)).toEqual(new Set([screen.getByRole('alert')]))
    expect(screen.getByRole('alert').textContent).toBe('Wrong user name or password.')
  })

  it('can show the password', () => {
    const { password } = setup()
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password.type).toBe('text')
    fireEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(password.type).toBe('password')
  })

  it('ends its form with the screen', async () => {
    const { view, calls } = setup()
    await act(async () => view.unmount())
    expect(calls).toEqual(['form.dispose'])
  })

  it('[LOGIN-02] offers the second method only where it is on, and shows one at a time', () => {
    const { form, username, password } = setup()
    expect(screen.queryByRole('group', { name: 'Log in with' })).toBeNull()
    // The platform has not told yet: their place is kept.
    expect(document.querySelectorAll('.fy-toggle-group-loading')).toHaveLength(1)
    act(() => form.$methods.set(['username', 'sms']))
    const [byName, byNumber] = within(screen.getByRole('group', { name: 'Log in with' })).getAllByRole('button')
    if (byName === undefined || byNumber === undefined) throw new Error('two methods')
    expect([byName, byNumber].map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'false'])
    fireEvent.click(byNumber)
    expect(form.$method.get()).toBe('sms')
    expect([username.isConnected, password.isConnected]).toEqual([false, false])
    expect(screen.getByLabelText('Mobile number', { selector: 'input' })).toMatchObject({
      autocomplete: 'tel-national',
      type: 'tel',
      maxLength: 20,
    })
    const country = screen.getByRole('button', { name: 'Country Philippines +63' })
    expect(country.getAttribute('aria-haspopup')).toBe('dialog')
    const code = screen.getByLabelText('Verification code')
    expect(['autocomplete', 'inputmode'].map((name) => code.getAttribute(name))).toEqual(['one-time-code', 'numeric'])
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('[LOGIN-08] cannot send another code while the countdown runs, and says for how long', () => {
    const { form, calls } = setup()
    act(() => form.$method.set('sms'))
    fireEvent.click(screen.getByRole('button', { name: 'Get code' }))
    expect(calls).toEqual(['form.sendCode'])
    act(() => form.$sms.set({ phase: 'counting', seconds: 42 }))
    const waiting = screen.getByRole('button', { name: 'Another code in 42 seconds' })
    expect(waiting).toMatchObject({ disabled: true, textContent: '42 s' })
    act(() => form.$sms.set({ phase: 'ready', seconds: 0 }))
    expect(screen.getByRole('button', { name: 'Get code' })).toMatchObject({ disabled: false })
  })

  it('[LOGIN-03] is not remembered unless ticked, and says what is kept', () => {
    const { form } = setup()
    const checkbox = screen.getByRole('checkbox', { name: 'Remember me' })
    expect(checkbox).toMatchObject({ checked: false })
    expect(checkbox.hasAttribute('aria-describedby')).toBe(false)
    fireEvent.click(checkbox)
    expect(form.$state.get().values.remember).toBe(true)
    const kept = () => document.getElementById(checkbox.getAttribute('aria-describedby') ?? '')?.textContent
    expect(kept()).toContain('encrypted, your password')
    act(() => form.$method.set('sms'))
    expect(kept()).toContain('never the code')
  })

  it('[LOGIN-12] puts the refusal of one method away with it', () => {
    const { form, set, view } = setup()
    act(() => form.$methods.set(['username', 'sms']))
    set({ status: 'failed', error: new FoyerError({ code: 'user.invalid' }) })
    fireEvent.click(screen.getByRole('button', { name: 'Mobile number' }))
    expect(view.container.textContent).not.toContain('User does not exist')
    set({ error: new FoyerError({ code: 'user.invalid' }) })
    expect(view.container.textContent).toContain('User does not exist')
  })
})
