import { cleanup, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { setRootAttribute, useRootAttribute } from './use-root-attribute.ts'

afterEach(cleanup)

const NAME = 'data-fy-test'
const isSet = () => document.documentElement.hasAttribute(NAME)

function Part({ on = true }: { readonly on?: boolean }) {
  useRootAttribute(NAME, on)
  return null
}

it('sets the attribute while the component is mounted', () => {
  const { unmount } = render(<Part />)
  expect(isSet()).toBe(true)
  unmount()
  expect(isSet()).toBe(false)
})

it('follows the value', () => {
  const { rerender } = render(<Part on={false} />)
  expect(isSet()).toBe(false)
  rerender(<Part />)
  expect(isSet()).toBe(true)
  rerender(<Part on={false} />)
  expect(isSet()).toBe(false)
})

it('keeps the attribute until the last of its users is gone', () => {
  const first = render(<Part />)
  const second = render(<Part />)
  first.unmount()
  expect(isSet()).toBe(true)
  second.unmount()
  expect(isSet()).toBe(false)
})

it('counts a user once when one of them takes the attribute away twice', () => {
  const remove = setRootAttribute(NAME)
  const removeOther = setRootAttribute(NAME)
  remove()
  remove()
  expect(isSet()).toBe(true)
  removeOther()
  expect(isSet()).toBe(false)
})

it('leaves nothing behind in StrictMode, which mounts twice', () => {
  const { unmount } = render(
    <StrictMode>
      <Part />
    </StrictMode>,
  )
  expect(isSet()).toBe(true)
  unmount()
  expect(isSet()).toBe(false)
})

it('sets nothing when a server renders', () => {
  renderToString(<Part />)
  expect(isSet()).toBe(false)
})
