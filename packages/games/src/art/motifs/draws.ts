import { disc, dot, flat, line, moved, shape, shine, star } from '../shapes.ts'

const ball = (fill: string, digits: string) =>
  disc(fill, 0, 0, 40) +
  dot('#fff', 0, -2, 22) +
  line('#14141f', 6, digits) +
  shine('M-30 -12Q-24 -32 -4 -34Q-20 -24 -24 -8Z', 0.7)
const cells = (colour: string, wanted: (x: number, y: number) => boolean) =>
  line(
    colour,
    26,
    Array.from({ length: 25 }, (_, index) => [index % 5, Math.floor(index / 5)] as const)
      .filter(([x, y]) => wanted(x, y))
      .map(([x, y]) => `M${x * 33 - 66} ${y * 33 - 66}h.1`)
      .join(''),
  )
const D7 = 'M-8 -13H8L-2 10'
const D8 = 'M0 -2C10 -2 10 -14 0 -14C-10 -14 -10 -2 0 -2C12 -2 12 10 0 10C-12 10 -12 -2 0 -2Z'
const D3 = 'M-7 -12Q8 -16 6 -6Q4 -2 -2 -2Q8 -2 7 5Q4 12 -8 8'
const D5 = 'M7 -13H-6V-4Q8 -6 7 4Q4 12 -8 8'
const D2 = 'M-7 -8Q-2 -16 6 -11Q9 -5 -7 10H8'
const D9 = 'M7 -6C7 -16 -8 -16 -8 -6C-8 2 6 2 7 -6Q8 6 -4 11'

/** What numbers are drawn with and written on. */
export const DRAWS = {
  bingoballs:
    moved('translate(-44 -34) scale(1.1)', ball('r', D7)) +
    moved('translate(46 -30) scale(1.1)', ball('b', D3)) +
    moved('translate(0 44) scale(1.24)', ball('n', D8)),

  bingocard:
    moved(
      'rotate(-8)',
      shape('#fff', 'M-80 -88H80V88H-80Z') +
        shape('r', 'M-80 -88H80V-52H-80Z') +
        line(
          '#fff',
          8,
          'M-56 -60V-80H-48Q-40 -75 -48 -70Q-38 -65 -48 -60ZM-56 -70H-48M-26 -80V-60M-8 -60V-80L8 -60V-80M36 -76Q22 -84 22 -70Q22 -56 36 -64V-70H30M56 -80Q68 -80 68 -70Q68 -60 56 -60Q46 -60 46 -70Q46 -80 56 -80Z',
        ) +
        line('#9aa7c4', 3, 'M-80 -16H80M-80 18H80M-80 52H80M-48 -52V88M-16 -52V88M16 -52V88M48 -52V88') +
        [
          [-64, -34],
          [-32, 0],
          [0, 34],
          [32, 0],
          [64, -34],
          [0, 1],
          [32, 68],
        ]
          .map(([x = 0, y = 0], index) => dot(index % 2 ? 'b' : 'r', x, y, 12))
          .join(''),
    ) + moved('translate(58 60) scale(.8)', ball('y', D9)),

  scratchcard:
    moved(
      'rotate(-8)',
      shape('g', 'M-90 -64H90V64H-90Z') +
        shape('r', 'M-80 -54H80V-22H-80Z') +
        shape('s', 'M-80 -12H80V54H-80Z') +
        flat('#fff7d6', 'M-74 -6C-40 -2 -50 14 -14 4C6 0 14 20 40 12C52 30 20 40 -10 44C-40 50 -70 40 -74 20Z') +
        flat('r', star(5, 19, 8)).replace('<path', '<path transform="translate(-48 20)"') +
        flat('r', star(5, 19, 8)).replace('<path', '<path transform="translate(-4 22)"') +
        line(
          '#fff',
          7,
          'M-52 -46L-46 -30L-38 -42L-30 -30L-24 -46M-6 -46V-30M12 -30V-46L28 -30V-46M46 -46V-37M46 -31V-30',
        ),
    ) +
    moved(
      'translate(52 44)',
      disc('g', 0, 0, 36) + disc('#a85a00', 0, 0, 27) + disc('g', 0, 0, 24) + flat('#8a4b00', star(5, 17, 7)),
    ),

  ticket:
    moved(
      'rotate(-14)',
      shape('g', 'M-94 -50H94V-16A16 16 0 0 0 94 16V50H-94V16A16 16 0 0 0 -94 -16Z') +
        shape('m', 'M-74 -38H50V38H-74Z') +
        line('#0005', 4, 'M64 -46V46').replace('/>', ' stroke-dasharray="8 8"/>') +
        moved('translate(-12 0) scale(1.1)', flat('#fff', star(5, 30, 13))) +
        shine('M-74 -38H50V-24H-74Z', 0.4),
    ) + moved('translate(58 54) scale(.72)', ball('r', D7)),

  drum:
    line('#111', 13, 'M-60 96L-34 50M60 96L34 50') +
    line('g', 8, 'M-60 96L-34 50M60 96L34 50') +
    disc('g', 0, -10, 84) +
    `<circle fill="#d9f3ff" fill-opacity=".85" cx="0" cy="-10" r="74"/>` +
    moved('translate(-36 14) scale(.62)', ball('r', D5)) +
    moved('translate(22 30) scale(.62)', ball('b', D2)) +
    moved('translate(2 -30) scale(.62)', ball('y', D9)) +
    disc('n', 46, -16, 21) +
    dot('#fff', 46, -17, 11) +
    disc('p', -40, -42, 19) +
    dot('#fff', -40, -43, 10) +
    shine('M-62 -20Q-52 -64 -10 -74Q-44 -54 -50 -14Z', 0.7) +
    line('g', 9, 'M76 -10H98V14'),

  lottoballs:
    moved('translate(0 -46) scale(1.2)', ball('r', D8)) +
    moved('translate(-52 36) scale(1.08)', ball('y', D2)) +
    moved('translate(50 38) scale(1.08)', ball('b', D5)) +
    moved('translate(78 -30) scale(.5)', ball('n', D3)) +
    moved('translate(-78 -32) scale(.5)', ball('v', D9)),

  grid:
    shape('x', 'M-86 -86H86V86H-86Z') +
    cells('#3d4460', () => true) +
    cells('g', (x, y) => (x * 3 + y * 5) % 7 < 2) +
    cells('r', (x, y) => (x + y * 2) % 6 === 1) +
    moved('translate(33 33)', disc('g', 0, 0, 25) + line('#5a2f00', 7, D7)),

  digits:
    [-62, 0, 62]
      .map((x, index) =>
        moved(
          `translate(${x} 0)`,
          shape('x', 'M-28 -56H28V56H-28Z') +
            shape('s', 'M-22 -50H22V50H-22Z') +
            line('#14141f', 7, 'M-22 0H22') +
            moved('translate(0 4) scale(2.1)', line(index === 1 ? '#d11a2f' : '#14141f', 6, [D7, D8, D3][index] ?? D7)),
        ),
      )
      .join('') +
    line('g', 9, 'M-94 -68H94M-94 68H94') +
    dot('g', -94, 68, 8) +
    dot('g', 94, 68, 8) +
    dot('g', -94, -68, 8) +
    dot('g', 94, -68, 8),

  cube:
    shape('m', 'M0 -92L80 -46V46L0 92L-80 46V-46Z') +
    flat('#fff', 'M0 -92L80 -46L0 0L-80 -46Z', 0.45) +
    flat('#000', 'M0 0L80 -46V46L0 92Z', 0.3) +
    line('#fff9', 4, 'M0 92V0L80 -46M0 0L-80 -46M-40 69V-23L40 -69M40 69V-23L-40 -69M-80 0L0 46L80 0') +
    moved('translate(0 6)', disc('g', 0, 0, 34) + moved('scale(1.7)', line('#5a2f00', 6, D8))),
} as const
