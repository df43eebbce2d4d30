import { expect, it } from 'vitest'
import {
  allOf,
  length,
  noWhitespace,
  oneOf,
  pattern,
  range,
  required,
  typeOf,
  type Validator,
  withMessage,
} from './validators.ts'

const cases: readonly (readonly [
  what: string,
  check: Validator,
  good: readonly string[],
  bad: readonly string[],
  error: unknown,
])[] = [
  ['required', required, ['x', '0', 'false'], ['', ' ', '\t\n'], { key: 'valid.required' }],
  [
    'type',
    typeOf('number'),
    ['', '1.5', '-3'],
    ['x', '1,5', '1e999'],
    { key: 'valid.type', params: { type: 'number' } },
  ],
  [
    'type',
    typeOf('integer'),
    ['', '15', '-3'],
    ['1.5', '١', ''.padEnd(3)],
    { key: 'valid.type', params: { type: 'integer' } },
  ],
  ['type', typeOf('digits'), ['', '007'], ['-1', '１'], { key: 'valid.type', params: { type: 'digits' } }],
  [
    'type',
    typeOf('date'),
    ['', '2024-02-29', '1900-01-01'],
    ['2025-02-29', '2025-13-01', '1.2.2025', '2025-1-1'],
    { key: 'valid.type', params: { type: 'date' } },
  ],
  ['range', range(1, 9), ['', '1', '9', '1.5'], ['0.99', '9.01', 'x'], { key: 'valid.range', params: { 0: 1, 1: 9 } }],
  ['pattern', pattern(/^a+$/), ['', 'aaa'], ['ab', 'A'], { key: 'valid.pattern' }],
  ['enum', oneOf(['m', 'f']), ['', 'm'], ['M', 'mf'], { key: 'valid.enum' }],
  ['whitespace', noWhitespace, ['', 'ab'], ['a b', ' a', 'a\u3000'], { key: 'valid.whitespace' }],
  [
    'length',
    length(2, 3),
    ['', 'ab', '😀😀😀'],
    ['a', 'abcd', 'a'.repeat(9)],
    { key: 'valid.length', params: { 0: 2, 1: 3 } },
  ],
]

it.each(cases)(
  '[VALID-01] %s takes what fits and answers its own message, with its parameters',
  (_what, check, good, bad, error) => {
    for (const value of good) expect(check(value), value).toBeUndefined()
    for (const value of bad) expect(check(value), value).toEqual(error)
  },
)

it('[VALID-01] required knows values that are no texts', () => {
  for (const nothing of [undefined, null, false]) expect(required(nothing)).toEqual({ key: 'valid.required' })
  for (const something of [true, 0]) expect(required(something)).toBeUndefined()
})

it('[VALID-01] range takes numbers too', () => {
  expect(range(1, 9)(9)).toBeUndefined()
  expect(range(1, 9)(Number.NaN)).toEqual({ key: 'valid.range', params: { 0: 1, 1: 9 } })
})

it('[VALID-01] rules stop at the first failure', () => {
  const asked: string[] = []
  const noting =
    (name: string): Validator =>
    () => {
      asked.push(name)
      return undefined
    }
  const check = allOf(noting('first'), noWhitespace, noting('last'))
  expect(check('a b')).toEqual({ key: 'valid.whitespace' })
  expect(asked).toEqual(['first'])
  expect(check('ab')).toBeUndefined()
  expect(asked).toEqual(['first', 'first', 'last'])
})

it('[VALID-01] a message of its own keeps the parameters', () => {
  expect(withMessage('mine', length(2, 3))('a')).toEqual({ key: 'mine', params: { 0: 2, 1: 3 } })
  expect(withMessage('mine', length(2, 3))('ab')).toBeUndefined()
})
