import { drawNumbers } from '../deck.ts'
import type { Kind, Option } from '../rules.ts'
import type { Say } from '../words/say.ts'

export interface DrawPlan {
  readonly title: string
  /** Numbers in the drum, drawn from it, and picked by the player. */
  readonly of: number
  readonly drawn: number
  readonly picked: number
  /** Times the bet by number of hits. */
  readonly pays: Readonly<Record<number, number>>
}

export const DRAWS = {
  lotto: { title: 'Pick four of thirty', of: 30, drawn: 6, picked: 4, pays: { 2: 2, 3: 20, 4: 500 } },
  bingo: { title: 'Bingo, five of thirty', of: 30, drawn: 12, picked: 5, pays: { 3: 1, 4: 6, 5: 60 } },
  keno: { title: 'Keno, five of forty', of: 40, drawn: 12, picked: 5, pays: { 2: 1, 3: 2, 4: 8, 5: 150 } },
} as const satisfies Readonly<Record<string, DrawPlan>>

function choose(n: number, k: number): number {
  let out = 1
  for (let index = 1; index <= k; index++) out = (out * (n - k + index)) / index
  return k < 0 || k > n ? 0 : out
}

/** Chance of exactly `hits` hits. */
function hitChance({ of, drawn, picked }: DrawPlan, hits: number): number {
  return (choose(drawn, hits) * choose(of - drawn, picked - hits)) / choose(of, picked)
}

/** The numbers of a choice like `3,7,12,30`; undefined unless they are as many different ones as there should be. */
function parsePick(choice: string | undefined, { of, picked }: DrawPlan): readonly number[] | undefined {
  const numbers = [...new Set((choice ?? '').split(',').map(Number))].filter(
    (number) => Number.isInteger(number) && number >= 1 && number <= of,
  )
  return numbers.length === picked ? numbers : undefined
}

/** Numbers picked, numbers drawn. Without a proper pick the round picks by lot. */
export function createDraw(plan: DrawPlan, t: Say): Kind {
  const { title, of, drawn, picked, pays } = plan
  const returns = Object.entries(pays).reduce((sum, [hits, times]) => sum + hitChance(plan, Number(hits)) * times, 0)
  const options: readonly [Option, ...Option[]] = [{ id: 'lucky', label: t('Lucky dip'), returns }]
  return {
    rules: () => ({
      stage: 'balls',
      title: t(title),
      options,
      pick: { count: picked, of },
      table: Object.entries(pays)
        .reverse()
        .map(([hits, times]) => ({
          label: t`${hits} right, 1 in ${(1 / hitChance(plan, Number(hits))).toFixed(1)}`,
          pays: `${times}×`,
        })),
      notes: [
        t`Pick ${picked} of ${of} numbers; ${drawn} are drawn, each as likely. Earlier draws have no bearing on the next.`,
      ],
      art: [],
      data: { of, drawn },
    }),
    fall(choice, random) {
      const mine = parsePick(choice, plan) ?? drawNumbers(picked, of, random)
      const balls = drawNumbers(drawn, of, random)
      const hits = mine.filter((number) => balls.includes(number))
      return {
        factor: (pays[hits.length] ?? 0) * 100,
        result: t`${hits.length} of ${picked} right: ${[...balls].sort((a, b) => a - b).join(' ')}`,
        view: { balls: [...balls], mine: [...mine], hits },
      }
    },
  }
}
