import { cleanup, fireEvent, screen } from '@testing-library/react'
import { type FormEvent, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderWith } from '../../testing/render.tsx'
import { stubFoyer } from '../../testing/stub-foyer.ts'
import { TextField } from './text-field.tsx'

afterEach(cleanup)

const sent = vi.fn<(values: { readonly user: string; readonly password: string }) => void>()
afterEach(() => sent.mockReset())

function Form({ normalize = (text: string) => text }: { readonly normalize?: (text: string) => string }) {
  const [values, setValues] = useState({ user: '', password: '' })
  const [, renderAgain] = useState(0)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    sent(values)
  }
  return (
    <form onSubmit={submit}>
      <TextField label="User" value={values.user} onValue={(user) => setValues({ ...values, user: normalize(user) })} />
      <TextField
        label="Secret"
        type="password"
        value={values.password}
        onValue={(password) => setValues((now) => ({ ...now, password }))}
      />
      <button type="button" onClick={() => renderAgain((count) => count + 1)}>
        Other
      </button>
      <button type="button" onClick={() => setValues({ user: '', password: '' })}>
        Empty
      </button>
      <button type="submit">Send</button>
    </form>
  )
}

const show = (form = <Form />) => renderWith(stubFoyer().foyer, form)
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const { set: setSilently } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
/** How password managers fill a field. */
const WAYS: Readonly<Record<string, (input: HTMLInputElement, text: string) => void>> = {
  'without an event': (input, text) => setSilently?.call(input, text),
  'by its own setter without an event': (input, text) => {
    input.value = text
  },
  'by its own setter with an input event': (input, text) => {
    input.value = text
    input.dispatchEvent(new Event('input', { bubbles: true }))
  },
  'with a change event alone': (input, text) => {
    setSilently?.call(input, text)
    input.dispatchEvent(new Event('change', { bubbles: true }))
  },
  'as if it was typed': (input, text) => void fireEvent.change(input, { target: { value: text } }),
}

describe.each(Object.entries(WAYS))('a field that is filled %s', (_, fill) => {
  it('is sent when the form is submitted by its button', () => {
    show()
    fill(field('User'), 'demo')
    fill(field('Secret'), 'Foyer2026')
    press('Send')
    expect(sent.mock.calls).toEqual([[{ user: 'demo', password: 'Foyer2026' }]])
    expect([field('User').value, field('Secret').value]).toEqual(['demo', 'Foyer2026'])
  })

  it('is sent when the form is submitted by Enter', () => {
    const { container } = show()
    fill(field('User'), 'demo')
    fill(field('Secret'), 'Foyer2026')
    fireEvent.submit(container.querySelector('form') ?? container)
    expect(sent.mock.calls).toEqual([[{ user: 'demo', password: 'Foyer2026' }]])
  })

  it('keeps its text when its password is shown and hidden, and when the form is rendered again', () => {
    show()
    fill(field('Secret'), 'Foyer2026')
    press('Show password')
    expect([field('Secret').type, field('Secret').value]).toEqual(['text', 'Foyer2026'])
    press('Hide password')
    fill(field('User'), 'demo')
    press('Other')
    expect([field('User').value, field('Secret').value]).toEqual(['demo', 'Foyer2026'])
  })

  it('is emptied when the form empties it', () => {
    show()
    fill(field('User'), 'demo')
    press('Empty')
    expect(field('User').value).toBe('')
    press('Send')
    expect(sent.mock.calls).toEqual([[{ user: '', password: '' }]])
  })

  it('shows the value of the form when the form keeps another one', () => {
    show(<Form normalize={(text) => text.replace(/\D/g, '')} />)
    fill(field('User'), 'G-123')
    press('Other')
    expect(field('User').value).toBe('123')
    fill(field('User'), '123x')
    press('Other')
    expect(field('User').value).toBe('123')
  })
})
