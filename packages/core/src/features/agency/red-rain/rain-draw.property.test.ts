import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compare, type Money, readMoney, sum } from '../../../kernel/money/money.ts'
import { commitmentOf, MAX_ENVELOPES, rainDraw, ticketOf } from './rain-draw.ts'

const { subtle } = globalThis.crypto
const hmac = (seed: string, text: string) => createHmac('sha256', seed).update(text).digest('hex')

function money(text: string): Money {
  const amount = readMoney(text)
  if (amount === undefined) throw new Error(text)
  return amount
}

const inCents = (cents: number) => money((cents / 100).toFixed(2))

it('[TEAM-21] anybody can compute it with SHA-256 and HMAC alone', async () => {
  const seed = 'a secret number'
  expect(await commitmentOf(subtle, seed)).toBe(createHash('sha256').update(seed).digest('hex'))
  const ticket = createHash('sha256').update('1790251200000:demo').digest('hex')
  expect(await ticketOf(subtle, '1790251200000', 'demo')).toBe(ticket)
  const { scoreOf, cut } = await rainDraw(subtle, seed)
  expect(await scoreOf(ticket)).toBe(hmac(seed, `draw:${ticket}`))
  // Two envelopes of 10.00, at least 1.00 each: the first may hold up to 9.00.
  const part = Number.parseInt(hmac(seed, 'cut:1').slice(0, 12), 16) / 2 ** 48
  const first = 100 + Math.floor(part * 801)
  expect(await cut({ pool: money('10.00'), envelopes: 2, least: money('1.00'), digits: 2 })).toEqual([
    inCents(first),
    inCents(1000 - first),
  ])
})

it('[TEAM-21] envelopes are the pool together, none holds less than the least or more than twice the mean of what is left', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ minLength: 1 }),
      fc.integer({ min: 1, max: 150 }),
      fc.nat({ max: 500 }),
      fc.nat({ max: 100_000 }),
      async (seed, envelopes, least, more) => {
        const terms = { pool: inCents(least * envelopes + more), envelopes, least: inCents(least), digits: 2 }
        const amounts = await (await rainDraw(subtle, seed)).cut(terms)
        expect(amounts).toHaveLength(envelopes)
        expect(compare(sum(amounts), terms.pool)).toBe(0)
        let left = least * envelopes + more
        amounts.forEach((amount, at) => {
          expect(compare(amount, terms.least)).toBeGreaterThanOrEqual(0)
          const cents = Math.round(Number(amount) * 100)
          const isLast = at === envelopes - 1
          if (!isLast) expect(cents).toBeLessThanOrEqual(Math.max(least, Math.floor((2 * left) / (envelopes - at))))
          left -= cents
        })
        expect(await (await rainDraw(subtle, seed)).cut(terms)).toEqual(amounts)
      },
    ),
    { numRuns: 30 },
  )
})

it('[TEAM-21] amounts are the same however they are written, in the smallest units of the currency', async () => {
  const { cut } = await rainDraw(subtle, 's')
  const written = await cut({ pool: '500.00', envelopes: 3, least: '1.00', digits: 2 })
  expect(await cut({ pool: '500', envelopes: 3, least: '1', digits: 2 })).toEqual(written)
  expect(await cut({ pool: '500.0', envelopes: 3, least: '1.000', digits: 2 })).toEqual(written)
  expect(await cut({ pool: '7.00', envelopes: 1, least: '1', digits: 0 })).toEqual(['7'])
  expect(await cut({ pool: '12', envelopes: 3, least: '4', digits: 0 })).toEqual(['4', '4', '4'])
  expect(await cut({ pool: '500.00', envelopes: 0, least: '1.00', digits: 2 })).toEqual([])
  await expect(cut({ pool: 'all', envelopes: 1, least: '1', digits: 2 })).rejects.toThrow(RangeError)
})

it('[TEAM-21] large amounts are exact, and more envelopes than a device can compute are refused', async () => {
  const { cut } = await rainDraw(subtle, 's')
  const pool = money('90071992547409.93')
  const amounts = await cut({ pool, envelopes: 3, least: '0.01', digits: 2 })
  expect(compare(sum(amounts), pool)).toBe(0)
  await expect(cut({ pool, envelopes: MAX_ENVELOPES + 1, least: '0.01', digits: 2 })).rejects.toThrow(RangeError)
})
