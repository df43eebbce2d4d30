import type { Motif } from '../art/motifs.ts'
import type { BetOption, GameKind, TableRow } from '../game-kind.ts'
import type { Random } from '../random.ts'
import { randomBelow } from '../random-cards-and-numbers.ts'
import { motifName } from '../translations/motif-name.ts'
import type { Translate } from '../translations/translate.ts'

/** How a slot is built. Symbol 0 is wild; the others from the dearest down. */
interface Model {
  readonly name: string
  /** Chance of each symbol on each reel, in parts of the sum. */
  readonly reels: readonly (readonly number[])[]
  /** Line bets paid for as many in a row from the left: `pays[symbol][count]`. */
  readonly pays: readonly Readonly<Record<number, number>>[]
}

const OUTER = [0, 2, 3, 3, 4, 5, 5, 5, 5]
const INNER = [2, 2, 3, 3, 4, 4, 4, 5, 5]
const FIVE_REELS = [OUTER, INNER, INNER, INNER, OUTER]

const five = (...pays: readonly (readonly [three: number, four: number, five: number])[]): Model['pays'] => [
  {},
  ...pays.map(([three, four, five]) => ({ 3: three, 4: four, 5: five })),
]

/** Often a little, or seldom a lot: all return about the same. */
const MODELS: Readonly<Record<'calm' | 'even' | 'bold' | 'jackpot', Model>> = {
  calm: {
    name: 'Many small wins',
    reels: FIVE_REELS,
    pays: five(
      [60, 180, 700],
      [42, 130, 420],
      [36, 110, 320],
      [26, 75, 230],
      [15, 34, 100],
      [15, 34, 100],
      [10, 26, 75],
      [10, 26, 75],
    ),
  },
  even: {
    name: 'Small and large wins',
    reels: FIVE_REELS,
    pays: five(
      [70, 300, 1200],
      [45, 170, 700],
      [38, 120, 480],
      [23, 75, 300],
      [12, 30, 115],
      [12, 30, 115],
      [8, 23, 75],
      [8, 23, 75],
    ),
  },
  bold: {
    name: 'Few large wins',
    reels: FIVE_REELS,
    pays: five(
      [100, 450, 3000],
      [60, 250, 1200],
      [40, 140, 600],
      [18, 75, 330],
      [8, 21, 105],
      [8, 21, 105],
      [4, 15, 68],
      [4, 15, 68],
    ),
  },
  jackpot: {
    name: 'Fixed jackpot for five of the first symbol',
    reels: FIVE_REELS,
    pays: five(
      [80, 400, 8000],
      [50, 180, 800],
      [34, 120, 500],
      [20, 66, 280],
      [9, 25, 100],
      [9, 25, 100],
      [7, 18, 65],
      [6, 18, 65],
    ),
  },
}

const CLASSIC: Model = {
  name: 'Three reels',
  reels: [
    [1, 2, 3, 4, 5, 6],
    [1, 2, 3, 4, 5, 6],
    [1, 2, 3, 4, 5, 6],
  ],
  pays: [{ 3: 700 }, { 3: 120 }, { 3: 50 }, { 3: 25 }, { 3: 16 }, { 3: 10 }],
}

export type SlotModel = keyof typeof MODELS | 'classic'

const ROWS = 3

/** Every line there is on so many reels, the plainest first; the same for every game, so worked out once. */
const linesOf = new Map<number, readonly (readonly number[])[]>()

/** Rows of a line on each reel, the plainest lines first. */
function createLines(reels: number, count: number): readonly (readonly number[])[] {
  const lines = linesOf.get(reels) ?? allLines(reels)
  linesOf.set(reels, lines)
  return lines.slice(0, count)
}

function allLines(reels: number): readonly (readonly number[])[] {
  const all = Array.from({ length: ROWS ** reels }, (_, index) =>
    Array.from({ length: reels }, (_, reel) => Math.floor(index / ROWS ** reel) % ROWS),
  )
  const bends = (line: readonly number[]) =>
    line.reduce((sum, row, reel) => sum + (reel > 0 ? (row - (line[reel - 1] ?? row)) ** 2 : 0), 0)
  const lopsided = (line: readonly number[]) => (line.join() === [...line].reverse().join() ? 0 : 1)
  return all
    .map((line, index) => ({ line, index, worth: bends(line) + lopsided(line) * 0.5 + (line[0] === 1 ? 0 : 0.1) }))
    .sort((a, b) => a.worth - b.worth || a.index - b.index)
    .map(({ line }) => line)
}

const CLASSIC_LINES = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
]

/** Whether symbol 0 stands for others: only where it cannot come first. */
const hasWild = (model: Model) => model.reels[0]?.[0] === 0

/** What one line of a slot returns in the long run: every row of a reel shows each symbol equally often. */
export function slotReturn(model: Model): number {
  const wild = hasWild(model)
  return model.pays.reduce((total, pays, symbol) => {
    if (wild && symbol === 0) return total
    const share = model.reels.map((weights) => {
      const sum = weights.reduce((a, b) => a + b, 0)
      return ((weights[symbol] ?? 0) + (wild ? (weights[0] ?? 0) : 0)) / sum
    })
    let run = 1
    return (
      total +
      share.reduce((own, odds, reel) => {
        run *= odds
        const count = reel + 1
        return own + run * (1 - (share[count] ?? 0)) * (pays[count] ?? 0)
      }, 0)
    )
  }, 0)
}

export const slotModel = (name: SlotModel): Model => (name === 'classic' ? CLASSIC : MODELS[name])

function spin(weights: readonly number[], random: Random): number {
  let at = randomBelow(
    weights.reduce((a, b) => a + b, 0),
    random,
  )
  return weights.findIndex((weight) => {
    at -= weight
    return at < 0
  })
}

export interface SlotPlan {
  readonly model: SlotModel
  readonly lines: number
  /** Drawings of the dear symbols, the dearest first. */
  readonly dear: readonly Motif[]
}

const CLASSIC_ART: readonly Motif[] = ['seven', 'bell', 'bar', 'ruby', 'lemon', 'cherries']
const LETTERS = ['A', 'K', 'Q', 'J'] as const
const FILLERS: readonly Motif[] = ['crown', 'gem', 'coin', 'chest', 'clover']

export function createSlot(plan: SlotPlan, t: Translate): GameKind {
  const titleOf = (name: Motif) => motifName(name, t)
  const model = slotModel(plan.model)
  const classic = plan.model === 'classic'
  const lines = classic ? CLASSIC_LINES : createLines(model.reels.length, plan.lines)
  const dear = [...new Set([...plan.dear, ...FILLERS])].slice(0, 4)
  const art: readonly Motif[] = classic ? CLASSIC_ART : dear
  const symbols = classic ? CLASSIC_ART.map(titleOf) : [t('Wild'), ...dear.map(titleOf), ...LETTERS]
  const options: readonly [BetOption, ...BetOption[]] = [{ id: 'spin', label: t('Spin'), returns: slotReturn(model) }]
  const wild = hasWild(model)

  const table: readonly TableRow[] = model.pays.flatMap((pays, symbol) =>
    Object.entries(pays)
      .reverse()
      .map(([count, times]) => ({
        label: `${count} × ${symbols[symbol]}`,
        pays: t`${times.toLocaleString('en')}× the line bet`,
      })),
  )

  /** What a whole line of the three dearest symbols pays, in times of the whole bet. */
  const tops = art.slice(0, 3).map((name, at) => ({
    art: name,
    count: model.reels.length,
    times: ((model.pays[classic ? at : at + 1]?.[model.reels.length] ?? 0) / lines.length).toLocaleString('en', {
      maximumFractionDigits: 1,
    }),
  }))

  return {
    rules: () => ({
      stage: 'reels',
      title: t`${model.reels.length} reels, ${lines.length} lines`,
      options,
      table,
      notes: [
        t`${t(model.name)}. The bet is shared by ${lines.length} lines; each pays its best run from the left reel on.`,
        ...(wild ? [t('Wild stands for any other symbol. It shows on the three reels in the middle.')] : []),
        t(
          'Every reel falls by itself, each time anew. A fraction of the smallest coin is drawn for: half a cent pays one cent every other time.',
        ),
      ],
      art: [...art],
      data: {
        lines,
        tops,
        symbols: classic
          ? art.map((name) => ({ art: name }))
          : [{ text: 'WILD' }, ...art.map((name) => ({ art: name })), ...LETTERS.map((text) => ({ text }))],
      },
    }),
    draw(_choice, random) {
      const grid = model.reels.map((weights) => Array.from({ length: ROWS }, () => spin(weights, random)))
      const wins: { line: number; symbol: number; count: number; times: number }[] = []
      lines.forEach((rows, line) => {
        const seen = rows.map((row, reel) => grid[reel]?.[row] ?? 0)
        const symbol = wild ? (seen.find((one) => one !== 0) ?? 0) : (seen[0] ?? 0)
        const stop = seen.findIndex((one) => one !== symbol && !(wild && one === 0))
        const count = stop < 0 ? seen.length : stop
        const times = model.pays[symbol]?.[count] ?? 0
        if (times > 0) wins.push({ line, symbol, count, times })
      })
      const best = [...wins].sort((a, b) => b.times - a.times)[0]
      return {
        factor: wins.reduce((sum, win) => sum + (win.times * 100) / lines.length, 0),
        result:
          best === undefined
            ? t('No line')
            : wins.length > 1
              ? t`${best.count} × ${symbols[best.symbol] ?? ''} and ${wins.length - 1} more`
              : `${best.count} × ${symbols[best.symbol]}`,
        view: { grid, wins },
      }
    },
  }
}
