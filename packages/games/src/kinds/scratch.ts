import type { Motif } from '../art/motifs.ts'
import type { BetOption, GameKind } from '../game-kind.ts'
import type { Random } from '../random.ts'
import { randomBelow } from '../random-cards-and-numbers.ts'
import { motifName } from '../translations/motif-name.ts'
import type { Translate } from '../translations/translate.ts'

/** Of 10,000 tickets: times the bet, and how many. */
const PRIZES: readonly (readonly [times: number, tickets: number])[] = [
  [500, 2],
  [100, 10],
  [20, 80],
  [5, 400],
  [2, 1100],
  [1, 1600],
]
const TICKETS = 10_000
const ART: readonly Motif[] = ['crown', 'gem', 'chest', 'bell', 'clover', 'coin']

/** Nine fields with three of `symbol`, or without three of anything. */
function fillTicket(symbol: number | undefined, random: Random): readonly number[] {
  const fields: number[] = symbol === undefined ? [] : [symbol, symbol, symbol]
  while (fields.length < 9) {
    const next = randomBelow(ART.length, random)
    if (next !== symbol && fields.filter((field) => field === next).length < 2) fields.push(next)
  }
  for (let index = fields.length - 1; index > 0; index--) {
    const other = randomBelow(index + 1, random)
    const held = fields[index] ?? 0
    fields[index] = fields[other] ?? 0
    fields[other] = held
  }
  return fields
}

export function createScratch(t: Translate): GameKind {
  const returns = PRIZES.reduce((sum, [times, tickets]) => sum + (times * tickets) / TICKETS, 0)
  const options: readonly [BetOption, ...BetOption[]] = [{ id: 'ticket', label: t('One ticket'), returns }]
  return {
    rules: () => ({
      stage: 'scratch',
      title: t('Scratch ticket'),
      options,
      table: PRIZES.map(([times, tickets], index) => ({
        label: t`Three of ${motifName(ART[index] ?? 'coin', t)} (${tickets} in ${TICKETS.toLocaleString('en')})`,
        pays: `${times}×`,
      })),
      notes: [
        t('Nine fields. Three alike win what the table says. Every ticket is drawn anew; scratching changes nothing.'),
      ],
      art: [...ART],
      data: { symbols: ART.map((art) => ({ art })) },
    }),
    draw(_choice, random) {
      let at = randomBelow(TICKETS, random)
      const prize = PRIZES.findIndex(([, tickets]) => {
        at -= tickets
        return at < 0
      })
      const symbol = prize < 0 ? undefined : prize
      const times = PRIZES[prize]?.[0] ?? 0
      return {
        factor: times * 100,
        result: symbol === undefined ? t('No three alike') : t`Three of ${motifName(ART[symbol] ?? 'coin', t)}`,
        view: { fields: fillTicket(symbol, random), symbol: symbol ?? null },
      }
    },
  }
}
