import { describe, expect, it } from 'vitest'
import * as money from '../../../kernel/money/money.ts'
import { type RainEntry, type RainRound, rainPhase } from './rain-phase.ts'

const NOON = 1_790_251_200_000
const POOL = money.sum([])
const ENTERED: RainEntry = { state: 'entered', ticket: 't', place: undefined, amount: undefined }
const WON: RainEntry = { state: 'won', ticket: 't', place: 3, amount: POOL }

function round(opensAt: number, more: Partial<RainRound> = {}): RainRound {
  return {
    roundId: String(opensAt),
    opensAt,
    closesAt: opensAt + 45_000,
    pool: POOL,
    envelopes: 120,
    least: POOL,
    commitment: 'c',
    entry: undefined,
    seed: undefined,
    entries: undefined,
    limit: undefined,
    ...more,
  }
}

const first = round(NOON)
const second = round(NOON + 3_600_000)
const phaseAt = (
  now: number,
  rounds: Partial<Parameters<typeof rainPhase>[0]>,
  claims: Parameters<typeof rainPhase>[2] = new Map(),
) => rainPhase({ open: undefined, next: undefined, results: [], isEligible: undefined, ...rounds }, now, claims)

describe('what there is of a rain', () => {
  it('is nothing, or the wait for the next one', () => {
    expect(phaseAt(NOON, {})).toEqual({ status: 'none' })
    expect(phaseAt(NOON - 1, { next: first })).toEqual({ status: 'waiting', round: first })
  })

  it('opens and closes by the clock, also before the platform is asked again', () => {
    const open = { status: 'open', round: first, entry: 'none' }
    expect(phaseAt(NOON, { next: first })).toEqual(open)
    expect(phaseAt(NOON + 44_999, { open: first, next: second })).toEqual(open)
    expect(phaseAt(NOON + 10, { open: first }, new Map([[first.roundId, 'sending']]))).toMatchObject({
      entry: 'sending',
    })
    expect(phaseAt(NOON + 10, { open: first }, new Map([[first.roundId, 'unknown']]))).toMatchObject({
      entry: 'unknown',
    })
    // Of another round.
    expect(phaseAt(NOON + 10, { open: first }, new Map([['other', 'unknown']]))).toMatchObject({ entry: 'none' })
    const entered = round(NOON, { entry: ENTERED })
    // Whatever became of a later question.
    expect(phaseAt(NOON + 10, { open: entered }, new Map([[entered.roundId, 'unknown']]))).toMatchObject({
      entry: 'entered',
    })
  })

  it('is a draw for who is in, and over for who is not', () => {
    const entered = round(NOON, { entry: ENTERED })
    expect(phaseAt(NOON + 45_000, { open: entered, next: second })).toEqual({ status: 'drawing', round: entered })
    expect(phaseAt(NOON + 45_000, { open: first, next: second })).toEqual({
      status: 'missed',
      round: first,
      next: second,
    })
    // Drawn, but the platform has not looked yet.
    expect(phaseAt(NOON + 46_000, { results: [entered], next: second })).toEqual({ status: 'waiting', round: second })
  })

  it('shows a result for ten minutes, and that it was missed for one', () => {
    const won = round(NOON, { entry: WON })
    const closed = NOON + 45_000
    const drawn = { status: 'drawn', round: won, entry: WON, next: second }
    expect(phaseAt(closed + 599_999, { results: [won], next: second })).toEqual(drawn)
    expect(phaseAt(closed + 600_000, { results: [won], next: second })).toEqual({ status: 'waiting', round: second })
    expect(phaseAt(closed + 59_999, { results: [first] })).toEqual({ status: 'missed', round: first, next: undefined })
    expect(phaseAt(closed + 60_000, { results: [first] })).toEqual({ status: 'none' })
  })
})
