import { type BetOption, type GameKind, selectedOption, timesText, translated } from '../game-kind.ts'
import { cardCode, drawCard, RANKS } from '../random-cards-and-numbers.ts'
import type { Translate } from '../translations/translate.ts'

const WIN = 6 / 13
const options: readonly [BetOption, ...BetOption[]] = [
  { id: 'dragon', label: 'Dragon', pays: 200, returns: WIN * 2 + 1 / 26 },
  { id: 'tiger', label: 'Tiger', pays: 200, returns: WIN * 2 + 1 / 26 },
  { id: 'tie', label: 'Tie', pays: 1200, returns: 12 / 13 },
]

export function createDragonTiger(t: Translate): GameKind {
  const offered = translated(options, t)
  return {
    rules: () => ({
      stage: 'cards',
      title: t('Dragon and tiger'),
      options: offered,
      table: offered.map(({ label, pays }) => ({ label, pays: timesText(pays ?? 0) })),
      notes: [
        t(
          'One card for the dragon, one for the tiger, from an endless shoe. The higher one wins; the ace is the lowest.',
        ),
        t('When both are alike, half of a bet on dragon or tiger comes back.'),
      ],
      art: [],
      data: { hands: [t('Dragon'), t('Tiger')] },
    }),
    draw(choice, random) {
      const { id } = selectedOption(options, choice)
      const [dragon, tiger] = [drawCard(random), drawCard(random)]
      const winner = dragon.rank > tiger.rank ? 'dragon' : dragon.rank < tiger.rank ? 'tiger' : 'tie'
      const factor = winner === id ? (id === 'tie' ? 1200 : 200) : winner === 'tie' ? 50 : 0
      const [d, g] = [RANKS[dragon.rank] ?? '', RANKS[tiger.rank] ?? '']
      return {
        factor,
        result:
          winner === 'tie'
            ? t`Tie, both ${d}`
            : winner === 'dragon'
              ? t`Dragon wins, ${d} over ${g}`
              : t`Tiger wins, ${g} over ${d}`,
        view: {
          hands: [[cardCode(dragon)], [cardCode(tiger)]],
          totals: [d, g],
          winner: winner === 'dragon' ? 0 : winner === 'tiger' ? 1 : -1,
        },
      }
    },
  }
}
