import type { BetOption, DrawnKind } from '../game-kind.ts'
import { drawNumbers } from '../random-cards-and-numbers.ts'
import type { Translate } from '../translations/translate.ts'

/** Numbers of a drum: so many are drawn, and the player picks some. */
export interface DrawPlan {
  readonly title: string
  readonly of: number
  readonly drawn: number
  readonly picked: number
  /** One more ball, which counts beside all but one of the picked ones. */
  readonly bonus?: boolean
  /** Times the bet by number of hits. */
  readonly pays: Readonly<Record<number, number>>
}

export const NUMBER_LOTTERIES = {
  bingo: { title: 'Bingo, five of thirty', of: 30, drawn: 12, picked: 5, pays: { 3: 1, 4: 6, 5: 60 } },
  keno: { title: 'Keno, five of eighty', of: 80, drawn: 20, picked: 5, pays: { 2: 1, 3: 3, 4: 18, 5: 300 } },
  grid: { title: 'Five of forty', of: 40, drawn: 12, picked: 5, pays: { 2: 1, 3: 2, 4: 8, 5: 150 } },
} as const satisfies Readonly<Record<string, DrawPlan>>

function choose(n: number, k: number): number {
  let out = 1
  for (let index = 1; index <= k; index++) out = (out * (n - k + index)) / index
  return k < 0 || k > n ? 0 : out
}

type Drum = Pick<DrawPlan, 'of' | 'drawn' | 'picked'>

/** Chance of exactly `hits` hits. */
function hitChance({ of, drawn, picked }: Drum, hits: number): number {
  return (choose(drawn, hits) * choose(of - drawn, picked - hits)) / choose(of, picked)
}

/** Chance that all but one are right and the last one is the bonus ball. */
const bonusChance = ({ of, drawn, picked }: Drum) =>
  hitChance({ of, drawn, picked }, picked - 1) / Math.max(1, of - drawn)

/** What share of the bets each number of hits gives back, about: prizes are rounded down. */
const SHARES: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  5: { 2: 0.4, 3: 0.3, 4: 0.15, 5: 0.05 },
  6: { 2: 0.38, 3: 0.3, 4: 0.18, 5: 0.04, 6: 0.02 },
}
/** Of few numbers two hits are no news. */
const SHARES_OF_FEW = { 3: 0.42, 4: 0.3, 5: 0.2 }
const BONUS_SHARE = 0.02

/** 2.37 is 2.3, 137.2 is 137, 45,678 is 45,000: prizes that can be read. */
function prize(times: number): number {
  const step = times < 10 ? 0.1 : times < 1000 ? 1 : 10 ** (Math.floor(Math.log10(times)) - 1)
  return Math.round(Math.floor(times / step + 1e-9) * step * 10) / 10
}

/** A lottery in which as many numbers are picked as are drawn. */
export function lottoPlan({ count, of, bonus }: { count: number; of: number; bonus: number }): DrawPlan {
  const drum = { of, drawn: count, picked: count }
  const shares = of < 20 ? SHARES_OF_FEW : (SHARES[count] ?? {})
  const pays = Object.entries(shares).map(([hits, share]) => [hits, prize(share / hitChance(drum, Number(hits)))])
  return { title: '', ...drum, bonus: bonus > 0, pays: Object.fromEntries(pays) }
}

/** The numbers of a choice like `3,7,12,30`; undefined unless they are as many different ones as there should be. */
function parsePick(choice: string | undefined, { of, picked }: DrawPlan): readonly number[] | undefined {
  const numbers = [...new Set((choice ?? '').split(',').map(Number))].filter(
    (number) => Number.isInteger(number) && number >= 1 && number <= of,
  )
  return numbers.length === picked ? numbers : undefined
}

/** Numbers picked, numbers drawn. Without a proper pick the round picks by lot. */
export function createNumberLottery(plan: DrawPlan, t: Translate): DrawnKind {
  const { title, of, drawn, picked, pays } = plan
  const extra = plan.bonus ? prize(BONUS_SHARE / bonusChance(plan)) : 0
  // With the bonus ball a hit less pays the larger prize instead of its own.
  const less = plan.bonus ? bonusChance(plan) * (extra - (pays[picked - 1] ?? 0)) : 0
  const returns = Object.entries(pays).reduce((sum, [hits, times]) => sum + hitChance(plan, Number(hits)) * times, less)
  const options: readonly [BetOption, ...BetOption[]] = [{ id: 'lucky', label: t('Lucky dip'), returns }]
  const oneIn = (chance: number) =>
    chance > 0.001 ? (1 / chance).toFixed(1) : Math.round(1 / chance).toLocaleString('en')
  const timesOf = (times: number) => `${times.toLocaleString('en')}×`
  const rows = Object.entries(pays)
    .reverse()
    .map(([hits, times]) => ({
      label: t`${hits} right, 1 in ${oneIn(hitChance(plan, Number(hits)))}`,
      pays: timesOf(times),
    }))
  const extraRow = {
    label: t`${picked - 1} right and the bonus ball, 1 in ${oneIn(bonusChance(plan))}`,
    pays: timesOf(extra),
  }
  return {
    rules: () => ({
      stage: 'balls',
      title: title === '' ? t`Pick ${picked} of ${of}` : t(title),
      options,
      pick: { count: picked, of },
      table: plan.bonus ? [...rows.slice(0, 1), extraRow, ...rows.slice(1)] : rows,
      notes: [
        t`Pick ${picked} of ${of} numbers; ${drawn} are drawn, each as likely. Earlier draws have no bearing on the next.`,
      ],
      art: [],
      data: { of, drawn: drawn + (plan.bonus ? 1 : 0) },
    }),
    draw(choice, random) {
      const mine = parsePick(choice, plan) ?? drawNumbers(picked, of, random)
      const all = drawNumbers(drawn + (plan.bonus ? 1 : 0), of, random)
      const balls = all.slice(0, drawn)
      const bonus = all[drawn]
      const hits = mine.filter((number) => balls.includes(number))
      const lucky = bonus !== undefined && hits.length === picked - 1 && mine.includes(bonus)
      const shown = [...balls].sort((a, b) => a - b).join(' ')
      return {
        factor: Math.round((lucky ? extra : (pays[hits.length] ?? 0)) * 100),
        result: t`${hits.length} of ${picked} right: ${bonus === undefined ? shown : `${shown} + ${bonus}`}`,
        view: { balls: [...all], mine: [...mine], hits: lucky ? [...hits, bonus] : hits },
      }
    },
  }
}
