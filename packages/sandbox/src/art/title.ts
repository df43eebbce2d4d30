import { breakTitle, linePath, type Warp } from './lettering.ts'
import type { Palette } from './palettes.ts'

export interface TitleStyle {
  readonly bend: 'straight' | 'arch' | 'valley' | 'wave' | 'rise' | 'lean'
  readonly cap: 'round' | 'square'
  readonly metal: number
  readonly weight: number
}

/** Gradients of the letters, from the top: the step in the middle makes them shine. */
const METALS: readonly (readonly [string, string, string, string])[] = [
  ['#fffde6', '#ffe76a', '#ffb608', '#ff8c00'],
  ['#ffffff', '#ffffff', '#d6e4ff', '#9fb9f5'],
  ['#fff9c2', '#ffd04a', '#ff7420', '#e5261d'],
  ['#fbffd6', '#dcff66', '#7fe02a', '#35ab12'],
  ['#ffffff', '#ffd3ee', '#ff6cc4', '#e0309c'],
  ['#f2ffff', '#a8f4ff', '#38c8f7', '#1789e0'],
]
export const METAL_COUNT = METALS.length

const MIDDLE = 150

function warpOf(bend: TitleStyle['bend'], baseline: number): Warp {
  const along = (x: number) => (x - MIDDLE) / 130
  switch (bend) {
    case 'straight':
      return (x, y) => [x, y]
    case 'arch':
      return (x, y) => [x, y + along(x) ** 2 * 13 - 6]
    case 'valley':
      return (x, y) => [x, y - along(x) ** 2 * 10 + 3]
    case 'wave':
      return (x, y) => [x, y + Math.sin(along(x) * Math.PI) * 6]
    case 'rise':
      return (x, y) => [x, y - along(x) * 9]
    case 'lean':
      return (x, y) => [x + (baseline - y) * 0.16, y]
  }
}

/** The title's lettering with its gradient; it stands between y = `bottom` - 96 and `bottom`. */
export function drawTitle(name: string, style: TitleStyle, palette: Palette, bottom: number): string {
  const lines = breakTitle(name, 256, 92, style.weight)
  const height = lines.reduce((sum, line) => sum + line.height + 5, -5)
  const start = bottom - height
  const warp = warpOf(style.bend, start + height)
  let y = start
  const paths = lines.map(({ text, scale, width, height: tall }, index) => {
    const d = linePath(text, style.weight, scale, MIDDLE - width / 2, y, warp)
    y += tall + 5
    return { id: `t${index}`, d, width: Math.round(style.weight * scale * 10) / 10 }
  })
  const [a, b, c, e] = METALS[style.metal % METALS.length] ?? METALS[0] ?? ['#fff', '#fff', '#ddd', '#aaa']
  const layer = (colour: string, more: number, shift = 0) =>
    `<g stroke="${colour}"${shift ? ` transform="translate(0 ${shift})"` : ''}>${paths.map((path) => `<use href="#${path.id}" stroke-width="${Math.round((path.width + more) * 10) / 10}"/>`).join('')}</g>`
  return (
    `<defs><linearGradient id="T" x2="0" y2="1"><stop stop-color="${a}"/><stop offset=".48" stop-color="${b}"/><stop offset=".52" stop-color="${c}"/><stop offset="1" stop-color="${e}"/></linearGradient>` +
    `${paths.map((path) => `<path id="${path.id}" d="${path.d}"/>`).join('')}</defs>` +
    `<g fill="none" stroke-linejoin="round" stroke-linecap="round">${layer(palette.ink, 12, 3)}${layer(palette.ink, 10)}</g>` +
    `<g fill="none" stroke-linejoin="${style.cap === 'round' ? 'round' : 'miter'}" stroke-miterlimit="2" stroke-linecap="${style.cap}">${layer('url(#T)', 0)}</g>`
  )
}
