import { cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderWith } from '../testing/render.tsx'
import { stubFoyer } from '../testing/stub-foyer.ts'
import { formatDate } from './dates.ts'
import { useMerchantTime } from './use-merchant-time.ts'

afterEach(cleanup)

const AT = Date.parse('2026-11-26T20:30:00Z')

function Told() {
  return useMerchantTime().namedMoment(AT)
}

const told = (timeZone: string) => renderWith(stubFoyer({ config: { timeZone } }).foyer, <Told />).container.textContent

it('[ROUTE-18][ROUTE-19] a time of money is by the merchant’s clock, named where the device’s shows another one', () => {
  // No device is in both.
  const zones = [
    ['Pacific/Kiritimati', 'UTC+14'],
    ['America/St_Johns', 'UTC-3:30'],
  ] as const
  const own = formatDate('en', AT, 'moment')
  const others = zones.filter(([zone]) => formatDate('en', AT, 'moment', zone) !== own)
  expect(others).not.toEqual([])
  for (const [zone, offset] of others) {
    expect(told(zone)).toBe(`${formatDate('en', AT, 'moment', zone)} (${offset})`)
    cleanup()
  }
  expect(told(new Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(own)
})
