import { expect, it } from 'vitest'
import { readMoney } from '../../../kernel/money/money.ts'
import { checkRates, type RateBounds, type RateProblem } from './rates.ts'

const rate = (text: string) => {
  const read = readMoney(text)
  if (read === undefined) throw new Error(`no rate: ${text}`)
  return read
}
const all = (text: string) => ({ slots: rate(text), live: rate(text), sports: rate(text), lottery: rate(text) })
const BOUNDS: RateBounds = {
  floor: { ...all('0.00'), live: rate('0.32') },
  ceiling: { ...all('1.20'), live: rate('0.83') },
  step: rate('0.05'),
}
const FITS = { slots: '0.10', live: '0.50', sports: '0', lottery: '1.20' }

const slots = (typed: string, tag = 'en') => {
  const checked = checkRates({ ...FITS, slots: typed }, BOUNDS, tag)
  return checked.ok ? checked.rates.slots : checked.problems.slots
}

it('rates that fit are read to the digit, whatever digits they are typed in', () => {
  expect(checkRates(FITS, BOUNDS, 'en')).toEqual({
    ok: true,
    rates: { slots: '0.10', live: '0.50', sports: '0.00', lottery: '1.20' },
  })
  expect([slots('0.9'), slots(' 0.90 '), slots('0,90'), slots('০.৯০', 'bn')]).toEqual(['0.90', '0.90', '0.90', '0.90'])
})

it.each<[typed: string, problem: RateProblem]>([
  ['1.25', 'aboveOwn'],
  ['100', 'aboveOwn'],
  ['-0.10', 'negative'],
  ['0.333', 'tooManyDecimals'],
  ['0.101', 'tooManyDecimals'],
  ['0.42', 'step'],
  ['0.01', 'step'],
  ['', 'missing'],
  ['   ', 'missing'],
  ['abc', 'notANumber'],
  ['1e1', 'notANumber'],
  ['0x1', 'notANumber'],
  ['NaN', 'notANumber'],
  ['Infinity', 'notANumber'],
  ['0.5 0', 'notANumber'],
  ['1.2.0', 'notANumber'],
  ['<b>0.50</b>', 'notANumber'],
  ['9'.repeat(400), 'notANumber'],
])('[TEAM-13] "%s" is no rate to give: %s', (typed, problem) => {
  expect(slots(typed)).toBe(problem)
})

it('[TEAM-13] a rate between two steps can be kept where it is a bound, and goes no lower than one further below', () => {
  const live = (typed: string) => {
    const checked = checkRates({ ...FITS, live: typed }, BOUNDS, 'en')
    return checked.ok ? checked.rates.live : checked.problems.live
  }
  expect([live('0.32'), live('0.83')]).toEqual(['0.32', '0.83'])
  expect([live('0.30'), live('0.84'), live('0.33')]).toEqual(['belowDownline', 'aboveOwn', 'step'])
})

it('[TEAM-13] every group that does not fit is named, and none is given', () => {
  expect(checkRates({ slots: 'x', live: '-1', sports: '0.50', lottery: '9' }, BOUNDS, 'en')).toEqual({
    ok: false,
    problems: { slots: 'notANumber', live: 'negative', lottery: 'aboveOwn' },
  })
})
