import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { ToggleGroup, type ToggleGroupProps } from './toggle-group.tsx'

afterEach(cleanup)

const OPTIONS = ['one', 'two', 'three'].map((value) => ({ value, label: value.toUpperCase() }))

function Choice({ initial = 'two', ...props }: Partial<ToggleGroupProps<string>> & { readonly initial?: string }) {
  const [value, setValue] = useState(initial)
  return <ToggleGroup variant="chips" label="Numbers" options={OPTIONS} value={value} onChange={setValue} {...props} />
}
const button = (name: string) => screen.getByRole('button', { name })
const chosen = () => screen.getByRole('button', { pressed: true }).textContent
const tabStops = () => screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
const focused = () => document.activeElement?.textContent

it('chooses by a tap', () => {
  render(<Choice />)
  expect(chosen()).toBe('TWO')
  fireEvent.click(button('THREE'))
  expect(chosen()).toBe('THREE')
})

it('is one stop of the Tab key: what is chosen, else the first', () => {
  const { rerender } = render(<Choice />)
  expect(tabStops()).toEqual([button('TWO')])
  rerender(<Choice key="none" initial="" />)
  expect(tabStops()).toEqual([button('ONE')])
})

it('moves the focus by arrows, Home and End, and chooses nothing by that', () => {
  render(<Choice />)
  button('TWO').focus()
  const visited = ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End'].map((key) => {
    press(key)
    return focused()
  })
  expect(visited).toEqual(['THREE', 'ONE', 'THREE', 'ONE', 'THREE'])
  expect(chosen()).toBe('TWO')
  // Every other key is the page's.
  expect(press('ArrowDown')).toBe(true)
  expect(press('ArrowLeft')).toBe(false)
})

it('stays one stop of the Tab key while the focus moves inside, and leaves the browser its own keys', () => {
  render(<Choice />)
  button('TWO').focus()
  press('ArrowRight')
  expect(tabStops()).toEqual([button('THREE')])
  expect(fireEvent.keyDown(button('THREE'), { key: 'ArrowLeft', altKey: true })).toBe(true)
  expect(focused()).toBe('THREE')
  fireEvent.blur(button('THREE'), { relatedTarget: document.body })
  expect(tabStops()).toEqual([button('TWO')])
})

it('follows the arrows where text runs from right to left', () => {
  render(
    <div style={{ direction: 'rtl' }}>
      <Choice />
    </div>,
  )
  button('TWO').focus()
  press('ArrowLeft')
  expect(focused()).toBe('THREE')
})

it('is not there for a choice of one, and keeps its place while more may come', () => {
  const { container, rerender } = render(<Choice options={OPTIONS.slice(0, 1)} />)
  expect(container.childElementCount).toBe(0)
  rerender(<Choice options={[]} loading />)
  expect(container.childElementCount).toBe(1)
  expect(screen.queryByRole('button')).toBeNull()
})
