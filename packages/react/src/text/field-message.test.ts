import { atom } from 'nanostores'
import { expect, it } from 'vitest'
import { all } from '../testing/english-texts.ts'
import { fieldMessage } from './field-message.ts'
import { createI18n } from './i18n.ts'

const open = async (code: string) => {
  const text = createI18n(atom('EN'), { all })
  expect(await text.show(code)).toBe(true)
  return text.$shown.get().t
}

it.each([
  ['EN', 'A whole number from 1 to 10,000.', 'Please enter no more than 12,345 characters.'],
  ['TY', 'Buong numero mula 1 hanggang 10,000.', '12,345'],
  ['BN', '1 থেকে 10,000 পর্যন্ত পূর্ণসংখ্যা।', '12,345'],
])('groups numbers in Latin figures in %s, by name and by place', async (code, named, placed) => {
  const t = await open(code)
  expect(fieldMessage(t, { key: 'links.limit.wrong', params: { max: 10_000 } })).toBe(named)
  expect(fieldMessage(t, { key: 'valid.length.max', params: { 0: 12_345 } })).toContain(placed)
})

it.each(['EN', 'TY', 'BN'])('leaves text and the count of a plural form as they are in %s', async (code) => {
  const t = await open(code)
  const error = { key: 'amount.problem.tooManyDecimals', params: { count: 2 } }
  expect(fieldMessage(t, error)).toBe(t.any(error.key, { count: 2 }))
  expect(fieldMessage(t, { key: 'valid.amount.atLeast', params: { minimum: '₱1000' } })).toContain('₱1000')
})

it('shows the words of the platform in place of the text of the key', async () => {
  const t = await open('EN')
  expect(fieldMessage(t, { key: 'valid.length.max', params: { 0: 1000 }, text: 'At most 1000' })).toBe('At most 1000')
  expect(fieldMessage(t, undefined)).toBeUndefined()
})
