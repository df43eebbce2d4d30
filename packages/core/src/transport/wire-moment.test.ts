import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { contract } from '../contract.ts'
import { answerFields } from '../testing/answer-fields.ts'
import { optionalDuration, optionalMoment, wireDuration, wireMoment, wireZone, writtenMoment } from './wire-moment.ts'

const NOON = Date.parse('2026-11-28T04:00:00Z')
const read = (schema: z.ZodMiniType, value: unknown) => {
  const { success, data } = z.safeParse(schema, value)
  return success ? data : 'refused'
}

describe('a moment', () => {
  it.each([NOON, String(NOON), ` ${NOON} `, 0, -1, 8.64e15])('[DATA-01] is read from %j', (value) => {
    expect(read(wireMoment, value)).toBe(Number(value))
    expect(read(optionalMoment, value)).toBe(Number(value))
  })

  it.each([NOON * 1e6, Number.MAX_SAFE_INTEGER, -8.65e15, Number.NaN, 'soon', '', null, true, {}, [NOON]])(
    '[DATA-01] is refused, or absent where it may be missing, when the platform sends %j',
    (value) => {
      expect(read(wireMoment, value)).toBe('refused')
      expect(read(optionalMoment, value)).toBeUndefined()
    },
  )

  it.each([NOON, '2026-11-28', ''])('[DATA-01] that may be a date is kept as it was sent: %j', (value) => {
    expect(read(writtenMoment, value)).toBe(value)
  })

  it.each([null, undefined, {}, true])('[DATA-01] that may be a date is absent when the platform sends %j', (value) => {
    expect(read(writtenMoment, value)).toBeUndefined()
  })
})

describe('a duration', () => {
  it.each([0, 0.5, 86_400_000, '60'])('[DATA-01] is read from %j', (value) => {
    expect(read(wireDuration, value)).toBe(Number(value))
    expect(read(optionalDuration, value)).toBe(Number(value))
  })

  it.each([-1, '-1', 1e300, 1e13, 'soon', null])(
    '[DATA-01] is refused, or absent where it may be missing, when the platform sends %j',
    (value) => {
      expect(read(wireDuration, value)).toBe('refused')
      expect(read(optionalDuration, value)).toBeUndefined()
    },
  )
})

describe('a zone', () => {
  it.each(['Asia/Manila', ' Asia/Manila', 'Asia/Manila '])('[DATA-01] is read from %j', (value) => {
    expect(read(wireZone, value)).toBe('Asia/Manila')
  })

  it.each(['GMT+8', 'PHT', 'Manila', '', '__proto__', 'A'.repeat(100_000), null, undefined, 8, {}])(
    '[DATA-01] is absent when the device does not know %j',
    (value) => {
      expect(read(wireZone, value)).toBeUndefined()
    },
  )
})

/** Fields with the name of a moment that hold an amount, a day, a number of seconds, or seconds since the epoch. */
const NO_MOMENTS = /(tiers\.\*|current|rebatePreview|parameters) ?\.?(from|expiresAt)$|keepUntil$/

describe('every answer of the contract', () => {
  const fields = Object.values(contract).flatMap((endpoint) =>
    answerFields(endpoint).map(({ path, schema }) => ({ field: `${endpoint.id} ${path}`, path, schema })),
  )
  const named = (name: RegExp) => fields.filter(({ path }) => name.test(path.split('.').at(-1) ?? ''))
  const without = (known: readonly unknown[], found: typeof fields) =>
    found.filter(({ schema }) => !known.includes(schema)).map(({ field }) => field)

  it('[DATA-01] reads each moment by one of the shared schemas', () => {
    const likely = named(/^(at|asOf|since|until|from|time)$|(At|Date|Time|Until|Of)$|^answerBy$/)
    const moments = likely.filter(({ field }) => !NO_MOMENTS.test(field))
    expect(moments.length).toBeGreaterThan(40)
    expect(without([wireMoment, optionalMoment, writtenMoment], moments)).toEqual([])
  })

  it('[DATA-01] reads each duration by one of the shared schemas', () => {
    const durations = named(/^(usually|expiresIn|coolingOff)$|Seconds$|Ms$/)
    expect(durations.length).toBeGreaterThan(3)
    expect(without([wireDuration, optionalDuration], durations)).toEqual([])
  })

  it('[DATA-01] reads each zone by the shared schema', () => {
    const zones = named(/zone$/i)
    expect(zones.length).toBeGreaterThan(10)
    expect(without([wireZone], zones)).toEqual([])
  })
})
