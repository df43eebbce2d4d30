import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { descriptionOf } from '../../testing/description-of.ts'
import { type FoyerOnSandboxOptions, openFoyerOnSandbox } from '../../testing/foyer-on-sandbox.ts'
import { registerFields } from '../../testing/register-fields.ts'
import { renderWith } from '../../testing/render.tsx'
import { RegisterScreen } from './register-form.tsx'

afterEach(cleanup)

type Prepare = (control: Awaited<ReturnType<typeof openFoyerOnSandbox>>['sandbox']['control']) => Promise<void>

const setup = async ({ prepare, ...options }: FoyerOnSandboxOptions & { readonly prepare?: Prepare } = {}) => {
  const client = await openFoyerOnSandbox({ path: '/m/register', ...options })
  if (prepare) {
    await prepare(client.sandbox.control)
    await client.foyer.platform.refresh()
  }
  await act(async () => {
    renderWith(
      client.foyer,
      <main>
        <RegisterScreen />
      </main>,
    )
  })
  // The texts inside pages come as a module; until then nothing is drawn.
  await waitFor(() => expect(document.querySelector('main > *')).not.toBeNull(), { timeout: 5000 })
  await client.settle()
  return client
}

const input = (name: string | RegExp) => {
  const element = screen.getByLabelText(name, { selector: 'input' })
  if (!(element instanceof HTMLInputElement)) throw new Error(`${name} is no input`)
  return element
}
const type = (name: string | RegExp, value: string) => fireEvent.change(input(name), { target: { value } })
const fieldOf = (name: string) => document.getElementsByName(name)[0]

describe('the registration form', () => {
  it('[REG-05][REG-06] has a labelled control for every field, with the right memory for it', async () => {
    const account = ['username', 'password', 'confirmPassword']
    await setup({
      prepare: (control) =>
        control.setRegistration({
          fields: Object.fromEntries(
            registerFields.map((name) => [name, { enabled: true, required: account.includes(name) }]),
          ),
        }),
    })
    for (const name of registerFields) {
      expect((fieldOf(name) as HTMLInputElement | undefined)?.labels?.[0]?.textContent, name).toMatch(/\w/)
    }
    expect(input('Password').autocomplete).toBe('new-password')
    expect(input('E-mail')).toMatchObject({ type: 'email', autocomplete: 'email' })
    expect(input('Date of birth')).toMatchObject({ type: 'date', min: '1900-01-01', max: '2026-12-31' })
    expect(input('Mobile number')).toMatchObject({ inputMode: 'tel', maxLength: 20, type: 'tel' })
    expect(input('Verification code').autocomplete).toBe('one-time-code')
  })

  it('[REG-06][REG-18] folds away what may be left out, and opens it for a link that fills it and for an error', async () => {
    const fold = () => document.querySelector('details')
    await setup()
    expect(input('Invitation code').closest('details')).toBe(fold())
    expect([fold()?.open, input('Confirm password').closest('details')]).toEqual([false, null])
    cleanup()
    await setup({ path: '/m/register?affiliateCode=GOOD1' })
    expect(fold()?.open).toBe(true)
  })

  it('[VALID-12] says in the refusal of a birthday how old one must be, and goes on saying it before and after', async () => {
    const client = await setup({
      prepare: (control) => control.setRegistration({ fields: { birthday: { enabled: true, required: true } } }),
    })
    expect(descriptionOf('Date of birth')).toBe('You must be 21 or older.')
    type('Date of birth', '2010-01-01')
    fireEvent.blur(input('Date of birth'))
    await client.settle()
    expect(descriptionOf('Date of birth')).toBe(
      'Please enter the correct date of birth (21 or older). You must be 21 or older.',
    )
  })

  it('[REG-01] has a toggle only where there is a choice', async () => {
    await setup({ prepare: (control) => control.setFlags({ MOBILENUMREG3: false }) })
    expect(screen.queryByRole('group', { name: 'Register with' })).toBeNull()
    expect(input('User name').name).toBe('username')
  })

  it('[FLAG-02] says that registration is closed', async () => {
    await setup({ prepare: (control) => control.setFlags({ MOBILENUMREG3: false, USERNAMEREG3: false }) })
    expect(screen.getByText('Registration is closed').className).toBe('fy-state-title')
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('[REG-08][VALID-14] opens the terms beside the page, and asks for both ticks by name', async () => {
    const client = await setup()
    const terms = screen.getByRole('link', { name: /Terms/ })
    expect([terms.getAttribute('href'), terms.getAttribute('target')]).toEqual(['/m/help#terms', '_blank'])
    const boxes = screen.getAllByRole('checkbox')
    expect(boxes.map((checkbox) => (checkbox as HTMLInputElement).checked)).toEqual([false, false])
    expect(screen.getByLabelText(/I am 18 or older/)).toBe(boxes[1])
    fireEvent.click(screen.getByRole('button', { name: 'Register' }))
    await client.settle()
    expect(descriptionOf(/I have read/)).toBe('Please agree to the Terms.')
    expect(descriptionOf(/I am 18 or older/)).toBe('Please agree to the age declaration.')
    expect(boxes.map((box) => box.getAttribute('aria-invalid'))).toEqual(['true', 'true'])
    expect(document.activeElement).toBe(input('User name'))
    expect(client.requestCount('registerUsername')).toBe(0)
  })

  it('[REG-14][REG-16] says what the platform objects to beside the field, and goes there', async () => {
    const client = await setup()
    type('User name', 'demo')
    fireEvent.blur(input('User name'))
    await client.settle()
    // The hint stays, so that nothing moves.
    expect(descriptionOf('User name')).toBe(
      'Username already exists. 4 to 16 letters or digits, starting with a letter.',
    )
    type('User name', 'fresh2026')
    type('Password', 'Fresh2026')
    type('Confirm password', 'Fresh2026')
    type(/Invitation code/, 'BAD')
    for (const checkbox of screen.getAllByRole('checkbox')) fireEvent.click(checkbox)
    fireEvent.click(screen.getByRole('button', { name: 'Register' }))
    await client.settle()
    expect(document.activeElement).toBe(input(/Invitation code/))
    expect(document.querySelector('details')?.open).toBe(true)
    expect(screen.getAllByText('Invalid invitation code.')).toHaveLength(2)
    expect(input('Password').value).toBe('Fresh2026')
    type(/Invitation code/, 'GOOD1')
    fireEvent.click(screen.getByRole('button', { name: 'Register' }))
    await client.settle()
    expect(client.foyer.session.isSignedIn()).toBe(true)
  })

  it('[REG-15][SMS-07][PHONEPW-05] sends codes to a number alone and counts down', async () => {
    const client = await setup()
    fireEvent.click(screen.getByRole('button', { name: 'Mobile number' }))
    fireEvent.paste(input('Mobile number'), { clipboardData: { getData: () => '+63 (0) 917 - 999 - 9999' } })
    // The country stands beside it already.
    expect(input('Mobile number').value).toBe('9179999999')
    type('Mobile number', '')
    type('Mobile number', '0063 917 999 9999')
    expect(input('Mobile number').value).toBe('9179999999')
    const get = screen.getByRole('button', { name: 'Get code' })
    get.focus()
    fireEvent.click(get)
    // The proof of work runs in real time, which the manual clock does not move.
    const button = await screen.findByRole('button', { name: 'Another code in 60 seconds' }, { timeout: 5000 })
    expect(document.activeElement).toBe(input('Verification code'))
    expect([button.textContent, (button as HTMLButtonElement).disabled]).toEqual(['60 s', true])
    await client.advance(1000)
    expect(screen.getByRole('button', { name: 'Another code in 59 seconds' }).textContent).toBe('59 s')
    expect(screen.queryByText('Please fill this in.')).toBeNull()
    await client.advance(59_000)
    expect(screen.getByRole('button', { name: 'Get code' })).toMatchObject({ disabled: false })
  })

  it('[VALID-05] takes a number that is typed with its country, and chooses that country when the field is left', async () => {
    await setup()
    fireEvent.click(screen.getByRole('button', { name: 'Mobile number' }))
    const typed = '+447400123456'
    for (let length = 1; length <= typed.length; length += 1) type('Mobile number', typed.slice(0, length))
    expect(input('Mobile number').value).toBe(typed)
    fireEvent.blur(input('Mobile number'))
    expect(input('Mobile number').value).toBe('7400123456')
    expect(screen.getByRole('button', { name: 'Country United Kingdom +44' }).textContent).toContain('+44')
  })

  it('[VALID-10] says the bounds that hold before anything is typed, and what the platform says in its words once', async () => {
    const client = await setup({
      prepare: (control) =>
        control.setRegistration({ rules: { username: { min: 3, max: 30 }, password: { min: 8, message: 'Eight.' } } }),
    })
    expect([descriptionOf('User name'), descriptionOf('Password')]).toEqual(['3 to 30 characters.', 'Eight.'])
    type('Password', 'abc')
    fireEvent.blur(input('Password'))
    await client.settle()
    expect(descriptionOf('Password')).toBe('Eight.')
  })

  it('[VALID-10][REG-06] shows the words of the platform as text', async () => {
    const client = await setup({
      prepare: (control) =>
        control.setRegistration({
          fields: { nickname: { enabled: true, required: true } },
          rules: { nickname: { min: 5, message: 'Five <b>or</b> more.' } },
        }),
    })
    type('Nickname', 'abc')
    fireEvent.blur(input('Nickname'))
    await client.settle()
    expect(descriptionOf('Nickname')).toBe('Five <b>or</b> more.')
    expect(document.querySelector('b')).toBeNull()
  })

  it('says when the form cannot be had, and tries again', async () => {
    const client = await setup({
      prepare: (control) => control.setFault({ endpoint: 'regSettings', kind: 'status:400' }),
    })
    await client.sandbox.control.clearFaults()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await client.settle()
    expect(input('User name').name).toBe('username')
  })
})
