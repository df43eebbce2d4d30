import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { stubMedia } from '../../testing/stub-media.ts'
import '../../testing/jsdom-dialogs.ts'
import { requestClose } from '../../testing/jsdom-dialogs.ts'
import { renderWith } from '../../testing/render.tsx'
import { stubFoyer } from '../../testing/stub-foyer.ts'
import { PhoneField } from './phone-field.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Phone({ onSubmit }: { readonly onSubmit: () => void }) {
  const [code, setCode] = useState('63')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <PhoneField
        label="Mobile number"
        value=""
        onValue={() => {}}
        onBlur={() => {}}
        dialingCode={code}
        onDialingCode={setCode}
      />
    </form>
  )
}

function setup() {
  const sent: true[] = []
  renderWith(stubFoyer().foyer, <Phone onSubmit={() => sent.push(true)} />)
  const button = () => screen.getByRole('button', { name: /^Country / })
  const open = () => {
    button().focus()
    fireEvent.click(button())
    return screen.getByRole('dialog')
  }
  const search = () => screen.getByRole('combobox', { name: 'Country or code' })
  const list = () => screen.getByRole('listbox', { name: 'Countries' })
  const type = (text: string) => fireEvent.change(search(), { target: { value: text } })
  const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
  /** The option that the keys are on, as a screen reader is told. */
  const active = () => document.getElementById(search().getAttribute('aria-activedescendant') ?? '')?.textContent
  const press = (key: string, on: HTMLElement = search()) => fireEvent.keyDown(on, { key })
  return { sent, button, open, search, list, type, names, active, press }
}

describe('the picker of dialing codes', () => {
  it('[REG-05] opens on the country that stands, by its name', () => {
    const { button, open, list, active } = setup()
    expect(button().getAttribute('aria-label') ?? button().textContent).toContain('+63')
    open()
    expect(active()).toBe('Philippines+63')
    expect(list().querySelector('[aria-selected="true"]')?.textContent).toBe('Philippines+63')
  })

  it('[REG-05] finds by name, accents or not, by region and by digits, and chooses with a tap', () => {
    const { button, open, type, names } = setup()
    open()
    type('cote d')
    expect(names()).toEqual(['Côte d’Ivoire+225'])
    type('+4')
    expect(names().length).toBeGreaterThan(5)
    type('us')
    expect(names()[0]).toBe('United States+1')
    type('canada')
    fireEvent.click(screen.getByRole('option', { name: /Canada/ }))
    expect(screen.queryByRole('combobox')).toBeNull()
    // A shared code keeps the country that was meant.
    expect(button().textContent).toContain('Canada')
    expect(button().textContent).toContain('+1')
  })

  it('[REG-05] is operated by keys alone, in the search and in the list, and submits no form', () => {
    const { button, open, type, active, press, list, sent } = setup()
    open()
    type('guinea')
    expect(active()).toBe('Guinea+224')
    press('ArrowDown')
    expect(active()).toBe('Guinea-Bissau+245')
    press('ArrowUp')
    press('ArrowUp')
    expect(active()).toBe('Guinea+224')
    press('PageDown')
    expect(active()).toBe('Papua New Guinea+675')
    press('Home', list())
    expect(active()).toBe('Guinea+224')
    press('End', list())
    expect(active()).toBe('Papua New Guinea+675')
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    act(() => void list().dispatchEvent(enter))
    expect([enter.defaultPrevented, sent]).toEqual([true, []])
    expect(button().textContent).toContain('+675')
    expect(document.activeElement).toBe(button())
  })

  it('[REG-05] leaves Home, End and the space bar to the text of the search', () => {
    const { open, search, active } = setup()
    open()
    const before = active()
    for (const key of ['Home', 'End', ' ', 'a']) {
      const pressed = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      act(() => void search().dispatchEvent(pressed))
      expect([key, pressed.defaultPrevented, active()]).toEqual([key, false, before])
    }
  })

  it('[REG-05] says when nothing fits, chooses nothing then, and closes as it was', () => {
    const { button, open, type, names, press } = setup()
    const dialog = open()
    type('zzz')
    expect(names()).toEqual([])
    expect(screen.getByRole('status').textContent).toBe('No country fits. Try the first letters or the code.')
    press('ArrowDown')
    press('Enter')
    type('')
    expect(screen.getByRole('status').textContent).toMatch(/^\d{3} countries$/)
    act(() => requestClose(dialog))
    expect(button().textContent).toContain('+63')
  })

  it('[REG-05] begins in the list for fingers, in the search for those with keys', () => {
    const { open, list, search } = setup()
    open()
    expect([list().autofocus, search().autofocus]).toEqual([true, false])
    cleanup()
    stubMedia((query) => query === '(pointer: fine)')
    const withMouse = setup()
    withMouse.open()
    expect([withMouse.list().autofocus, withMouse.search().autofocus]).toEqual([false, true])
  })
})
