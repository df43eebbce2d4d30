import { atLeastOne, type GameKind, selectedOption, timesText } from '../game-kind.ts'
import type { Translate } from '../translations/translate.ts'

const RETURN = 0.96
const TARGETS = [120, 150, 200, 300, 500, 1000, 2500, 10_000] as const

const options = atLeastOne(
  TARGETS.map((target) => ({ id: `${target}`, label: timesText(target), pays: target, returns: RETURN })),
)

/** A number that climbs until it stops somewhere; the player says beforehand where to get off. */
export function createRise(t: Translate): GameKind {
  return {
    rules: () => ({
      stage: 'rise',
      title: t('Climb'),
      options,
      table: TARGETS.map((target) => ({
        label: t`Reaches ${timesText(target)}`,
        pays: t`1 in ${(target / 100 / RETURN).toFixed(2)}`,
      })),
      notes: [
        t(
          'You say beforehand how high you want to go. If the climb gets there, you are paid that much; if it stops earlier, the bet is lost.',
        ),
        t('Four climbs in a hundred stop at once. Where a climb ends is drawn before it begins.'),
      ],
      art: ['rocket'],
      data: null,
    }),
    draw(choice, random) {
      const { pays: target = 120 } = selectedOption(options, choice)
      const top = Math.min(100_000_000, Math.floor((RETURN * 100) / (1 - random())))
      const won = top >= target
      const reached = Math.max(100, top)
      return {
        factor: won ? target : 0,
        result: won ? t`Got off at ${timesText(target)}` : t`Stopped at ${timesText(reached)}`,
        view: { target, reached: won ? target : reached, top: reached, won },
      }
    },
  }
}
