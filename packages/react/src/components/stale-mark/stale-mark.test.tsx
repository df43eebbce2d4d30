import { cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderWith } from '../../testing/render.tsx'
import { stubFoyer } from '../../testing/stub-foyer.ts'
import { StaleMark } from './stale-mark.tsx'

afterEach(cleanup)

it('[CASH-40] says in the merchant’s zone when content is from', () => {
  const at = new Date().setUTCHours(1, 30, 0, 0)
  const told = (timeZone: string) => {
    const { container } = renderWith(stubFoyer({ config: { timeZone } }).foyer, <StaleMark at={at} />)
    return container.textContent?.replaceAll('\u202f', ' ')
  }
  expect(told('Asia/Kolkata')).toMatch(/^As of (.*, )?7:00 AM \(UTC\+5:30\)$/)
})
