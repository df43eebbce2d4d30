import { createRandom, hash } from '../random.ts'
import { type Drawn, drawBy } from './draw-rule.ts'
import type { LotteryPlan } from './lotteries.ts'

const DAY_MS = 86_400_000

interface PlannedDraw extends Drawn {
  /** Day and number within it, both UTC: `20260101-057`. */
  readonly issue: string
  /** ms since the epoch. */
  readonly at: number
}

/** The last draw that has taken place, and the one that follows. */
export interface DrawState {
  readonly last: PlannedDraw
  readonly next: Pick<PlannedDraw, 'issue' | 'at'>
}

/** The same moment always finds the same draws: the result depends on the lottery and the number of the draw alone. */
export function drawState(plan: LotteryPlan, now: number): DrawState {
  const every = plan.every * 1000
  const from = plan.from * 1000
  const index = Math.floor((now - from) / every)
  const timeOf = (draw: number) => from + draw * every
  const at = timeOf(index)
  return {
    last: { issue: issueAt(at, every), at, ...drawBy(plan.rule, createRandom(hash(`${plan.title} ${index}`))) },
    next: { issue: issueAt(timeOf(index + 1), every), at: timeOf(index + 1) },
  }
}

function issueAt(at: number, every: number): string {
  const day = Math.floor(at / DAY_MS) * DAY_MS
  const number = Math.floor((at - day) / every) + 1
  return `${new Date(at).toISOString().slice(0, 10).replaceAll('-', '')}-${String(number).padStart(3, '0')}`
}
