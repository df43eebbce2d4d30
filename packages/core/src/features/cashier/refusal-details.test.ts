import { describe, expect, it } from 'vitest'
import { FoyerError } from '../../kernel/errors.ts'
import { refusalDetails } from './refusal-details.ts'

describe('the details of a refusal', () => {
  it('are amounts, moments and counts, by the names of the text', () => {
    const range = new FoyerError({ code: 'amount.outOfRange', value: { minimum: '50.00', maximum: 20_000 } })
    expect(refusalDetails(range)).toEqual({
      key: 'error.amount.outOfRange.range',
      amounts: { minimum: '50.00', maximum: '20000' },
      moments: {},
      counts: {},
    })
    const limit = new FoyerError({ code: 'limit.reached', value: { remaining: '20.00', freesAt: '1767225600000' } })
    expect(refusalDetails(limit)).toMatchObject({
      amounts: { remaining: '20.00' },
      moments: { freesAt: 1_767_225_600_000 },
    })
    expect(refusalDetails(new FoyerError({ code: 'payment.password.wrong', value: { left: 4 } }))).toMatchObject({
      key: 'error.payment.password.wrong.left',
      counts: { count: 4 },
    })
  })

  it('say until when a break runs, where it has an end', () => {
    const until = 1_767_225_600_000
    expect(refusalDetails(new FoyerError({ code: 'break.active', value: { until } }))).toMatchObject({
      key: 'error.break.active.until',
      moments: { until },
    })
    expect(refusalDetails(new FoyerError({ code: 'break.active', value: {} }))).toBeUndefined()
  })

  it.each([9_007_199_254_740_991, 1e20, -1e17])(
    'of a break until %s, which no date can be, are none; the last date is one',
    (until) => {
      expect(refusalDetails(new FoyerError({ code: 'break.active', value: { until } }))).toBeUndefined()
      expect(refusalDetails(new FoyerError({ code: 'break.active', value: { until: 8.64e15 } }))).toBeDefined()
    },
  )

  it('are none where the value does not fit, or the code has none', () => {
    for (const value of [undefined, null, 'x', [], {}, { minimum: '50.00' }, { minimum: 'a', maximum: 'b' }]) {
      expect(refusalDetails(new FoyerError({ code: 'amount.outOfRange', value }))).toBeUndefined()
    }
    expect(refusalDetails(new FoyerError({ code: 'reward.gone', value: { minimum: '1.00' } }))).toBeUndefined()
  })
})
