import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, countDays, isDay, readTimeZone } from './time-zone.ts'

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
