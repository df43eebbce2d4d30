import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, ageOn, countDays, isDay, readEnd, readMoment, readTimeZone } from './calendar-day.ts'

const zone = (name: string) => {
  const read = readTimeZone(name)
  if (read === undefined) throw new Error(`no zone ${name}`)
  return read
}
const at = (text: string) => Date.parse(text)

describe('a zone', () => {
  it.each([
    ['Asia/Manila', '2026-11-23T15:59:59Z', '2026-11-23', '2026-11-23T23:59:59+08:00'],
    ['Asia/Manila', '2026-11-23T16:00:00Z', '2026-11-24', '2026-11-24T00:00:00+08:00'],
    ['UTC', '2026-11-23T16:00:00.999Z', '2026-11-23', '2026-11-23T16:00:00+00:00'],
    ['Asia/Kolkata', '2026-01-01T18:30:00Z', '2026-01-02', '2026-01-02T00:00:00+05:30'],
    ['America/St_Johns', '2026-01-01T03:29:59Z', '2025-12-31', '2025-12-31T23:59:59-03:30'],
    // The hour that is left out, and the one that comes twice.
    ['Europe/Berlin', '2026-03-29T00:59:59Z', '2026-03-29', '2026-03-29T01:59:59+01:00'],
    ['Europe/Berlin', '2026-03-29T01:00:00Z', '2026-03-29', '2026-03-29T03:00:00+02:00'],
    ['Europe/Berlin', '2026-10-25T00:30:00Z', '2026-10-25', '2026-10-25T02:30:00+02:00'],
    ['Europe/Berlin', '2026-10-25T01:30:00Z', '2026-10-25', '2026-10-25T02:30:00+01:00'],
  ])('[ROUTE-19] %s: %s is on %s', (name, moment, day, written) => {
    expect(zone(name).dayOf(at(moment))).toBe(day)
    expect(zone(name).dateTimeOf(at(moment))).toBe(written)
  })

  it('[ROUTE-19] has days of 23 and of 25 hours', () => {
    const hoursOf = (day: string) => {
      const start = at(`${day}T00:00:00Z`)
      return Array.from({ length: 96 }, (_, hour) => start + (hour - 48) * 3_600_000).filter(
        (moment) => zone('Europe/Berlin').dayOf(moment) === day,
      ).length
    }
    expect(['2026-03-29', '2026-10-25', '2026-10-26'].map(hoursOf)).toEqual([23, 25, 24])
  })

  it('[ROUTE-19] writes times that read back to the same second', () => {
    const moments = fc.integer({ min: at('1990-01-01T00:00:00Z'), max: at('2050-01-01T00:00:00Z') })
    const names = fc.constantFrom('Asia/Manila', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'UTC')
    fc.assert(
      fc.property(names, moments, (name, moment) => {
        const written = zone(name).dateTimeOf(moment)
        expect(Date.parse(written)).toBe(Math.floor(moment / 1000) * 1000)
        expect(written.slice(0, 10)).toBe(zone(name).dayOf(moment))
      }),
    )
  })

  it('is none where the device knows no such name, and has no day for what is no time', () => {
    expect(readTimeZone('Mars/Olympus')).toBeUndefined()
    expect(readTimeZone('')).toBeUndefined()
    for (const moment of [Number.NaN, Number.POSITIVE_INFINITY, 1e17]) {
      expect(zone('UTC').dayOf(moment)).toBe('')
      expect(zone('UTC').dateTimeOf(moment)).toBe('')
    }
  })
})

describe('days', () => {
  it.each(['2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', '', '2026-01-01 ', '0000-00-00'])(
    '%s is none',
    (day) => {
      expect(isDay(day)).toBe(false)
    },
  )

  it('[ROUTE-19] are counted over the ends of months and years', () => {
    expect([isDay('2028-02-29'), addDays('2027-12-31', 1), addDays('2028-03-01', -1)]).toEqual([
      true,
      '2028-01-01',
      '2028-02-29',
    ])
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: -400, max: 400 }), (start, count) => {
        const from = addDays('1990-01-01', start)
        expect(countDays({ from, to: addDays(from, count) })).toBe(count + 1)
      }),
    )
  })
})

const hours = (name: string, day: string) => (zone(name).endOf(day) - zone(name).startOf(day)) / 3_600_000
const iso = (ms: number | undefined) => (ms === undefined ? undefined : new Date(ms).toISOString())

it.each([
  ['Asia/Manila', '2026-11-28', 24, '2026-11-27T16:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-28', 24, '2026-11-27T18:15:00.000Z'],
  ['Pacific/Kiritimati', '2026-01-01', 24, '2025-12-31T10:00:00.000Z'],
  ['America/New_York', '2026-03-08', 23, '2026-03-08T05:00:00.000Z'],
  ['America/New_York', '2026-11-01', 25, '2026-11-01T04:00:00.000Z'],
  ['Australia/Lord_Howe', '2026-04-05', 24.5, '2026-04-04T13:00:00.000Z'],
  // The clock goes from 24:00 to 01:00, so the day begins at one o'clock.
  ['America/Santiago', '2026-09-06', 23, '2026-09-06T04:00:00.000Z'],
  // The zone changed sides of the date line and left this day out.
  ['Pacific/Apia', '2011-12-30', 0, '2011-12-30T10:00:00.000Z'],
])('in %s, %s has %d hours and begins at %s', (name, day, length, start) => {
  expect([hours(name, day), iso(zone(name).startOf(day))]).toEqual([length, start])
})

it.each([
  [1_764_288_000_000, '2025-11-28T00:00:00.000Z'],
  ['1764288000000', '2025-11-28T00:00:00.000Z'],
  ['2026-11-28', '2026-11-27T16:00:00.000Z'],
  ['2026/11/28', '2026-11-27T16:00:00.000Z'],
  [' 2026/11/28 09:30 ', '2026-11-28T01:30:00.000Z'],
  ['2026-11-28 09:30:15', '2026-11-28T01:30:15.000Z'],
  ['2026-11-28T09:30:15.250', '2026-11-28T01:30:15.250Z'],
  ['2026-11-28T09:30:15z', '2026-11-28T09:30:15.000Z'],
  ['2026-11-28 09:30:15 +0100', '2026-11-28T08:30:15.000Z'],
  ['2026-02-30', undefined],
  ['2026-02-30 09:30', undefined],
  ['28/11/2026', undefined],
  ['2026-11-28 25:00', undefined],
  ['soon', undefined],
  [8.64e15, undefined],
  ['', undefined],
  [null, undefined],
])('%j in Manila is %s', (value, expected) => {
  expect(iso(readMoment(value, zone('Asia/Manila')))).toBe(expected)
})

it.each([
  ['the first of two', '2026-11-01 01:30', '2026-11-01T05:30:00.000Z'],
  ['moved on', '2026-03-08 02:30', '2026-03-08T07:30:00.000Z'],
])('a wall time in New York that is not unique is %s', (_, text, expected) => {
  expect(iso(readMoment(text, zone('America/New_York')))).toBe(expected)
})

it.each([
  ['2026/11/28', '2026-11-28T16:00:00.000Z'],
  ['2026-11-28 12:00', '2026-11-28T04:00:00.000Z'],
  [undefined, undefined],
])('what ends with %s is over at %s', (value, expected) => {
  expect(iso(readEnd(value, zone('Asia/Manila')))).toBe(expected)
})

it.each([
  ['2010-03-01', '2028-02-29', 17],
  ['2010-02-28', '2028-02-29', 18],
  ['2007-03-01', '2028-02-29', 20],
  ['2007-03-01', '2028-03-01', 21],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2008-02-29', '2028-02-29', 20],
  ['2026-11-28', '2026-11-28', 0],
])('who was born on %s is on %s %d years old', (born, today, age) => {
  expect(ageOn(born, today)).toBe(age)
})
