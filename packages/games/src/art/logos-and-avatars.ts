import { escapeText } from '../escape-html.ts'
import { hash } from '../random.ts'
import { linePath, lineWidth } from './lettering.ts'
import { MOTIFS, type Motif } from './motifs.ts'
import { paintsOf } from './paints.ts'
import { createPalette, hsl } from './palettes.ts'

/** The sign in a vendor's wordmark, round the middle in a box of 40. */
const SIGNS: readonly string[] = [
  'M-18 10L0 -18 18 10 0 2Z',
  'M-16 -16H16V16H-16ZM-6 -6V6H6V-6Z',
  'M0 -19A19 19 0 1 1 0 19 19 19 0 1 1 0 -19ZM0 -9A9 9 0 1 0 0 9 9 9 0 1 0 0 -9Z',
  'M0 -20L6 -6 20 0 6 6 0 20 -6 6 -20 0 -6 -6Z',
  'M-18 -14H2L18 0 2 14H-18L-4 0Z',
  'M-18 16V-4A18 14 0 0 1 18 -4V16H6V0H-6V16Z',
  'M-16 -18H16V2Q16 14 0 20 -16 14 -16 2ZM-7 -10V2H7V-10Z',
  'M-18 -8L-8 -18H8L18 -8V8L8 18H-8L-18 8ZM-6 0L0 -8 6 0 0 8Z',
  'M-20 12Q-10 -24 0 -4 10 -24 20 12 10 2 0 14 -10 2 -20 12Z',
  'M0 -18L16 -9V9L0 18 -16 9V-9ZM0 -6L-6 -2V4L0 7 6 4V-2Z',
]

/** A studio's logo: its sign and its name on one or two lines; 240 by 96, see-through. */
export function drawVendor(code: string, name: string): string {
  const mark = hash(`${code} ${name}`)
  const hue = mark % 360
  const words = name.toUpperCase().split(' ')
  const lines = words.length > 1 && name.length > 9 ? [words[0] ?? '', words.slice(1).join(' ')] : [name.toUpperCase()]
  const weight = 4 + (mark % 3) * 0.8
  let y = lines.length === 1 ? 34 : 20
  const letters = lines.map((text) => {
    const scale = Math.min(lines.length === 1 ? 1.25 : 1.05, 150 / lineWidth(text, weight))
    const d = linePath(text, weight, scale, 80, y)
    y += (20 + weight) * scale + 7
    return `<path stroke-width="${Math.round(weight * scale * 10) / 10}" d="${d}"/>`
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 96" role="img"><title>${escapeText(name)}</title>` +
    `<defs><linearGradient id="a" x2="1" y2="1"><stop stop-color="${hsl(hue, 95, 72)}"/><stop offset="1" stop-color="${hsl(hue + 46, 90, 52)}"/></linearGradient></defs>` +
    `<path fill="url(#a)" fill-rule="evenodd" transform="translate(40 48) scale(1.35)" d="${SIGNS[mark % SIGNS.length] ?? ''}"/>` +
    `<g fill="none" stroke="#fff" stroke-linecap="${mark % 2 ? 'round' : 'square'}" stroke-linejoin="${mark % 2 ? 'round' : 'bevel'}">${letters.join('')}</g></svg>`
  )
}

/** What stands where a picture is missing; 96 by 96. */
export function drawDefaultIcon(): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><path fill="#1b1e2b" d="M0 0H96V96H0Z"/>` +
    `<g fill="none" stroke="#596080" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"><path d="M20 36q0-10 10-10h36q10 0 10 10v24q0 10-10 10H30q-10 0-10-10Z"/><path d="M34 42v12M28 48h12"/></g><circle cx="60" cy="44" r="4" fill="#596080"/><circle cx="68" cy="52" r="4" fill="#596080"/></svg>`
  )
}

const FACES: readonly Motif[] = [
  'panda',
  'cat',
  'lion',
  'wolf',
  'owl',
  'penguin',
  'tiger',
  'monkey',
  'bear',
  'dragon',
  'elephant',
  'octopus',
]

/** How many avatars there are: `avatars/1` to this. */
export const AVATAR_COUNT = FACES.length

/** An avatar; 96 by 96. */
export function drawAvatar(number: number): string | undefined {
  const face = FACES[number - 1]
  if (face === undefined) return undefined
  const palette = createPalette((number * 5) % 12, 0, false)
  const drawing = `<g stroke="${palette.ink}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round" transform="translate(48 50) scale(.4)">${MOTIFS[face]}</g>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><defs><radialGradient id="B"><stop stop-color="${palette.centre}"/><stop offset="1" stop-color="${palette.edge}"/></radialGradient>${paintsOf(drawing, palette)}</defs>` +
    `<path fill="url(#B)" d="M0 0H96V96H0Z"/>${drawing}</svg>`
  )
}

/** The lobby's app icon; maskable, 512 by 512. */
export function drawAppIcon(): string {
  const palette = createPalette(9, 0, false)
  const drawing = `<g stroke="${palette.ink}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round" transform="translate(256 262) scale(1.6)">${MOTIFS.crown}</g>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><defs><radialGradient id="B"><stop stop-color="${palette.centre}"/><stop offset="1" stop-color="${palette.edge}"/></radialGradient>${paintsOf(drawing, palette)}</defs>` +
    `<path fill="url(#B)" d="M0 0H512V512H0Z"/>${drawing}</svg>`
  )
}
