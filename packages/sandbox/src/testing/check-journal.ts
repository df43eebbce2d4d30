import { expect } from 'vitest'
import { type Ledger, type Posting, sumPostings } from '../world/ledger.ts'

/** Each entry sums to 0 in each unit, and no account of a member or of a stock is below 0. */
export function checkJournal({ opening, entries }: ReturnType<Ledger['journal']>): void {
  for (const postings of [opening, ...entries.map((entry) => entry.postings)]) {
    const sums = new Map<string, number>()
    for (const { unit, amount } of postings) sums.set(unit, (sums.get(unit) ?? 0) + amount)
    expect([...sums].filter(([, sum]) => sum !== 0)).toEqual([])
  }
  const all: readonly Posting[] = [...opening, ...entries.flatMap(({ postings }) => postings)]
  const low = [...sumPostings(all).values()].filter(
    ({ account, amount }) =>
      amount < 0 && /^(cash|hold|points|pointsHeld|pointsSpent):|^(stock|ordered)$/.test(account),
  )
  expect(low).toEqual([])
}
