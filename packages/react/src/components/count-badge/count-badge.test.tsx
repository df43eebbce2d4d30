import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { CountBadge } from '../../index.ts'

afterEach(cleanup)

it.each([
  [0, ''],
  [-1, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('a badge shows %i as %j, and says in words what is counted', (count, shown) => {
  const { container } = render(<CountBadge count={count} label={`${count} messages`} />)
  expect(container.querySelector('[aria-hidden]')?.textContent ?? '').toBe(shown)
  expect(container.textContent).toBe(shown === '' ? '' : `${shown}${count} messages`)
})
