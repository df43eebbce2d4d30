import type { SeedGame } from './catalogue/seed-game.ts'
import type { Json } from './json.ts'
import type { Random } from './random.ts'
import type { Translate } from './translations/translate.ts'

/** What `drawRound` gets. Fair: the outcome depends on `random` alone. */
export interface RoundInput {
  readonly game: SeedGame
  /** Minor units; checked against balance and limits before. */
  readonly bet: number
  /** What the player picked, for games with a choice (e.g. 'banker'); absent or unknown: the game's first. */
  readonly choice: string | undefined
  /** Platform code of the language that the round is told in. Default: EN. */
  readonly language?: string
  /** [0, 1), as many times as wanted. */
  random(): number
}

export interface RoundOutcome {
  /** What is paid back in all, 0 for a lost bet; minor units. */
  readonly win: number
  /** The round in words, for the record: 'Cherry Cherry Bar'. */
  readonly result: string
  /** For the page's script: JSON. */
  readonly view: Json
}

/** How the page shows a game; the page has a script for each. */
type Stage =
  | 'reels'
  | 'cards'
  | 'blackjack'
  | 'poker'
  | 'wheel'
  | 'dice'
  | 'sea'
  | 'match'
  | 'race'
  | 'balls'
  | 'rise'
  | 'scratch'

/** Something to bet on. */
export interface BetOption {
  readonly id: string
  readonly label: string
  /** What one winning bet pays, in hundredths: 208 is 2.08 times. Undefined where a table has it. */
  readonly pays?: number
  /** Share of the bets that comes back in the long run, exact. */
  readonly returns: number
  /** Options under one heading belong together, e.g. a fixture. */
  readonly group?: string
  /** Colour of the field on the table. */
  readonly tone?: 'red' | 'black' | 'green'
}

/** A game's rules: what the page shows and the round keeps. */
export interface Rules {
  readonly stage: Stage
  /** The game that it is, e.g. `Baccarat`. */
  readonly title: string
  /** `best`: the stated return is that of the best decisions. */
  readonly played?: 'best'
  /** Never empty; the first one is taken where the player chose nothing. */
  readonly options: readonly [BetOption, ...BetOption[]]
  /** The player picks this many of the numbers 1 to `of` instead of an option, or a number of so many digits. */
  readonly pick?: { readonly count: number; readonly of: number; readonly digits?: true }
  readonly table: readonly TableRow[]
  /** How it goes, sentence by sentence. */
  readonly notes: readonly string[]
  /** Names of drawings that the page needs. */
  readonly art: readonly string[]
  /** What only the stage understands. */
  readonly data: Json
}

export interface TableRow {
  readonly label: string
  readonly pays: string
}

/** The result of a round as a factor, in hundredths of the bet. */
interface Outcome {
  /** 0: lost. May have a fraction where many lines share the bet. */
  readonly factor: number
  readonly result: string
  readonly view: Json
}

/** A game that is decided by one draw. */
export interface DrawnKind {
  rules(): Rules
  draw(choice: string | undefined, random: Random): Outcome
}

/** A game in which the player decides something between the bet and the pay-out. */
export interface DealtKind {
  rules(): Rules
  deal(random: Random): Hand
}

/** One of the games. */
export type GameKind = DrawnKind | DealtKind

export interface Move {
  readonly id: string
  readonly label: string
  /** What it adds to the bet, in hundredths of the opening bet. */
  readonly costs: number
}

/** A round between two decisions of the player. Immutable: a move returns the next one. */
export interface Hand {
  /** What the player may do now; empty when the round is over. */
  readonly moves: readonly Move[]
  /** All that was bet, in hundredths of the opening bet. */
  readonly staked: number
  /** What is paid when the round is over, in hundredths of the opening bet. */
  readonly factor: number
  /** Where the round stands, in words. */
  readonly result: string
  readonly view: Json
  /** What a careful player does now; meaningless when the round is over. */
  readonly advice: string
  /** The hand after a move; undefined when that is no move of this hand. */
  play(move: string, random: Random): Hand | undefined
}

/** Plays a round to its end; a dealt one follows its own advice. Returns its result and its cost. */
export function playToEnd(
  kind: GameKind,
  choice: string | undefined,
  random: Random,
): Outcome & { readonly staked: number } {
  if ('draw' in kind) return { ...kind.draw(choice, random), staked: 100 }
  let hand = kind.deal(random)
  while (hand.moves.length > 0) {
    const next = hand.play(hand.advice, random)
    if (next === undefined) throw new Error(`the advice ${hand.advice} is no move`)
    hand = next
  }
  const { factor, result, view, staked } = hand
  return { factor, result, view, staked }
}

/** @throws Error where there is none: a game has something to bet on. */
export function atLeastOne(options: readonly BetOption[]): readonly [BetOption, ...BetOption[]] {
  const [first, ...others] = options
  if (first === undefined) throw new Error('a game without anything to bet on')
  return [first, ...others]
}

/** 208 → `2.08×` */
export function timesText(factor: number): string {
  return `${factor % 100 === 0 ? factor / 100 : (factor / 100).toFixed(2)}×`
}

/** Options with labels and groups in a language. */
export function translated(
  options: readonly [BetOption, ...BetOption[]],
  t: Translate,
): readonly [BetOption, ...BetOption[]] {
  const speak = (option: BetOption): BetOption => ({
    ...option,
    label: t(option.label),
    ...(option.group !== undefined && { group: t(option.group) }),
  })
  const [first, ...others] = options
  return [speak(first), ...others.map(speak)]
}

/** The chosen option, or the first. */
export function selectedOption(options: readonly [BetOption, ...BetOption[]], choice: string | undefined): BetOption {
  return options.find((option) => option.id === choice) ?? options[0]
}

/**
 * Bet times factor in whole minor units. A fraction of the smallest coin is rounded at random, so that small bets
 * return exactly as much as large ones.
 */
export function payOut(bet: number, factor: number, random: Random): number {
  const exact = Math.round(bet * factor * 1e6) / 1e8
  const whole = Math.floor(exact)
  const rest = exact - whole
  return rest > 1e-9 && random() < rest ? whole + 1 : whole
}
