import { SCENES } from './art/theme-scenes.ts'
import type { SeedGame } from './catalogue/seed-game.ts'
import type { RoundInput, RoundOutcome } from './game-kind.ts'
import { type GameKind, payOut, playToEnd } from './game-kind.ts'
import { createBaccarat } from './kinds/baccarat.ts'
import { createBlackjack } from './kinds/blackjack.ts'
import { createDigits } from './kinds/digits.ts'
import { createDragonTiger } from './kinds/dragon-tiger.ts'
import { createDrawPoker, type PokerVariant } from './kinds/draw-poker.ts'
import { createFishing } from './kinds/fishing.ts'
import { createHiLo } from './kinds/hi-lo.ts'
import { createMoneyWheel } from './kinds/money-wheel.ts'
import { createNumberLottery, lottoPlan, NUMBER_LOTTERIES } from './kinds/number-lottery.ts'
import { createOneDigitDraw } from './kinds/one-digit-draw.ts'
import { createRace, createTenRace } from './kinds/race.ts'
import { createRise } from './kinds/rise.ts'
import { createRoulette } from './kinds/roulette.ts'
import { createScratch } from './kinds/scratch.ts'
import { createSicBo } from './kinds/sic-bo.ts'
import { createSlot, type SlotModel } from './kinds/slot.ts'
import { createMatch } from './kinds/sports-match.ts'
import { drawRuleOf } from './lottery/draw-rule-of.ts'
import { hash } from './random.ts'
import { isRace, sportOf } from './sports.ts'
import { english, sayIn, type Translate } from './translations/translate.ts'

/** Names of the kinds, one module each. */
export const gameKinds = [
  'slot',
  'draw-poker',
  'scratch',
  'rise',
  'baccarat',
  'blackjack',
  'dragon-tiger',
  'roulette',
  'money-wheel',
  'sic-bo',
  'hi-lo',
  'fishing',
  'match',
  'race',
  'lotto',
  'digits',
  'race-of-ten',
  'bingo',
  'keno',
  'grid',
  'flash',
] as const
export type KindName = (typeof gameKinds)[number]

/** Table games in the category of slots are recognised by their names. */
function tableKind(name: string): KindName {
  if (/roulette|wheel/i.test(name)) return 'roulette'
  if (/blackjack|twenty one/i.test(name)) return 'blackjack'
  if (/sic bo/i.test(name)) return 'sic-bo'
  if (/dragon tiger/i.test(name)) return 'dragon-tiger'
  if (/high low/i.test(name)) return 'hi-lo'
  if (/poker|jacks/i.test(name)) return 'draw-poker'
  return 'baccarat'
}

function liveKind(game: SeedGame): KindName {
  switch (game.scene) {
    case 'roulette':
      return 'roulette'
    case 'blackjack':
      return 'blackjack'
    case 'dice':
      return 'sic-bo'
    case 'dragontiger':
      return 'dragon-tiger'
    case 'show':
      return 'money-wheel'
    default:
      return 'baccarat'
  }
}

function slotShelfKind(game: SeedGame): KindName {
  switch (game.gameClassify) {
    case 'VP':
      return 'draw-poker'
    case 'TG':
      return tableKind(game.name.EN)
    case 'AC':
      return /hi lo/i.test(game.name.EN) ? 'hi-lo' : 'rise'
    case 'BG':
      return 'bingo'
    case 'SC':
      return 'scratch'
    default:
      return 'slot'
  }
}

/** Lotteries bet on what they draw. */
function lotteryKind(game: SeedGame): KindName {
  const name = game.name.EN
  if (/wheel/i.test(name)) return 'roulette'
  if (/dragon tiger/i.test(name)) return 'dragon-tiger'
  if (/bingo/i.test(name)) return 'bingo'
  if (/quick pick forty|lucky grid/i.test(name)) return 'grid'
  const rule = drawRuleOf(game)
  switch (rule?.by) {
    case 'dice':
      return 'sic-bo'
    case 'race':
      return 'race-of-ten'
    case 'digits':
      return 'digits'
    case 'numbers':
      return rule.count === rule.of / 4 ? 'keno' : 'lotto'
    case undefined:
      return 'flash'
  }
}

/** Which game opens when a title is launched. */
export function kindName(game: SeedGame): KindName {
  switch (game.gameType) {
    case 'RNG':
      return slotShelfKind(game)
    case 'LIVE':
      return liveKind(game)
    case 'FISH':
      return 'fishing'
    case 'PVP':
      return 'draw-poker'
    case 'SPORTS':
    case 'ESPORTS':
      return isRace(sportOf(game)) ? 'race' : 'match'
    case 'LOTT':
    case 'ELOTT':
      return lotteryKind(game)
  }
}

/** The pay table that a title promises. */
function pokerOf(name: string): PokerVariant {
  if (/double double/i.test(name)) return 'double'
  return /bonus|kicker|aces/i.test(name) ? 'bonus' : 'jacks'
}

function slotModelOf(game: SeedGame): SlotModel {
  if (game.scene === 'sevens') return 'classic'
  if (game.gameClassify === 'JP') return 'jackpot'
  return (['calm', 'even', 'bold'] as const)[hash(`model ${game.icon}`) % 3] ?? 'even'
}

function createLottery(game: SeedGame, t: Translate): GameKind {
  const rule = drawRuleOf(game)
  switch (rule?.by) {
    case 'numbers':
      return createNumberLottery(lottoPlan(rule), t)
    case 'digits':
      return createDigits(rule.places, t)
    case 'dice':
      return createSicBo(t)
    case 'race':
      return createTenRace(t)
    case undefined:
      return createOneDigitDraw(t)
  }
}

/** The game that a title opens, in the language of `t`. */
export function kindOf(game: SeedGame, t: Translate = english): GameKind {
  const name = kindName(game)
  switch (name) {
    case 'slot':
      return createSlot({ model: slotModelOf(game), lines: game.minLine ?? 20, dear: SCENES[game.scene].motifs }, t)
    case 'draw-poker':
      return createDrawPoker(pokerOf(game.name.EN), t)
    case 'scratch':
      return createScratch(t)
    case 'rise':
      return createRise(t)
    case 'baccarat':
      return createBaccarat(t)
    case 'blackjack':
      return createBlackjack(/free bet/i.test(game.name.EN) ? 'free' : 'classic', t)
    case 'dragon-tiger':
      return createDragonTiger(t)
    case 'roulette':
      return createRoulette(t)
    case 'money-wheel':
      return createMoneyWheel(t)
    case 'sic-bo':
      return createSicBo(t)
    case 'hi-lo':
      return createHiLo(t)
    case 'fishing':
      return createFishing(t)
    case 'match':
    case 'race': {
      const sport = sportOf(game)
      return isRace(sport) ? createRace(game.icon, sport, t) : createMatch(game.icon, sport, t)
    }
    case 'lotto':
    case 'digits':
    case 'race-of-ten':
      return createLottery(game, t)
    case 'bingo':
    case 'keno':
    case 'grid':
      return createNumberLottery(NUMBER_LOTTERIES[name], t)
    case 'flash':
      return createOneDigitDraw(t)
  }
}

/**
 * Plays a round to its end. `random` alone decides the result, before the money is computed. A game with decisions
 * follows its own advice.
 */
export function drawRound({ game, bet, choice, random, language = 'EN' }: RoundInput): RoundOutcome {
  const { factor, result, view } = playToEnd(kindOf(game, sayIn(language)), choice, random)
  return { win: payOut(bet, factor, random), result, view }
}
