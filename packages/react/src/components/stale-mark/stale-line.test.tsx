import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderWith } from '../../testing/render.tsx'
import { stubFoyer } from '../../testing/stub-foyer.ts'
import { StaleLine } from './stale-line.tsx'

afterEach(cleanup)

it('[PERR-10] what is from before says of when it is, and that there is no network only where there is none', () => {
  const { foyer, $connection } = stubFoyer()
  renderWith(foyer, <StaleLine at={new Date().setHours(9, 5)} />)
  const words = () => document.querySelector('.fy-stale-line [role="status"]')?.textContent.trim()
  expect(words()).toMatch(/^As of .*9:05/)
  act(() => $connection.set('unreachable'))
  expect(words()).toMatch(/^You are offline\. As of .*9:05/)
})
