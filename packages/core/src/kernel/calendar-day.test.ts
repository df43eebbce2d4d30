import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FoyerConfig } from '../config/config.ts'
import {
  addDays,
  ageOn,
  countDays,
  isDay,
  merchantDay,
  merchantZone,
  readDay,
  readEnd,
  readMoment,
  readTimeZone,
} from './calendar-day.ts'

const zone = (name: string) => {
  const read = readTimeZone(name)
  if (read === undefined) throw new Error(`no zone ${name}`)
  return read
}
const at = (text: string) => Date.parse(text)
const hours = (name: string, day: string) => (zone(name).endOf(day) - zone(name).startOf(day)) / 3_600_000
const iso = (ms: number | undefined) => (ms === undefined ? undefined : new Date(ms).toISOString())

describe('a time zone', () => {
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
  ])('%s shows %s as a moment on %s', (name, moment, day, written) => {
    expect(zone(name).dayOf(at(moment))).toBe(day)
    expect(zone(name).dateTimeOf(at(moment))).toBe(written)
  })

  it('has a day of 23 hours and a day of 25 hours', () => {
    const hoursOf = (day: string) => {
      const start = at(`${day}T00:00:00Z`)
      return Array.from({ length: 96 }, (_, hour) => start + (hour - 48) * 3_600_000).filter(
        (moment) => zone('Europe/Berlin').dayOf(moment) === day,
      ).length
    }
    expect(['2026-03-29', '2026-10-25', '2026-10-26'].map(hoursOf)).toEqual([23, 25, 24])
  })

  it('writes times that read back as the same second', () => {
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

  it.each(['Mars/Olympus', '', 'Asia/Manila ', 'undefined'])('is undefined if the device does not know %j', (name) => {
    expect(readTimeZone(name)).toBeUndefined()
  })

  it.each([
    ['NaN', Number.NaN],
    ['Infinity', Number.POSITIVE_INFINITY],
    ['a moment beyond all dates', 1e17],
    ['the year 1, which some platforms write for no date', at('0001-01-01T00:00:00Z')],
    ['the year 10000', at('+010000-01-01T00:00:00Z')],
  ])('has no day for %s', (_, moment) => {
    expect([zone('UTC').dayOf(moment), zone('UTC').dateTimeOf(moment)]).toEqual(['', ''])
  })

  it('begins and ends no day that the calendar does not have', () => {
    for (const day of ['', '2026-02-30x', 'soon'])
      expect([zone('UTC').startOf(day), zone('UTC').endOf(day)]).toEqual([Number.NaN, Number.NaN])
  })

  it('ends the last day that has a name, which platforms write for no end', () => {
    expect(iso(zone('Asia/Manila').endOf('9999-12-31'))).toBe('9999-12-31T16:00:00.000Z')
    expect(iso(zone('America/New_York').endOf('9999-12-31'))).toBe('+010000-01-01T05:00:00.000Z')
  })

  it('keeps the milliseconds of a wall time', () => {
    expect(iso(zone('Asia/Manila').momentOf(at('2026-11-28T09:30:15.999Z')))).toBe('2026-11-28T01:30:15.999Z')
    expect(iso(zone('Asia/Manila').momentOf(at('1950-11-28T09:30:15.001Z')))).toBe('1950-11-28T01:30:15.001Z')
  })

  it('has a moment for each wall time that it shows', () => {
    const moments = fc.integer({ min: at('1990-01-01T00:00:00Z'), max: at('2050-01-01T00:00:00Z') })
    const names = fc.constantFrom(
      'Asia/Manila',
      'Europe/Berlin',
      'Australia/Lord_Howe',
      'America/Santiago',
      'Pacific/Apia',
    )
    fc.assert(
      fc.property(names, moments, (name, moment) => {
        const { momentOf, dateTimeOf, startOf, endOf, dayOf } = zone(name)
        const wall = at(`${dateTimeOf(moment).slice(0, 19)}Z`)
        const read = momentOf(wall)
        // A wall time that occurs twice is the first of both moments.
        expect(read).toBeLessThanOrEqual(moment)
        expect(dateTimeOf(read).slice(0, 19)).toBe(dateTimeOf(moment).slice(0, 19))
        const day = dayOf(moment)
        expect([startOf(day) <= moment, moment < endOf(day), dayOf(startOf(day))]).toEqual([true, true, day])
      }),
    )
  })
})

describe('the zone of the merchant', () => {
  const context = (timeZone: string, now = 0) => ({
    config: { timeZone } as FoyerConfig,
    time: { now: () => now, learn() {} },
  })

  it('is that of the configuration, or UTC if the device does not know it', () => {
    expect(merchantZone(context('Asia/Manila')).name).toBe('Asia/Manila')
    expect(merchantZone(context('Mars/Olympus')).name).toBe('UTC')
  })

  it('decides which day it is', () => {
    const now = at('2026-11-28T23:00:00Z')
    expect(['Asia/Manila', 'UTC', 'Mars/Olympus'].map((name) => merchantDay(context(name, now))())).toEqual([
      '2026-11-29',
      '2026-11-28',
      '2026-11-28',
    ])
  })
})

describe('days', () => {
  it.each([
    '2026-02-30',
    '2027-02-29',
    '2026-13-01',
    '26-01-01',
    '2026-1-1',
    '',
    '2026-01-01 ',
    '0000-00-00',
    '0001-01-01',
  ])('refuses %j, which is no name of a day', (day) => {
    expect(isDay(day)).toBe(false)
  })

  it.each([
    ['2026-11-28', '2026-11-28'],
    [' 2026/11/28 ', '2026-11-28'],
    ['2026/02/30', undefined],
    ['28/11/2026', undefined],
    ['2026-11-28 00:00', undefined],
  ])('reads %j as %s', (text, day) => {
    expect(readDay(text)).toBe(day)
  })

  it('has no day beyond the names of four digits', () => {
    expect([addDays('9999-12-31', 1), addDays('soon', 1)]).toEqual(['', ''])
  })

  it('counts days over the ends of months and years', () => {
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

it.each([
  ['Asia/Manila', '2026-11-28', 24, '2026-11-27T16:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-28', 24, '2026-11-27T18:15:00.000Z'],
  ['Pacific/Kiritimati', '2026-01-01', 24, '2025-12-31T10:00:00.000Z'],
  ['America/New_York', '2026-03-08', 23, '2026-03-08T05:00:00.000Z'],
  ['America/New_York', '2026-11-01', 25, '2026-11-01T04:00:00.000Z'],
  ['Australia/Lord_Howe', '2026-04-05', 24.5, '2026-04-04T13:00:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-04', 23.5, '2026-10-03T13:30:00.000Z'],
  // The first hour of the day occurs twice.
  ['America/Havana', '2026-11-01', 25, '2026-11-01T04:00:00.000Z'],
  // The clock goes from 24:00 to 01:00, so the day begins at one o'clock.
  ['America/Santiago', '2026-09-06', 23, '2026-09-06T04:00:00.000Z'],
  // The zone changed sides of the date line and left this day out.
  ['Pacific/Apia', '2011-12-29', 24, '2011-12-29T10:00:00.000Z'],
  ['Pacific/Apia', '2011-12-30', 0, '2011-12-30T10:00:00.000Z'],
  ['Pacific/Apia', '2011-12-31', 24, '2011-12-30T10:00:00.000Z'],
])('%s has %s with %d hours from %s', (name, day, length, start) => {
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
  ['2026-11-28T09:30:15+08:00', '2026-11-28T01:30:15.000Z'],
  ['2026-11-28 09:30:15+08', '2026-11-28T01:30:15.000Z'],
  ['2026-11-28 24:00', '2026-11-28T16:00:00.000Z'],
  [0, '1970-01-01T00:00:00.000Z'],
  [-1, '1969-12-31T23:59:59.999Z'],
  ['2026-02-30', undefined],
  ['2026-02-30 09:30', undefined],
  ['28/11/2026', undefined],
  ['2026-11-28 25:00', undefined],
  ['2026-11-28 09:60', undefined],
  ['2026-11-28T09:30+25:00', undefined],
  ['2026-11-28T', undefined],
  ['0001-01-01T00:00:00', undefined],
  [Number.NaN, undefined],
  ['99999999999999999999', undefined],
  [undefined, undefined],
  ['soon', undefined],
  [8.64e15, undefined],
  ['', undefined],
  [null, undefined],
])('reads %j in Manila as %s', (value, expected) => {
  expect(iso(readMoment(value, zone('Asia/Manila')))).toBe(expected)
})

it.each([
  ['the first of two moments', '2026-11-01 01:30', '2026-11-01T05:30:00.000Z'],
  ['moved on if the zone skips it', '2026-03-08 02:30', '2026-03-08T07:30:00.000Z'],
  ['moved on with its milliseconds', '2026-03-08 02:30:00.250', '2026-03-08T07:30:00.250Z'],
])('reads a wall time in New York as %s', (_, text, expected) => {
  expect(iso(readMoment(text, zone('America/New_York')))).toBe(expected)
})

it.each([
  ['2026/11/28', '2026-11-28T16:00:00.000Z'],
  ['2026-11-28 12:00', '2026-11-28T04:00:00.000Z'],
  ['2026-11-28T12:00:00Z', '2026-11-28T12:00:00.000Z'],
  ['9999-12-31', '9999-12-31T16:00:00.000Z'],
  [1_764_288_000_000, '2025-11-28T00:00:00.000Z'],
  ['2026-02-30', undefined],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('reads the end %j in Manila as %s', (value, expected) => {
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
])('makes a person who was born on %s, on %s %d years old', (born, today, age) => {
  expect(ageOn(born, today)).toBe(age)
})
