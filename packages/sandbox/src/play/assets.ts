import { BUCKET_COUNT, createPalette } from '../art/palettes.ts'
import type { PlayAsset } from '../world/types.ts'
import balls from './page/balls.js?raw'
import cards from './page/cards.js?raw'
import dice from './page/dice.js?raw'
import style from './page/game.css?raw'
import game from './page/game.js?raw'
import match from './page/match.js?raw'
import reels from './page/reels.js?raw'
import rise from './page/rise.js?raw'
import scratch from './page/scratch.js?raw'
import sea from './page/sea.js?raw'
import wheel from './page/wheel.js?raw'

/** `.b0` to `.b11`: the page takes up the colours of the game's cover. */
function paletteStyles(): string {
  return Array.from({ length: BUCKET_COUNT }, (_, bucket) => {
    const { centre, edge, ray, glow } = createPalette(bucket, 0, false)
    return `.b${bucket}{--centre:${centre};--edge:${edge};--ray:${ray};--glow:${glow}}`
  }).join('\n')
}

const script = (body: string): PlayAsset => ({ contentType: 'text/javascript; charset=utf-8', body })

/** Files below `/play/`. */
export const playAssets: Readonly<Record<string, PlayAsset>> = {
  'game.css': { contentType: 'text/css; charset=utf-8', body: `${style}\n${paletteStyles()}\n` },
  'game.js': script(game),
  'balls.js': script(balls),
  'cards.js': script(cards),
  'dice.js': script(dice),
  'match.js': script(match),
  'reels.js': script(reels),
  'rise.js': script(rise),
  'scratch.js': script(scratch),
  'sea.js': script(sea),
  'wheel.js': script(wheel),
}
