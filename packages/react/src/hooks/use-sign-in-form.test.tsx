import { signIn, unwrap } from '@foyer/core'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { CaptchaField } from '../components/captcha-field/captcha-field.tsx'
import { SignInScreen } from '../components/sign-in-form/sign-in-form.tsx'
import { type FoyerOnSandbox, openFoyerOnSandbox } from '../testing/foyer-on-sandbox.ts'
import { renderWith } from '../testing/render.tsx'
import { useSession } from './store-hooks.ts'
import { useSignInForm } from './use-sign-in-form.ts'

let client: FoyerOnSandbox
beforeEach(async () => {
  client = await openFoyerOnSandbox()
})
afterEach(cleanup)

function OwnForm({ onSignIn }: { readonly onSignIn: (name: string) => void }) {
  const { inputProps, errorProps, captchaProps, formProps, failure } = useSignInForm({
    onSuccess: ({ userName }) => onSignIn(userName),
  })
  return (
    <form {...formProps} aria-label="Own">
      <input aria-label="Name" {...inputProps('username')} />
      <input aria-label="Secret" {...inputProps('password')} />
      <p data-testid="field" {...errorProps('password')} />
      <CaptchaField {...captchaProps} />
      <p data-testid="failure">{failure}</p>
    </form>
  )
}

function ForGuests({ onSignIn }: { readonly onSignIn: (name: string) => void }) {
  return useSession().type === 'guest' ? <OwnForm onSignIn={onSignIn} /> : null
}

const enter = async (password: string) => {
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'demo' } })
  fireEvent.change(screen.getByLabelText('Secret'), { target: { value: password } })
  await act(async () => fireEvent.submit(screen.getByRole('form')))
  await client.settle()
}

it.each([
  ['stays', OwnForm],
  ['is shown to guests alone', ForGuests],
])('tells of the sign-in once, where the form %s', async (_, Form) => {
  const names: string[] = []
  renderWith(client.foyer, <Form onSignIn={(name) => names.push(name)} />)
  await enter('')
  expect(screen.getByTestId('field').textContent).toBe('Please fill this in.')
  expect(document.activeElement).toBe(
    screen.getByRole('textbox', { name: 'Secret', description: 'Please fill this in.' }),
  )
  await enter('Wrong12345')
  expect(screen.getByTestId('failure').textContent).not.toBe('')
  expect(names).toEqual([])
  await enter('Foyer2026')
  expect(names).toEqual(['demo'])
})

it('tells of the sign-in once, where the form is submitted twice', async () => {
  const names: string[] = []
  renderWith(client.foyer, <OwnForm onSignIn={(name) => names.push(name)} />)
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'demo' } })
  fireEvent.change(screen.getByLabelText('Secret'), { target: { value: 'Foyer2026' } })
  await act(async () => {
    fireEvent.submit(screen.getByRole('form'))
    fireEvent.submit(screen.getByRole('form'))
  })
  await client.settle()
  expect(names).toEqual(['demo'])
})

function UnlessMember({ onSignIn }: { readonly onSignIn: (name: string) => void }) {
  return useSession().type === 'member' ? null : <OwnForm onSignIn={onSignIn} />
}

it('tells of the sign-in of a trial player, where the form is not shown to members', async () => {
  const trial = client.foyer.session.startTrial()
  await client.settle()
  unwrap(await trial)
  const names: string[] = []
  renderWith(client.foyer, <UnlessMember onSignIn={(name) => names.push(name)} />)
  await enter('Wrong12345')
  expect(names).toEqual([])
  await enter('Foyer2026')
  expect(names).toEqual(['demo'])
})

it('our form takes a class, a way to the forgotten password, and tells of the sign-in', async () => {
  const names: string[] = []
  renderWith(
    client.foyer,
    <SignInScreen className="mine" forgotPath="/m/help" onSuccess={({ userName }) => names.push(userName)} />,
  )
  await client.settle()
  expect(document.querySelector('form')?.className).toBe('fy-sign-in mine')
  expect(screen.queryByRole('link', { name: 'Forgot password?' })?.getAttribute('href')).toBe('/m/help')
  fireEvent.change(screen.getByLabelText('User name'), { target: { value: 'demo' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Foyer2026' } })
  fireEvent.click(screen.getByRole('button', { name: 'Login' }))
  await client.settle()
  await client.settle()
  expect(names).toEqual(['demo'])
})

it('[LOGIN-06] says that a code is wanted, and takes it', async () => {
  const signInApi = client.foyer.use(signIn)
  for (const password of ['Wrong12345', 'Wrong12346', 'Wrong12347']) {
    await signInApi.withPassword({ username: 'demo', password })
  }
  const names: string[] = []
  renderWith(client.foyer, <OwnForm onSignIn={(name) => names.push(name)} />)
  await enter('Foyer2026')
  expect(screen.getByTestId('failure').textContent).toBe('Please also enter the code in the picture.')
  const answer = client.sandbox.control.captcha()?.answer ?? ''
  fireEvent.change(screen.getByLabelText('Code in the picture'), { target: { value: answer } })
  await enter('Foyer2026')
  expect(names).toEqual(['demo'])
})

it('[LOGIN-01] sends what a password manager has written into inputs of a layout of its own, without an event', async () => {
  const names: string[] = []
  renderWith(client.foyer, <OwnForm onSignIn={(name) => names.push(name)} />)
  const setSilently = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  setSilently?.call(screen.getByLabelText('Name'), 'demo')
  setSilently?.call(screen.getByLabelText('Secret'), 'Foyer2026')
  await act(async () => fireEvent.submit(screen.getByRole('form')))
  await client.settle()
  expect(names).toEqual(['demo'])
})
