import { cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderWith } from '../testing/render.tsx'
import { stubFoyer } from '../testing/stub-foyer.ts'
import { formatDate } from './dates.ts'
import { type MerchantTime, useMerchantTime } from './use-merchant-time.ts'

afterEach(cleanup)

const AT = Date.parse('2026-11-26T20:30:00Z')

function Told({ say }: { readonly say: (time: MerchantTime) => string }) {
  return say(useMerchantTime())
}

const told = (timeZone: string, say = (time: MerchantTime) => time.namedMoment(AT)) =>
  renderWith(stubFoyer({ config: { timeZone } }).foyer, <Told say={say} />).container.textContent?.replaceAll(
    '\u202f',
    ' ',
  )

it('a time of money is by the merchant’s clock, named where the device’s shows another one', () => {
  // No device is in both.
  const zones = [
    ['Pacific/Kiritimati', 'UTC+14'],
    ['America/St_Johns', 'UTC-3:30'],
  ] as const
  const device = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const own = formatDate('en', AT, 'moment', device)
  const others = zones.filter(([zone]) => formatDate('en', AT, 'moment', zone) !== own)
  expect(others).not.toEqual([])
  for (const [zone, offset] of others) {
    expect(told(zone)).toBe(`${formatDate('en', AT, 'moment', zone).replaceAll('\u202f', ' ')} (${offset})`)
    cleanup()
  }
  expect(told(device)).toBe(own.replaceAll('\u202f', ' '))
})

it('a time of today there is without its day, and with its zone where the device shows another time', () => {
  const now = Date.parse('2026-11-26T11:00:00Z')
  // The day begins there at 10:00 UTC.
  expect(told('Pacific/Kiritimati', (time) => time.namedRecent(AT, now))).toBe('10:30 AM (UTC+14)')
  cleanup()
  expect(told('Pacific/Kiritimati', (time) => time.namedRecent(AT, now - 3 * 3_600_000))).toBe(
    'Nov 27, 2026, 10:30 AM (UTC+14)',
  )
  cleanup()
  expect(told('Pacific/Kiritimati', (time) => time.namedTime(AT))).toBe('10:30:00 AM (UTC+14)')
})

it('in lists of messages a time is as short as it can be, by the merchant’s clock', () => {
  const shortAt = (now: string) => {
    cleanup()
    return told('Pacific/Kiritimati', (time) => time.short(AT, Date.parse(now)))
  }
  expect(shortAt('2026-11-26T11:00:00Z')).toBe('10:30 AM')
  expect(shortAt('2026-11-27T11:00:00Z')).toBe('Nov 27')
  expect(shortAt('2027-01-01T11:00:00Z')).toBe('Nov 27, 2026')
})
