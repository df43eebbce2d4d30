import { WEALTH } from './motifs/wealth.ts'
import { paintsOf } from './paints.ts'
import { createPalette } from './palettes.ts'
import { both, disc, dot, flat, line, moved, oval, shape, shine } from './shapes.ts'

/** A note of money, without a word or a figure on it. */
const NOTE =
  shape('n', 'M-84 -46H84V46H-84Z') +
  line('#eaffd0', 4, 'M-72 -34H72V34H-72Z') +
  disc('#eaffd0', 0, 0, 24) +
  disc('n', 0, 0, 15) +
  dot('#eaffd0', -54, 0, 7) +
  dot('#eaffd0', 54, 0, 7)

const credit = (notes: string) => moved('translate(0 -14)', notes) + moved('translate(56 52) scale(.42)', WEALTH.coin)

/** What each good looks like, by its name, in a box of 200 round the middle, and the bucket of its background. */
export const GOOD_DRAWINGS: Readonly<Record<string, { readonly bucket: number; readonly drawing: string }>> = {
  'credit-10': { bucket: 5, drawing: credit(moved('rotate(-8)', NOTE)) },
  'credit-50': {
    bucket: 4,
    drawing: credit(
      moved('translate(-10 -34) rotate(-22)', NOTE) +
        moved('translate(0 -10) rotate(-10)', NOTE) +
        moved('translate(8 18)', NOTE),
    ),
  },
  'load-50': {
    bucket: 7,
    drawing: moved(
      'rotate(8)',
      shape('x', 'M-48 -84Q-48 -96 -36 -96H36Q48 -96 48 -84V84Q48 96 36 96H-36Q-48 96 -48 84Z') +
        shape('b', 'M-40 -78H40V66H-40Z') +
        line('#5a6180', 6, 'M-10 -87H10') +
        disc('#5a6180', 0, 81, 8) +
        flat('#fff', 'M-22 26V10H-12V26ZM-6 26V-4H4V26ZM10 26V-20H20V26Z', 0.95) +
        line('#fff', 7, 'M-18 -44A32 32 0 0 1 18 -44') +
        dot('#fff', 0, -30, 6) +
        shine('M-34 -72H-8L-34 10Z', 0.25),
    ),
  },
  coffee: {
    bucket: 1,
    drawing: [-46, 46]
      .map((x) =>
        moved(
          `translate(${x} 12) scale(.86)`,
          shape('c', 'M-38 -50H38L28 84Q0 92 -28 84Z') +
            shape('#fff1dc', 'M-35 -12H35L30 44Q0 50 -30 44Z') +
            moved('translate(0 16) rotate(28)', oval('c', 0, 0, 11, 16) + line('#fff1dc', 3, 'M0 -14Q6 0 0 14')) +
            shape('s', 'M-44 -62Q-44 -70 -36 -70H36Q44 -70 44 -62V-50H-44Z') +
            line('#fff', 5, 'M-14 -84Q-20 -92 -14 -100M12 -84Q6 -92 12 -100') +
            shine('M-30 -44H-20L-22 76Q-27 74 -28 70Z', 0.35),
        ),
      )
      .join(''),
  },
  umbrella: {
    bucket: 8,
    drawing: moved(
      'rotate(12)',
      line('#3b2a1a', 9, 'M0 -70V66Q0 90 22 90Q42 90 42 70') +
        shape(
          'v',
          'M-96 4Q-92 -82 0 -88Q92 -82 96 4Q78 -18 58 4Q40 -20 20 2Q0 -22 -20 2Q-40 -20 -58 4Q-78 -18 -96 4Z',
        ) +
        flat('#fff', 'M-20 2Q-34 -56 0 -88Q34 -56 20 2Q0 -22 -20 2Z', 0.28) +
        line('#2b1060', 3, 'M0 -88Q-62 -62 -58 4M0 -88Q62 -62 58 4M0 -88Q-34 -56 -20 2M0 -88Q34 -56 20 2') +
        line('#3b2a1a', 8, 'M0 -88V-98') +
        shine('M-80 -22Q-70 -66 -28 -78Q-60 -56 -66 -22Z', 0.5),
    ),
  },
  tumbler: {
    bucket: 6,
    drawing:
      shape('t', 'M-42 -58H42L32 92Q0 100 -32 92Z') +
      shape('s', 'M-48 -78Q-48 -84 -42 -84H42Q48 -84 48 -78V-58H-48Z') +
      shape('a', 'M10 -98Q24 -102 28 -90L30 -84H8Z') +
      flat('#fff', 'M-37 0H37L36 14H-36Z', 0.5) +
      shine('M-34 -50H-18L-20 86Q-26 86 -27 82Z', 0.5),
  },
  powerbank: {
    bucket: 11,
    drawing: moved(
      'rotate(-10)',
      shape('x', 'M-54 -88Q-54 -98 -44 -98H44Q54 -98 54 -88V88Q54 98 44 98H-44Q-54 98 -54 88Z') +
        shape('#3d4260', 'M-44 -84H44V84H-44Z') +
        flat('#6cf08a', 'M8 -50L-24 10H-2L-10 52L26 -14H2Z') +
        [-30, -12, 6, 24].map((x, index) => dot(index < 3 ? '#6cf08a' : '#5a6180', x + 3, 72, 6)).join('') +
        flat('#0b0d18', 'M-24 -98H-4V-90H-24ZM8 -98H26V-90H8Z') +
        shine('M-48 -90H-30L-46 60Z', 0.25),
    ),
  },
  earbuds: {
    bucket: 3,
    drawing:
      shape('s', 'M-78 8Q-78 -2 -68 -2H68Q78 -2 78 8V50Q78 86 40 86H-40Q-78 86 -78 50Z') +
      line('#8d9cc0', 4, 'M-78 18H78') +
      dot('#6cf08a', 0, 46, 6) +
      both(
        'ear',
        shape('s', 'M14 -40C14 -74 66 -74 66 -40C66 -22 54 -16 48 -14V6H28V-16C20 -20 14 -28 14 -40Z') +
          oval('x', 30, -48, 10, 13, -18) +
          shine('M46 -62Q60 -58 58 -40Q52 -52 42 -54Z', 0.8),
      ) +
      shine('M-66 26Q-66 62 -40 74Q-56 50 -54 26Z', 0.6),
  },
}

/** The picture of a good: 300 by 300, as a product on a stand; undefined if no good has the name. */
export function drawGood(name: string): string | undefined {
  const good = GOOD_DRAWINGS[name]
  if (good === undefined) return undefined
  const palette = createPalette(good.bucket, 0, true)
  const drawing = `<g stroke="${palette.ink}" stroke-width="3.4" stroke-linejoin="round" stroke-linecap="round" transform="translate(150 142) scale(1.12)">${good.drawing}</g>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300"><defs>` +
    `<radialGradient id="B" cx=".5" cy=".4" r=".8"><stop stop-color="${palette.ray}"/><stop offset=".55" stop-color="${palette.centre}"/><stop offset="1" stop-color="${palette.edge}"/></radialGradient>` +
    `<radialGradient id="H"><stop stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>` +
    `<radialGradient id="S"><stop stop-opacity=".55"/><stop offset="1" stop-opacity="0"/></radialGradient>${paintsOf(drawing, palette)}</defs>` +
    `<path fill="url(#B)" d="M0 0H300V300H0Z"/><circle cx="150" cy="130" r="140" fill="url(#H)"/>` +
    `<ellipse cx="150" cy="258" rx="112" ry="20" fill="url(#S)"/>${drawing}</svg>`
  )
}
