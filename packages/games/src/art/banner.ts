import { drawLand, drawTexture, type Land, type Texture } from './backdrop.ts'
import { MOTIFS, type Motif } from './motifs.ts'
import { paintsOf } from './paints.ts'
import { createPalette } from './palettes.ts'

interface Sketch {
  readonly bucket: number
  readonly turn: number
  readonly texture: Texture
  readonly land: Land
  /** From the back to the front. */
  readonly motifs: readonly (readonly [motif: Motif, x: number, y: number, scale: number, turn: number])[]
}

/** Wide pictures by name, `banners/home-1` and so on; 1080 by 432. */
/** By the name of the banner, which is its art path without the suffix. */
export const SKETCHES: Readonly<Record<string, Sketch>> = {
  'banners/home-1': {
    bucket: 9,
    turn: -0.4,
    texture: 'rays',
    land: 'none',
    motifs: [
      ['bell', 612, 120, 1, -14],
      ['cherries', 1000, 330, 1, 12],
      ['seven', 820, 210, 2, 6],
    ],
  },
  'banners/home-2': {
    bucket: 7,
    turn: 0.3,
    texture: 'bokeh',
    land: 'waves',
    motifs: [
      ['shell', 610, 330, 0.9, -8],
      ['koi', 820, 220, 2, 4],
    ],
  },
  'banners/home-3': {
    bucket: 0,
    turn: -0.2,
    texture: 'beams',
    land: 'curtain',
    motifs: [['dealer', 830, 232, 2, 0]],
  },
  'banners/home-4': {
    bucket: 4,
    turn: 0.4,
    texture: 'fine',
    land: 'floodlit',
    motifs: [
      ['trophy', 990, 180, 1.4, 8],
      ['football', 790, 250, 1.7, -10],
    ],
  },
  'banners/home-5': {
    bucket: 11,
    turn: 0.2,
    texture: 'lattice',
    land: 'none',
    motifs: [
      ['cherries', 630, 300, 1, -10],
      ['dragon', 830, 215, 1.9, 4],
    ],
  },
  'banners/game-1': {
    bucket: 1,
    turn: -0.5,
    texture: 'rays',
    land: 'none',
    motifs: [
      ['gem', 640, 300, 1, -12],
      ['flame', 830, 216, 2, 0],
      ['coin', 1000, 320, 1, 0],
    ],
  },
  'banners/game-2': {
    bucket: 8,
    turn: 0.5,
    texture: 'stars',
    land: 'city',
    motifs: [['royal', 830, 200, 2.2, 4]],
  },
  'banners/reg-1': {
    bucket: 6,
    turn: 0,
    texture: 'rings',
    land: 'clouds',
    motifs: [
      ['coin', 640, 300, 0.9, 0],
      ['crown', 830, 215, 1.9, 6],
    ],
  },
  'promos/welcome': {
    bucket: 10,
    turn: 0.1,
    texture: 'rays',
    land: 'none',
    motifs: [
      ['seven', 690, 200, 1.5, -8],
      ['melon', 910, 240, 1.5, 6],
    ],
  },
  'promos/cashback': {
    bucket: 4,
    turn: -0.4,
    texture: 'petals',
    land: 'none',
    motifs: [
      ['pig', 720, 220, 1.5, -6],
      ['moneybag', 930, 240, 1.5, 6],
    ],
  },
  'promos/sprint': {
    bucket: 7,
    turn: 0.6,
    texture: 'stripes',
    land: 'none',
    motifs: [
      ['flag', 690, 200, 1.4, -6],
      ['rocket', 900, 220, 1.7, 10],
    ],
  },
  'promos/matchday': {
    bucket: 4,
    turn: 0.8,
    texture: 'fine',
    land: 'floodlit',
    motifs: [['goal', 820, 210, 2, 0]],
  },
  'promos/salon': {
    bucket: 0,
    turn: 0.4,
    texture: 'beams',
    land: 'curtain',
    motifs: [
      ['roulette', 680, 250, 1.3, -6],
      ['croupier', 890, 232, 2, 0],
    ],
  },
  'promos/carp': {
    bucket: 6,
    turn: 0.4,
    texture: 'bokeh',
    land: 'waves',
    motifs: [['koi', 800, 210, 2.1, -8]],
  },
  'promos/friend': {
    bucket: 2,
    turn: 0,
    texture: 'petals',
    land: 'none',
    motifs: [
      ['cat', 700, 220, 1.6, -5],
      ['panda', 910, 220, 1.6, 5],
    ],
  },
  'promos/harvest': {
    bucket: 3,
    turn: 0.2,
    texture: 'rays',
    land: 'none',
    motifs: [
      ['pumpkin', 710, 220, 1.5, -6],
      ['strawberry', 920, 240, 1.4, 8],
    ],
  },
  'promos/lantern': {
    bucket: 0,
    turn: 0.3,
    texture: 'bokeh',
    land: 'none',
    motifs: [
      ['lantern', 720, 200, 1.7, -6],
      ['liondance', 930, 230, 1.5, 4],
    ],
  },
  'promos/birthday': {
    bucket: 9,
    turn: -0.2,
    texture: 'petals',
    land: 'none',
    motifs: [
      ['balloon', 700, 190, 1.6, -8],
      ['cupcake', 900, 230, 1.7, 6],
    ],
  },
  'promos/returning': {
    bucket: 8,
    turn: 0.5,
    texture: 'fine',
    land: 'waves',
    motifs: [['ship', 820, 210, 1.9, 0]],
  },
  'promos/anniversary': {
    bucket: 10,
    turn: -0.3,
    texture: 'beams',
    land: 'none',
    motifs: [
      ['trophy', 700, 220, 1.5, -6],
      ['crown', 920, 220, 1.5, 6],
    ],
  },
  'promos/deposit': {
    bucket: 2,
    turn: 0.5,
    texture: 'beams',
    land: 'none',
    motifs: [
      ['moneybag', 700, 225, 1.6, -6],
      ['coin', 920, 240, 1.5, 6],
    ],
  },
  'promos/break': {
    bucket: 5,
    turn: 0.3,
    texture: 'rings',
    land: 'peaks',
    motifs: [
      ['lotus', 730, 220, 1.7, 0],
      ['owl', 930, 230, 1.3, 4],
    ],
  },
  'promos/popup': {
    bucket: 8,
    turn: 0.2,
    texture: 'stars',
    land: 'none',
    motifs: [
      ['planet', 700, 200, 1.4, -6],
      ['liondance', 900, 220, 1.7, 4],
    ],
  },
}

/**
 * A wide picture without a word in it: what it says stands over its first half, in the reader's language. Undefined if no
 * banner has the name.
 */
export function drawBanner(name: string): string | undefined {
  const sketch = SKETCHES[name]
  if (sketch === undefined) return undefined
  const palette = createPalette(sketch.bucket, sketch.turn, false)
  const figures = `<g stroke="${palette.ink}" stroke-width="3.4" stroke-linejoin="round" stroke-linecap="round">${sketch.motifs
    .map(
      ([motif, x, y, scale, turn]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${MOTIFS[motif]}</g>`,
    )
    .join('')}</g>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1080 432">` +
    `<defs><radialGradient id="B" cx=".72" cy=".45" r=".8"><stop stop-color="${palette.centre}"/><stop offset="1" stop-color="${palette.edge}"/></radialGradient>` +
    `<radialGradient id="H"><stop stop-color="${palette.glow}" stop-opacity=".8"/><stop offset="1" stop-color="${palette.glow}" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="L"><stop stop-color="${palette.ink}" stop-opacity=".75"/><stop offset=".6" stop-color="${palette.ink}" stop-opacity="0"/></linearGradient>` +
    `${paintsOf(figures, palette)}</defs>` +
    `<path fill="url(#B)" d="M0 0H1080V432H0Z"/>` +
    `<g transform="translate(270 -50) scale(3.7 2.2)">${drawTexture(sketch.texture, palette, sketch.bucket)}</g>` +
    `<g transform="scale(3.6 1.44)">${drawLand(sketch.land, palette)}</g>` +
    `<circle cx="820" cy="216" r="300" fill="url(#H)"/><path fill="url(#L)" d="M0 0H1080V432H0Z"/>${figures}</svg>`
  )
}
