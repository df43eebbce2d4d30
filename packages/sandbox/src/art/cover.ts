import { hash } from '../seed/random.ts'
import type { SeedGame } from '../world/types.ts'
import { drawLand, drawTexture } from './backdrop.ts'
import { drawFrame, FRAMES } from './frame.ts'
import { linePath, lineWidth } from './lettering.ts'
import type { Layout, Look } from './looks.ts'
import { MOTIFS } from './motifs.ts'
import { paintsOf } from './paints.ts'
import { createPalette, hsl, type Palette } from './palettes.ts'
import { escapeText } from './text.ts'
import { drawTitle } from './title.ts'

const SCALE = {
  centre: 1.14,
  tiltLeft: 1.18,
  tiltRight: 1.18,
  left: 1.42,
  right: 1.42,
  tall: 1.28,
  duo: 1,
  medal: 0.96,
  close: 1.4,
}

function place(layout: Layout, drawing: string, second: string): string {
  const scale = SCALE[layout]
  const put = (x: number, y: number, turn = 0, size = scale, what = drawing) =>
    `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''} scale(${size})">${what}</g>`
  switch (layout) {
    case 'centre':
      return put(150, 118)
    case 'tiltLeft':
      return put(146, 120, -9)
    case 'tiltRight':
      return put(154, 120, 9)
    case 'left':
      return put(118, 126)
    case 'right':
      return put(182, 126)
    case 'tall':
      return put(150, 112)
    case 'duo':
      return put(222, 92, 10, 0.72, second) + put(112, 130, -5, 1.06)
    case 'medal':
      return put(150, 116)
    case 'close':
      return put(150, 140)
  }
}

/** A plate behind the motif of a medal layout. */
const plate = ({ edge, glow }: Palette) =>
  `<circle cx="150" cy="116" r="116" fill="${edge}" fill-opacity=".7" stroke="url(#g)" stroke-width="8"/><circle cx="150" cy="116" r="103" fill="none" stroke="${glow}" stroke-opacity=".7" stroke-width="2" stroke-dasharray="2 8"/>`

/** The mark of accumulated prizes, at the foot: badge and heart of a tile stand at its head. */
function jackpot(top: number): string {
  const text = 'JACKPOT'
  const width = lineWidth(text, 5) * 0.62
  const d = linePath(text, 5, 0.62, 150 - width / 2, top + 5.5, (x, y) => [x, y])
  return `<path fill="#e3203c" stroke="#ffd75a" stroke-width="3" d="M80 ${top}H220L212 ${top + 13} 220 ${top + 26}H80L88 ${top + 13}Z"/><path fill="none" stroke="#fff" stroke-width="3.1" d="${d}"/>`
}

const MOST = 5900

/** The cover of a game: 300 by 300. One that would grow too large to load fast gives up its background. */
export function drawCover(game: SeedGame, look: Look): string {
  const full = compose(game, look)
  if (full.length <= MOST) return full
  const plainer = compose(game, { ...look, texture: 'stripes', land: 'none' })
  if (plainer.length <= MOST) return plainer
  return compose(game, { ...look, texture: 'stripes', land: 'none', layout: 'centre' })
}

function compose(game: SeedGame, look: Look): string {
  const palette = createPalette(look.bucket, look.turn, look.night)
  const drawing = MOTIFS[look.motif]
  const second = MOTIFS[look.second]
  const mark = hash(game.vassalage)
  const gilded = mark % 3 !== 0
  const frame = drawFrame(
    mark % FRAMES,
    gilded ? '#fff0a8' : hsl(mark % 360, 90, 86),
    gilded ? '#c27a0a' : hsl(mark % 360, 70, 46),
  )
  const isJackpot = game.gameClassify === 'JP'
  const picture =
    (look.layout === 'medal' ? plate(palette) : '') +
    `<circle cx="150" cy="120" r="128" fill="url(#H)"/>` +
    `<g stroke="${palette.ink}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round">${place(look.layout, drawing, second)}</g>`
  const title = drawTitle(game.name.EN, look.title, palette, isJackpot ? 256 : 283)
  const extra = isJackpot ? jackpot(264) : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300" role="img"><title>${escapeText(game.name.EN)}</title>` +
    `<defs><radialGradient id="B" cx=".5" cy=".42" r=".72"><stop stop-color="${palette.centre}"/><stop offset="1" stop-color="${palette.edge}"/></radialGradient>` +
    `<radialGradient id="H"><stop stop-color="${palette.glow}" stop-opacity=".75"/><stop offset="1" stop-color="${palette.glow}" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="V" x2="0" y2="1"><stop stop-color="${palette.ink}" stop-opacity="0"/><stop offset=".8" stop-color="${palette.ink}" stop-opacity=".6"/></linearGradient>` +
    `${paintsOf(picture, palette)}</defs>` +
    `<path fill="url(#B)" d="M0 0H300V300H0Z"/>${drawTexture(look.texture, palette, look.salt)}${drawLand(look.land, palette)}${picture}` +
    `<path fill="url(#V)" d="M0 160H300V300H0Z"/>${frame}${title}${extra}</svg>`
  )
}
