/// <reference path="./raw-imports.d.ts" />
import { BUCKET_COUNT, createPalette } from './art/palettes.ts'
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

/** A file that a page below `/play/` loads. */
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

export const scriptAsset = (body: string): PlayAsset => ({ contentType: 'text/javascript; charset=utf-8', body })
export const styleAsset = (body: string): PlayAsset => ({ contentType: 'text/css; charset=utf-8', body })

/** What all game pages share, and a script and a style for each stage, by their path below `/play/` (e.g. `game.js`). */
export const gameAssets: Readonly<Record<string, PlayAsset>> = {
  'game.css': styleAsset(`${style}\n${paletteStyles()}\n`),
  'game.js': scriptAsset(game),
  'back.js': scriptAsset(back),
  'balls.css': styleAsset(ballsStyle),
  'balls.js': scriptAsset(balls),
  'blackjack.css': styleAsset(`${cardsStyle}\n${blackjackStyle}`),
  'blackjack.js': scriptAsset(blackjack),
  'cards.css': styleAsset(cardsStyle),
  'cards.js': scriptAsset(cards),
  'dice.css': styleAsset(diceStyle),
  'dice.js': scriptAsset(dice),
  'match.css': styleAsset(matchStyle),
  'match.js': scriptAsset(match),
  'poker.css': styleAsset(`${cardsStyle}\n${pokerStyle}`),
  'poker.js': scriptAsset(poker),
  'race.css': styleAsset(raceStyle),
  'race.js': scriptAsset(race),
  'reels.css': styleAsset(reelsStyle),
  'reels.js': scriptAsset(reels),
  'rise.css': styleAsset(riseStyle),
  'rise.js': scriptAsset(rise),
  'scratch.css': styleAsset(scratchStyle),
  'scratch.js': scriptAsset(scratch),
  'sea.css': styleAsset(seaStyle),
  'sea.js': scriptAsset(sea),
  'wheel.css': styleAsset(wheelStyle),
  'wheel.js': scriptAsset(wheel),
}
