import type { DrawRule } from './draw-rule.ts'

/** One of the lotteries with regular draws: which title, how often, by which rule. */
export interface LotteryPlan {
  /** Title of the game in the lobby. */
  readonly title: string
  /** Entry of the menu. */
  readonly menu: 'LOTTO' | 'DIGITS' | 'FAST' | 'RACE' | 'KENO'
  /** Between two draws, and after midnight UTC to the first of them; seconds. */
  readonly every: number
  readonly from: number
  readonly rule: DrawRule
}

/** The menu, in its order. */
export const LOTTERY_MENU: readonly { readonly code: LotteryPlan['menu']; readonly displayName: string }[] = [
  { code: 'LOTTO', displayName: 'Lotto' },
  { code: 'DIGITS', displayName: '3D · 4D · 5D' },
  { code: 'FAST', displayName: 'Fast draws' },
  { code: 'RACE', displayName: 'PK10' },
  { code: 'KENO', displayName: 'Keno' },
]

const minutes = (count: number) => count * 60
const hours = (count: number) => count * 3600

/** LOTT and ELOTT titles that have draws; the others of the lobby draw when a bet is placed. */
export const LOTTERY_PLANS: readonly LotteryPlan[] = [
  {
    title: 'Lotus Six Forty Five',
    menu: 'LOTTO',
    every: hours(24),
    from: hours(11),
    rule: { by: 'numbers', count: 6, of: 45, bonus: 0 },
  },
  {
    title: 'Classic Six Forty Nine',
    menu: 'LOTTO',
    every: hours(12),
    from: hours(1),
    rule: { by: 'numbers', count: 6, of: 49, bonus: 1 },
  },
  {
    title: 'Manila Six Forty Two',
    menu: 'LOTTO',
    every: hours(8),
    from: hours(5),
    rule: { by: 'numbers', count: 6, of: 42, bonus: 0 },
  },
  {
    title: 'Five of Thirty Nine',
    menu: 'LOTTO',
    every: hours(6),
    from: hours(3),
    rule: { by: 'numbers', count: 5, of: 39, bonus: 0 },
  },
  { title: 'Isla Three Digit', menu: 'DIGITS', every: hours(4), from: hours(2), rule: { by: 'digits', places: 3 } },
  { title: 'Singapura 4D', menu: 'DIGITS', every: hours(12), from: hours(10), rule: { by: 'digits', places: 4 } },
  { title: 'Pick Four Night', menu: 'DIGITS', every: hours(3), from: minutes(90), rule: { by: 'digits', places: 4 } },
  { title: 'Hanoi Five Minute', menu: 'FAST', every: minutes(5), from: 0, rule: { by: 'digits', places: 5 } },
  { title: 'Night Market 1 Minute', menu: 'FAST', every: minutes(1), from: 0, rule: { by: 'digits', places: 5 } },
  { title: 'K3 Three Minute', menu: 'FAST', every: minutes(3), from: 40, rule: { by: 'dice' } },
  {
    title: 'Eleven Pick Five',
    menu: 'FAST',
    every: minutes(10),
    from: minutes(4),
    rule: { by: 'numbers', count: 5, of: 11, bonus: 0 },
  },
  { title: 'Racing Car Ten', menu: 'RACE', every: minutes(5), from: minutes(2), rule: { by: 'race' } },
  { title: 'Lucky Airship', menu: 'RACE', every: minutes(3), from: minutes(1), rule: { by: 'race' } },
  {
    title: 'Keno Twenty',
    menu: 'KENO',
    every: minutes(4),
    from: minutes(3),
    rule: { by: 'numbers', count: 20, of: 80, bonus: 0 },
  },
  {
    title: 'Keno Express',
    menu: 'KENO',
    every: minutes(2),
    from: 30,
    rule: { by: 'numbers', count: 20, of: 80, bonus: 0 },
  },
]
