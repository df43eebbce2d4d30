import { cardCode, drawCard, RANKS } from '../deck.ts'
import { chosen, type Kind, type Option, timesText } from '../rules.ts'

const WIN = 6 / 13
const options: readonly [Option, ...Option[]] = [
  { id: 'dragon', label: 'Dragon', pays: 200, returns: WIN * 2 + 1 / 26 },
  { id: 'tiger', label: 'Tiger', pays: 200, returns: WIN * 2 + 1 / 26 },
  { id: 'tie', label: 'Tie', pays: 1200, returns: 12 / 13 },
]

export function createDragonTiger(): Kind {
  return {
    rules: () => ({
      stage: 'cards',
      title: 'Dragon and tiger',
      options,
      table: options.map(({ label, pays }) => ({ label, pays: timesText(pays ?? 0) })),
      notes: [
        'One card for the dragon, one for the tiger, from an endless shoe. The higher one wins; the ace is the lowest.',
        'When both are alike, half of a bet on dragon or tiger comes back.',
      ],
      art: [],
      data: { hands: ['Dragon', 'Tiger'] },
    }),
    fall(choice, random) {
      const { id } = chosen(options, choice)
      const [dragon, tiger] = [drawCard(random), drawCard(random)]
      const winner = dragon.rank > tiger.rank ? 'dragon' : dragon.rank < tiger.rank ? 'tiger' : 'tie'
      const factor = winner === id ? (id === 'tie' ? 1200 : 200) : winner === 'tie' ? 50 : 0
      const [d, t] = [RANKS[dragon.rank], RANKS[tiger.rank]]
      return {
        factor,
        result:
          winner === 'tie'
            ? `Tie, both ${d}`
            : winner === 'dragon'
              ? `Dragon wins, ${d} over ${t}`
              : `Tiger wins, ${t} over ${d}`,
        view: {
          hands: [[cardCode(dragon)], [cardCode(tiger)]],
          totals: [`${d}`, `${t}`],
          winner: winner === 'dragon' ? 0 : winner === 'tiger' ? 1 : -1,
        },
      }
    },
  }
}
