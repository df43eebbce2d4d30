import type { SeedGame } from '../catalogue/seed-game.ts'
import { escapeText } from '../escape-html.ts'
import { hash } from '../random.ts'
import { drawLand, drawTexture } from './backdrop.ts'
import type { Layout, Look } from './cover-looks.ts'
import { drawFrame, FRAMES } from './frame.ts'
import { MOTIFS } from './motifs.ts'
import { paintsOf } from './paints.ts'
import { createPalette, hsl, type Palette } from './palettes.ts'

const SCALE = {
  centre: 1.22,
  tiltLeft: 1.24,
  tiltRight: 1.24,
  left: 1.42,
  right: 1.42,
  tall: 1.36,
  duo: 1.1,
  trio: 1.05,
  medal: 0.98,
  close: 1.5,
}

/** The upper corners stay quiet: there lie the heart and the mark of a new game. */
function place(layout: Layout, drawing: string, second: string): string {
  const scale = SCALE[layout]
  const at = (x: number, y: number, turn = 0, size = scale) =>
    `transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''} scale(${size})"`
  const put = (where: string, what = drawing) => `<g ${where}>${what}</g>`
  switch (layout) {
    case 'centre':
      return put(at(150, 158))
    case 'tiltLeft':
      return put(at(146, 160, -12))
    case 'tiltRight':
      return put(at(154, 160, 12))
    case 'left':
      return put(at(112, 172))
    case 'right':
      return put(at(188, 172))
    case 'tall':
      return put(at(150, 150))
    case 'duo':
      return put(at(228, 214, 12, 0.74), second) + put(at(122, 148, -5))
    case 'trio':
      return `<defs><g id="trio">${drawing}</g></defs><use href="#trio" ${at(76, 128, -16, 0.6)}/><use href="#trio" ${at(226, 132, 16, 0.6)}/><use href="#trio" ${at(150, 186)}/>`
    case 'medal':
      return put(at(150, 152))
    case 'close':
      return put(at(150, 190))
  }
}

/** A plate behind the motif of a medal layout. */
const plate = ({ edge, glow }: Palette) =>
  `<circle cx="150" cy="152" r="118" fill="${edge}" fill-opacity=".7" stroke="url(#g)" stroke-width="8"/><circle cx="150" cy="152" r="105" fill="none" stroke="${glow}" stroke-opacity=".7" stroke-width="2" stroke-dasharray="2 8"/>`

/** The mark of accumulated prizes, at the foot: a ribbon with stars, no word of any language. */
const JACKPOT = `<path fill="#e3203c" stroke="#ffd75a" stroke-width="3" d="M80 264H220L212 277 220 290H80L88 277Z"/><path fill="#ffd75a" d="${[116, 150, 184].map((x) => `M${x} 267l3 7 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1Z`).join('')}"/>`

const MOST = 5900

/** The cover of a game: 300 by 300, without its name, which stands below it. One that would grow too large to load fast gives up its background. */
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
  const picture =
    (look.layout === 'medal' ? plate(palette) : '') +
    `<circle cx="150" cy="150" r="140" fill="url(#H)"/>` +
    `<g stroke="${palette.ink}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round">${place(look.layout, drawing, second)}</g>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300" role="img"><title>${escapeText(game.name.EN)}</title>` +
    `<defs><radialGradient id="B" cx=".5" cy=".42" r=".72"><stop stop-color="${palette.centre}"/><stop offset="1" stop-color="${palette.edge}"/></radialGradient>` +
    `<radialGradient id="H"><stop stop-color="${palette.glow}" stop-opacity=".75"/><stop offset="1" stop-color="${palette.glow}" stop-opacity="0"/></radialGradient>` +
    `${paintsOf(picture, palette)}</defs>` +
    `<path fill="url(#B)" d="M0 0H300V300H0Z"/>${drawTexture(look.texture, palette, look.salt)}${drawLand(look.land, palette)}${picture}` +
    `${frame}${game.gameClassify === 'JP' ? JACKPOT : ''}</svg>`
  )
}
