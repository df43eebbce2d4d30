import { below, drawNumbers } from '../play/deck.ts'
import type { Random } from '../seed/random.ts'

/** What a draw brings, as it is sent. */
export interface Drawn {
  readonly numbers: readonly string[]
  readonly special?: readonly string[]
}

/** One of the lotteries with regular draws: which title, how often, by which rule. */
export interface LotteryPlan {
  /** Title of the game in the lobby. */
  readonly title: string
  /** Entry of the menu. */
  readonly menu: 'LOTTO' | 'DIGITS' | 'FAST' | 'RACE' | 'KENO'
  /** Between two draws, and after midnight UTC to the first of them; seconds. */
  readonly every: number
  readonly from: number
  draw(random: Random): Drawn
}

/** The menu, in its order. */
export const LOTTERY_MENU: readonly { readonly code: LotteryPlan['menu']; readonly displayName: string }[] = [
  { code: 'LOTTO', displayName: 'Lotto' },
  { code: 'DIGITS', displayName: '3D · 4D · 5D' },
  { code: 'FAST', displayName: 'Fast draws' },
  { code: 'RACE', displayName: 'PK10' },
  { code: 'KENO', displayName: 'Keno' },
]

const two = (number: number) => String(number).padStart(2, '0')

/** `count` different ones of `of`, lowest first; bonus balls come from those that are left. */
const lotto =
  (count: number, of: number, bonus = 0) =>
  (random: Random): Drawn => {
    const balls = drawNumbers(count + bonus, of, random)
    const numbers = balls
      .slice(0, count)
      .sort((one, other) => one - other)
      .map(two)
    return bonus === 0 ? { numbers } : { numbers, special: balls.slice(count).map(two) }
  }

/** Each place a figure of its own, 0 to 9. */
const digits =
  (places: number) =>
  (random: Random): Drawn => ({ numbers: Array.from({ length: places }, () => String(below(10, random))) })

const dice = (random: Random): Drawn => ({
  numbers: Array.from({ length: 3 }, () => String(1 + below(6, random))),
})

/** Ten runners, in the order in which they arrive. */
const race = (random: Random): Drawn => ({ numbers: drawNumbers(10, 10, random).map(String) })

const minutes = (count: number) => count * 60
const hours = (count: number) => count * 3600

/** LOTT and ELOTT titles that have draws; the others of the lobby are instant games. */
export const LOTTERY_PLANS: readonly LotteryPlan[] = [
  { title: 'Lotus Six Forty Five', menu: 'LOTTO', every: hours(24), from: hours(11), draw: lotto(6, 45) },
  { title: 'Classic Six Forty Nine', menu: 'LOTTO', every: hours(12), from: hours(1), draw: lotto(6, 49, 1) },
  { title: 'Manila Six Forty Two', menu: 'LOTTO', every: hours(8), from: hours(5), draw: lotto(6, 42) },
  { title: 'Five of Thirty Nine', menu: 'LOTTO', every: hours(6), from: hours(3), draw: lotto(5, 39) },
  { title: 'Isla Three Digit', menu: 'DIGITS', every: hours(4), from: hours(2), draw: digits(3) },
  { title: 'Singapura 4D', menu: 'DIGITS', every: hours(12), from: hours(10), draw: digits(4) },
  { title: 'Pick Four Night', menu: 'DIGITS', every: hours(3), from: minutes(90), draw: digits(4) },
  { title: 'Hanoi Five Minute', menu: 'FAST', every: minutes(5), from: 0, draw: digits(5) },
  { title: 'Night Market 1 Minute', menu: 'FAST', every: minutes(1), from: 0, draw: digits(5) },
  { title: 'K3 Three Minute', menu: 'FAST', every: minutes(3), from: 40, draw: dice },
  { title: 'Eleven Pick Five', menu: 'FAST', every: minutes(10), from: minutes(4), draw: lotto(5, 11) },
  { title: 'Racing Car Ten', menu: 'RACE', every: minutes(5), from: minutes(2), draw: race },
  { title: 'Lucky Airship', menu: 'RACE', every: minutes(3), from: minutes(1), draw: race },
  { title: 'Keno Twenty', menu: 'KENO', every: minutes(4), from: minutes(3), draw: lotto(20, 80) },
  { title: 'Keno Express', menu: 'KENO', every: minutes(2), from: 30, draw: lotto(20, 80) },
]
