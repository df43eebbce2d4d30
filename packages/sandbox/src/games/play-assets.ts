/// <reference path="./raw-imports.d.ts" />
import { BUCKET_COUNT, createPalette } from '../art/palettes.ts'
import chatStyle from '../pages/chat/chat.css?raw'
import chat from '../pages/chat/chat.js?raw'
import paymentStyle from '../pages/payment/payment.css?raw'
import payment from '../pages/payment/payment.js?raw'
import back from './page/back.js?raw'
import ballsStyle from './page/balls.css?raw'
import balls from './page/balls.js?raw'
import blackjackStyle from './page/blackjack.css?raw'
import blackjack from './page/blackjack.js?raw'
import cardsStyle from './page/cards.css?raw'
import cards from './page/cards.js?raw'
import diceStyle from './page/dice.css?raw'
import dice from './page/dice.js?raw'
import style from './page/game.css?raw'
import game from './page/game.js?raw'
import matchStyle from './page/match.css?raw'
import match from './page/match.js?raw'
import pokerStyle from './page/poker.css?raw'
import poker from './page/poker.js?raw'
import raceStyle from './page/race.css?raw'
import race from './page/race.js?raw'
import reelsStyle from './page/reels.css?raw'
import reels from './page/reels.js?raw'
import riseStyle from './page/rise.css?raw'
import rise from './page/rise.js?raw'
import scratchStyle from './page/scratch.css?raw'
import scratch from './page/scratch.js?raw'
import seaStyle from './page/sea.css?raw'
import sea from './page/sea.js?raw'
import wheelStyle from './page/wheel.css?raw'
import wheel from './page/wheel.js?raw'

/** `playAssets`: path below `/play/` (e.g. `game.js`) → content. */
export interface PlayAsset {
  readonly contentType: string
  readonly body: string
}

/** `.b0` to `.b11`: the page has the colours of the game's cover. */
function paletteStyles(): string {
  return Array.from({ length: BUCKET_COUNT }, (_, bucket) => {
    const { centre, edge, ray, glow } = createPalette(bucket, 0, false)
    return `.b${bucket}{--centre:${centre};--edge:${edge};--ray:${ray};--glow:${glow}}`
  }).join('\n')
}

const script = (body: string): PlayAsset => ({ contentType: 'text/javascript; charset=utf-8', body })
const sheet = (body: string): PlayAsset => ({ contentType: 'text/css; charset=utf-8', body })

/** Files below `/play/`: what all pages share, and a script and a style for each stage. */
export const playAssets: Readonly<Record<string, PlayAsset>> = {
  'game.css': sheet(`${style}\n${paletteStyles()}\n`),
  'game.js': script(game),
  'back.js': script(back),
  'chat.css': sheet(chatStyle),
  'chat.js': script(chat),
  'payment.css': sheet(paymentStyle),
  'payment.js': script(payment),
  'balls.css': sheet(ballsStyle),
  'balls.js': script(balls),
  'blackjack.css': sheet(`${cardsStyle}\n${blackjackStyle}`),
  'blackjack.js': script(blackjack),
  'cards.css': sheet(cardsStyle),
  'cards.js': script(cards),
  'dice.css': sheet(diceStyle),
  'dice.js': script(dice),
  'match.css': sheet(matchStyle),
  'match.js': script(match),
  'poker.css': sheet(`${cardsStyle}\n${pokerStyle}`),
  'poker.js': script(poker),
  'race.css': sheet(raceStyle),
  'race.js': script(race),
  'reels.css': sheet(reelsStyle),
  'reels.js': script(reels),
  'rise.css': sheet(riseStyle),
  'rise.js': script(rise),
  'scratch.css': sheet(scratchStyle),
  'scratch.js': script(scratch),
  'sea.css': sheet(seaStyle),
  'sea.js': script(sea),
  'wheel.css': sheet(wheelStyle),
  'wheel.js': script(wheel),
}
