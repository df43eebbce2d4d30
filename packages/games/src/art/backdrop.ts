import type { Palette } from './palettes.ts'

export const TEXTURES = [
  'rays',
  'fine',
  'rings',
  'lattice',
  'stripes',
  'bokeh',
  'beams',
  'stars',
  'petals',
  'hexes',
] as const
export type Texture = (typeof TEXTURES)[number]

export type Land =
  | 'none'
  | 'dunes'
  | 'waves'
  | 'peaks'
  | 'forest'
  | 'city'
  | 'curtain'
  | 'floodlit'
  | 'clouds'
  | 'roofs'
  | 'field'

const round = (value: number) => Math.round(value)

/** Wedges from the middle outwards. */
function wedges(count: number, share: number, turn: number): string {
  const parts: string[] = []
  for (let index = 0; index < count; index++) {
    const from = turn + (index * 2 * Math.PI) / count
    const to = from + ((2 * Math.PI) / count) * share
    parts.push(
      `M150 122L${round(150 + Math.cos(from) * 260)} ${round(122 + Math.sin(from) * 260)} ${round(150 + Math.cos(to) * 260)} ${round(122 + Math.sin(to) * 260)}`,
    )
  }
  return parts.join('')
}

const pattern = (size: number, turn: number, body: string) =>
  `<pattern id="P" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">${body}</pattern><path fill="url(#P)" d="M-100-100H400V400H-100Z"/>`

/** Places without a pattern to them, the same for the same salt. */
const places = (count: number, salt: number) =>
  Array.from({ length: count }, (_, index) => {
    const a = Math.abs(Math.sin((index + 1) * 12.9898 + salt * 4.1) * 43758.5453) % 1
    const b = Math.abs(Math.sin((index + 1) * 78.233 + salt * 2.7) * 24634.6345) % 1
    return [round(a * 300), round(b * 220), a, b] as const
  })

export function drawTexture(texture: Texture, { ray, glow }: Palette, salt: number): string {
  switch (texture) {
    case 'rays':
      return `<path fill="${ray}" fill-opacity=".5" d="${wedges(12, 0.5, (salt % 7) * 0.1)}"/>`
    case 'fine':
      return `<path fill="${glow}" fill-opacity=".22" d="${wedges(22, 0.36, (salt % 5) * 0.13)}"/>`
    case 'rings':
      return `<g fill="none" stroke="${ray}" stroke-opacity=".5" stroke-width="13">${[46, 84, 122, 160, 198].map((r) => `<circle cx="150" cy="122" r="${r}"/>`).join('')}</g>`
    case 'lattice':
      return pattern(
        34,
        45,
        `<path fill="none" stroke="${ray}" stroke-opacity=".55" stroke-width="3" d="M0 0H34V34"/><circle cx="17" cy="17" r="4" fill="${glow}" fill-opacity=".4"/>`,
      )
    case 'stripes':
      return pattern(44, 20 + (salt % 5) * 10, `<path fill="${ray}" fill-opacity=".42" d="M0 0H20V44H0Z"/>`)
    case 'bokeh':
      return places(11, salt)
        .map(
          ([x, y, a, b]) =>
            `<circle cx="${x}" cy="${y}" r="${round(9 + a * 26)}" fill="${b > 0.5 ? glow : ray}" fill-opacity=".${round(20 + b * 22)}"/>`,
        )
        .join('')
    case 'beams':
      return `<path fill="${glow}" fill-opacity=".3" d="M30 -10L-40 230H70ZM110 -10L70 250H170L140 -10ZM190 -10L180 250H270L220 -10ZM270 -10L300 240H370Z"/>`
    case 'stars': {
      const sky = places(30, salt)
      const dots = (list: typeof sky) => list.map(([x, y]) => `M${x} ${y}h0`).join('')
      return `<g stroke="#fff" stroke-linecap="round"><path stroke-width="3" d="${dots(sky.slice(8))}"/><path stroke-width="7" stroke-opacity=".85" d="${dots(sky.slice(0, 8))}"/></g>`
    }
    case 'petals':
      return pattern(
        56,
        (salt % 4) * 15,
        `<path fill="none" stroke="${ray}" stroke-opacity=".5" stroke-width="4" d="M0 28A28 28 0 0 0 56 28M0 0A28 28 0 0 1 0 56M56 0A28 28 0 0 0 56 56M0 28A28 28 0 0 1 56 28"/>`,
      )
    case 'hexes':
      return pattern(
        42,
        0,
        `<path fill="${ray}" fill-opacity=".35" stroke="${glow}" stroke-opacity=".3" d="M21 3L37 12V30L21 39L5 30V12Z"/>`,
      )
  }
}

/** What stands at the foot of the picture. */
export function drawLand(land: Land, { edge, ink, ray, glow }: Palette): string {
  const back = (d: string) => `<path fill="${ray}" fill-opacity=".55" d="${d}"/>`
  const front = (d: string) => `<path fill="${edge}" d="${d}"/>`
  switch (land) {
    case 'none':
      return ''
    case 'dunes':
      return (
        back('M0 208Q70 150 160 204T300 176V300H0Z') +
        front('M0 244Q90 190 190 236T300 222V300H0Z') +
        back('M22 214L52 166 84 212ZM236 208L262 170 290 200Z')
      )
    case 'waves':
      return (
        back('M0 190q19 -22 38 0t37 0 38 0 37 0 38 0 37 0 38 0 37 0V300H0Z') +
        front('M-18 214q19 -22 38 0t37 0 38 0 37 0 38 0 37 0 38 0 37 0 38 0V300H0Z') +
        `<path fill="${ray}" fill-opacity=".4" d="M0 244q19 -20 38 0t37 0 38 0 37 0 38 0 37 0 38 0 37 0V300H0Z"/>`
      )
    case 'peaks':
      return (
        back('M-10 240L50 128 88 180 128 108 190 200 232 138 310 240Z') +
        `<path fill="#fff" fill-opacity=".6" d="M50 128l-16 30 14-6 12 10 6-12ZM128 108l-16 30 14-8 14 14 10-10ZM232 138l-15 22 13-4 14 10 4-8Z"/>` +
        front('M-10 260L60 196 120 236 190 186 310 250V300H-10Z')
      )
    case 'forest':
      return `${front(
        'M0 230l14-40 14 40 12-60 16 60 12-36 12 36V300H0ZM220 230l14-52 16 52 12-34 12 34 14-64 12 64V300H220Z',
      )}<path fill="${ink}" fill-opacity=".6" d="M0 236Q150 206 300 236V300H0Z"/>`
    case 'city':
      return (
        back('M0 150h26v-30h24v50h20v-70h30v64h22v-40h26v60h24v-90h28v70h26v-44h24v34h26v-58h24V300H0Z') +
        front('M0 206h30v-40h30v54h26v-30h34v34h28v-54h30v48h32v-30h28v40h30v-48h32V300H0Z') +
        `<path stroke="${glow}" stroke-width="4" stroke-dasharray="4 9" d="M14 182v60M44 178v60M100 200v50M162 184v60M222 202v50M284 190v60"/>`
      )
    case 'curtain':
      return `<path fill="${edge}" d="M0 0H74C70 90 40 150 0 190ZM300 0H226C230 90 260 150 300 190Z"/><path fill="none" stroke="${ray}" stroke-opacity=".5" stroke-width="5" d="M18 0C18 70 10 120 0 140M42 0C40 80 24 130 0 166M282 0C282 70 290 120 300 140M258 0C260 80 276 130 300 166"/><path fill="${ray}" fill-opacity=".5" d="M0 232Q150 196 300 232V300H0Z"/>`
    case 'floodlit':
      return (
        `<path fill="${glow}" fill-opacity=".25" d="M34 46L150 240 -60 240ZM266 46L360 240H150Z"/>` +
        `<path fill="#fff" d="M12 30h44v6h-44zM12 40h44v6h-44zM244 30h44v6h-44zM244 40h44v6h-44z"/>` +
        `<path fill="${edge}" d="M0 190Q150 150 300 190V216H0Z"/><path fill="${glow}" fill-opacity=".5" d="M10 196h2v2h-2zM40 188h2v2h-2zM66 184h2v2h-2zM96 180h2v2h-2zM190 180h2v2h-2zM222 184h2v2h-2zM262 190h2v2h-2z"/><path fill="#1f8a3d" d="M0 210H300V300H0Z"/><path fill="#fff" fill-opacity=".1" d="M0 210H50L10 300H0ZM100 210H150V300H70ZM200 210H250L290 300H220Z"/>`
      )
    case 'clouds':
      return `<path fill="#fff" fill-opacity=".55" d="M-20 216q10-40 50-30 12-34 48-18 30-20 48 12 34-8 40 20 26-30 58-10 30-24 58 6 30 0 30 30V300H-20Z"/><path fill="#fff" fill-opacity=".3" d="M0 90q14-20 34-10 20-16 34 4 20 2 14 16H0ZM220 60q14-18 32-8 20-14 32 6 18 2 16 14H222Z"/>`
    case 'roofs':
      return (
        front(
          'M0 214L14 198Q40 190 46 168H60Q66 190 96 196L104 214ZM196 214L206 196Q236 188 242 162H258Q264 188 300 198V214Z',
        ) +
        back('M20 214H84V262H20ZM214 214H290V262H214Z') +
        front('M0 246H300V300H0Z')
      )
    case 'field':
      return (
        back('M0 196Q80 170 160 192T300 180V300H0Z') +
        `<path fill="${edge}" d="M0 226Q100 204 300 222V300H0Z"/><path stroke="${glow}" stroke-opacity=".5" stroke-width="3" d="M14 226l-4-14M22 224l5-14M272 220l-5-14M282 221l4-14M60 218l3-12M236 218l-3-12"/>`
      )
  }
}
