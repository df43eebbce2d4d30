import type { Motif } from '../art/motifs.ts'
import { type BetOption, type GameKind, selectedOption, timesText, translated } from '../game-kind.ts'
import type { Translate } from '../translations/translate.ts'

const RETURN = 0.96

const FISH: readonly (readonly [art: Motif, label: string, times: number])[] = [
  ['fish', 'Striped bream', 2],
  ['shell', 'Pearl shell', 3],
  ['crab', 'Red crab', 5],
  ['turtle', 'Turtle', 8],
  ['octopus', 'Octopus', 15],
  ['shark', 'Shark', 40],
  ['koi', 'Golden carp', 100],
]

const toOption = ([art, label, times]: (typeof FISH)[number]): BetOption => ({
  id: art,
  label,
  pays: times * 100,
  returns: RETURN,
})
const [first = ['fish', 'Fish', 2] as const, ...others] = FISH
const options: readonly [BetOption, ...BetOption[]] = [toOption(first), ...others.map(toOption)]

/** One shot at one fish. */
export function createFishing(t: Translate): GameKind {
  const offered = translated(options, t)
  return {
    rules: () => ({
      stage: 'sea',
      title: t('Fishing'),
      options: offered,
      table: FISH.map(([, label, times]) => ({
        label: t`${t(label)}, caught ${((RETURN / times) * 100).toFixed(1)} % of the time`,
        pays: timesText(times * 100),
      })),
      notes: [
        t(
          'A shot costs the bet. Whether it catches is drawn at the shot; a fish is as easy to catch for everyone, each time.',
        ),
        t('Where you aim or how fast you are makes no difference.'),
      ],
      art: [...FISH.map(([art]) => art), 'cannon'],
      data: { fish: FISH.map(([art, label, times]) => ({ art, label: t(label), times })) },
    }),
    draw(choice, random) {
      const { id, label, pays = 0 } = selectedOption(offered, choice)
      const caught = random() < (RETURN * 100) / pays
      return {
        factor: caught ? pays : 0,
        result: caught ? t`${label} caught` : t`${label} got away`,
        view: { target: id, caught },
      }
    },
  }
}
