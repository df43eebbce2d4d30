import { expect, it } from 'vitest'
import { isSameContent } from './same-content.ts'

it.each<[string, unknown, unknown]>([
  ['the order of keys differs', { a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 }],
  ['one has a member that is undefined', { a: 1, b: undefined }, { a: 1 }],
  ['arrays have equal items', [1, { a: 'x' }], [1, { a: 'x' }]],
  ['both are NaN', Number.NaN, Number.NaN],
  ['both have no prototype', Object.assign(Object.create(null), { a: 1 }), { a: 1 }],
])('is true when %s', (_, one, other) => {
  expect([isSameContent(one, other), isSameContent(other, one)]).toEqual([true, true])
})

it.each<[string, unknown, unknown]>([
  ['a member differs', { a: { b: 1 } }, { a: { b: 2 } }],
  ['a member is missing', { a: 1, b: 2 }, { a: 1 }],
  ['the order of items differs', [1, 2], [2, 1]],
  ['an array is longer', [1], [1, 2]],
  ['an array stands beside an object', [1], { 0: 1 }],
  ['a number stands beside its text', 1, '1'],
  ['both are a Blob of the same bytes', new Blob(['x']), new Blob(['x'])],
  ['both have a Blob', { file: new Blob(['x']) }, { file: new Blob(['y']) }],
  ['both are a Date of the same moment', new Date(0), new Date(0)],
  ['one is null', null, {}],
])('is false when %s', (_, one, other) => {
  expect([isSameContent(one, other), isSameContent(other, one)]).toEqual([false, false])
})

it('is true for one and the same Blob', () => {
  const blob = new Blob(['x'])
  expect(isSameContent({ blob }, { blob })).toBe(true)
})
