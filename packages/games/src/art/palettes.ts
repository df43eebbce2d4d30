/** Colours of one cover. */
export interface Palette {
  /** 0 to 11: the twelfth of the colour circle that a glance takes it for. */
  readonly bucket: number
  /** Middle and edge of the background, its rays and its glow. */
  readonly centre: string
  readonly edge: string
  readonly ray: string
  readonly glow: string
  readonly ink: string
  readonly main: readonly [string, string, string]
  readonly second: readonly [string, string, string]
}

/** Colour as #rgb or #rrggbb. */
export function hsl(hue: number, saturation: number, lightness: number): string {
  const light = lightness / 100
  const chroma = (saturation / 100) * Math.min(light, 1 - light)
  const channel = (offset: number) => {
    const at = (offset + (((hue % 360) + 360) % 360) / 30) % 12
    const value = light - chroma * Math.max(-1, Math.min(at - 3, 9 - at, 1))
    return Math.round(255 * value)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}

/** Middle hue of each bucket, with how light that hue may be before white letters drown in it. */
const BUCKETS: readonly (readonly [hue: number, light: number, edgeTurn: number])[] = [
  [354, 50, -24],
  [18, 53, -28],
  [42, 52, -54],
  [78, 40, 46],
  [132, 38, 26],
  [162, 38, 24],
  [186, 42, 30],
  [204, 50, 26],
  [226, 56, 30],
  [260, 56, -22],
  [288, 50, -28],
  [324, 52, -30],
]

export const BUCKET_COUNT = BUCKETS.length

/** `turn` in [-1, 1] shifts the hue within its bucket; `night` makes the picture darker. */
export function createPalette(bucket: number, turn: number, night: boolean): Palette {
  const [hue, light, edgeTurn] = BUCKETS[bucket % BUCKET_COUNT] ?? [0, 50, 0]
  const base = hue + turn * 9
  const against = base + (turn > 0 ? 165 : 195)
  return {
    bucket,
    centre: hsl(base, 88, night ? light - 14 : light + 7),
    edge: hsl(base + edgeTurn, 86, night ? 13 : 27),
    ray: hsl(base - edgeTurn / 2, 96, night ? light + 4 : light + 18),
    glow: hsl(base - edgeTurn / 3, 100, 84),
    ink: hsl(base + edgeTurn, 70, 9),
    main: [hsl(against, 92, 78), hsl(against, 82, 52), hsl(against + 12, 84, 26)],
    second: [hsl(base + 50, 96, 76), hsl(base + 50, 84, 50), hsl(base + 60, 84, 26)],
  }
}
