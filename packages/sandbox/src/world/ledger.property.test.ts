import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkJournal } from '../testing/check-journal.ts'
import { playFirstSlot } from '../testing/play-first-slot.ts'
import { createTestBench } from '../testing/test-bench.ts'
import { createLedger, type EntryKind, type Ledger, sumPostings } from './ledger.ts'
import { toMinor } from './money.ts'
import { parseSnapshot } from './snapshot.ts'

const MEMBERS = [
  { userName: 'ann', trial: undefined },
  { userName: 'ben', trial: undefined },
  { userName: 'trial000001', trial: 1 },
]
const signed = (text: string) => (text.startsWith('-') ? -1 : 1) * (toMinor(text.replace('-', '')) ?? Number.NaN)
const empty = () => ({ journal: { opening: [], entries: [] }, bets: [], nextNumber: 1 })

/** What holds after every step. */
function checkBalances(ledger: Ledger): void {
  const { opening, entries } = ledger.journal()
  checkJournal({ opening, entries })
  const standing = sumPostings([...opening, ...entries.flatMap(({ postings }) => postings)])
  for (const member of MEMBERS) {
    const unit = member.trial === undefined ? 'MONEY' : 'TRIAL'
    const balance = ledger.balanceOf(member)
    expect(balance).toBeGreaterThanOrEqual(0)
    expect(balance).toBe(standing.get(`${unit} cash:${member.userName}`)?.amount ?? 0)
    const rows = ledger.movementsOf(member)
    expect(rows[0]?.balanceAfter ?? balance).toBe(balance)
    rows.forEach((row, at) => {
      const before = rows[at + 1]
      if (before !== undefined) expect(row.balanceAfter).toBe(before.balanceAfter + row.amount)
    })
  }
  // Play money and money never meet.
  expect([...standing.values()].every(({ account, unit }) => account !== 'cash:trial000001' || unit === 'TRIAL')).toBe(
    true,
  )
}

const steps = fc.array(
  fc.record({
    who: fc.nat({ max: MEMBERS.length - 1 }),
    kind: fc.constantFrom<EntryKind>('deposit', 'withdraw', 'bet', 'win', 'bonus', 'adjustment'),
    amount: fc.integer({ min: -100_000, max: 100_000 }),
    ref: fc.option(fc.constantFrom('D1', 'D2', 'D3'), { nil: undefined }),
  }),
  { maxLength: 40 },
)

describe('the books', () => {
  it('[WALLET-03] balance after every step, and nobody owes', () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        const ledger = createLedger(empty(), () => 0)
        const booked = new Set<string>()
        for (const { who, kind, amount, ref } of sequence) {
          const member = MEMBERS[who] ?? { userName: 'ann', trial: undefined }
          const before = ledger.balanceOf(member)
          const unit = member.trial === undefined ? ('MONEY' as const) : ('TRIAL' as const)
          const postings = [
            { account: `cash:${member.userName}`, unit, amount },
            { account: 'games', unit, amount: -amount },
          ] as const
          const isPossible = before + amount >= 0 && (ref === undefined || !booked.has(ref))
          const post = () => ledger.post({ kind, ref, postings })
          if (isPossible) post()
          else expect(post).toThrow()
          if (isPossible && ref !== undefined) booked.add(ref)
          expect(ledger.balanceOf(member)).toBe(isPossible ? before + amount : before)
          checkBalances(ledger)
        }
        const again = createLedger({ journal: ledger.journal(), bets: [], nextNumber: ledger.nextNumber() }, () => 0)
        for (const member of MEMBERS) {
          expect(again.balanceOf(member)).toBe(ledger.balanceOf(member))
          expect(again.movementsOf(member)).toEqual(ledger.movementsOf(member))
        }
      }),
    )
  })

  it('refuse an entry that makes or loses money, and one that is too large to be exact', () => {
    const ledger = createLedger(empty(), () => 0)
    const one = { account: 'cash:ann', unit: 'MONEY', amount: 5 } as const
    expect(() => ledger.post({ kind: 'bonus', postings: [one] })).toThrow('does not balance')
    expect(() => ledger.post({ kind: 'bonus', postings: [one, { ...one, unit: 'TRIAL', amount: -5 }] })).toThrow()
    const large = 2 ** 53
    const both = [
      { ...one, amount: large },
      { account: 'games', unit: 'MONEY', amount: -large },
    ] as const
    expect(() => ledger.post({ kind: 'bonus', postings: both })).toThrow('too large')
    expect(ledger.journal()).toEqual({ opening: [], entries: [] })
  })

  it('[WALLET-03] keep the balances when the oldest entries are cut', () => {
    const ledger = createLedger(empty(), () => 0)
    const [ann] = MEMBERS
    if (ann === undefined) throw new Error('no member')
    for (let count = 0; count < 20_010; count += 1) ledger.move(ann, 'bonus', 1)
    expect(ledger.journal().entries).toHaveLength(20_000)
    expect(ledger.balanceOf(ann)).toBe(20_010)
    checkBalances(ledger)
  })
})

describe('a platform that is played on', () => {
  it('[WALLET-03] has one sum in wallet, records and books, also after a restart', async () => {
    const actions = fc.array(
      fc.oneof(
        fc.record({ set: fc.integer({ min: 0, max: 500_000 }) }),
        fc.record({ bet: fc.nat({ max: 4 }) }),
        fc.constant({ restart: true } as const),
      ),
      { minLength: 1, maxLength: 8 },
    )
    await fc.assert(
      fc.asyncProperty(actions, async (sequence) => {
        let bench = createTestBench()
        let token = await bench.login('demo')
        for (const action of sequence) {
          if ('set' in action) {
            const balance = `${Math.floor(action.set / 100)}.${String(action.set % 100).padStart(2, '0')}`
            await bench.sandbox.control.setBalance({ userName: 'demo', balance })
          } else if ('bet' in action) await playFirstSlot(bench, token, action.bet)
          else {
            bench = createTestBench({ snapshot: parseSnapshot(JSON.parse(JSON.stringify(bench.sandbox.snapshot()))) })
            token = await bench.login('demo')
          }
          const { sumBalance } = (await bench.call('walletLoad', {}, { token })).value
          const input = { pageNo: 1, pageSize: 500 }
          const rows: { amount: string; balanceAfter: string }[] = (
            await bench.call('transactionRecord', input, { token })
          ).value.list
          expect(rows.reduce((sum, { amount }) => sum + signed(amount), 0)).toBe(Math.round(sumBalance * 100))
          expect(signed(rows[0]?.balanceAfter ?? '')).toBe(Math.round(sumBalance * 100))
        }
      }),
      { numRuns: 15 },
    )
  })
})
