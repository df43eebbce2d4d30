import { both, disc, dot, flat, line, moved, oval, round, shape, shine, star } from '../pen.ts'

const ball = (fill: string, digits: string) =>
  disc(fill, 0, 0, 40) +
  dot('#fff', 0, -2, 22) +
  line('#14141f', 6, digits) +
  shine('M-30 -12Q-24 -32 -4 -34Q-20 -24 -24 -8Z', 0.7)

/** Round cells of a five by five grid. */
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

/** Sports, esports, arcade, the cockpit and the draws. */
export const ARENA = {
  football:
    disc('s', 0, 0, 84) +
    flat(
      '#1b1b28',
      'M0 -30L28 -9L18 24H-18L-28 -9ZM-26 -78L26 -78L14 -62H-14ZM58 -62L80 -26L64 -30L52 -46ZM-58 -62L-80 -26L-64 -30L-52 -46ZM82 18L60 58L54 42L66 20ZM-82 18L-60 58L-54 42L-66 20ZM-24 81L24 81L16 64H-16Z',
    ) +
    line(
      '#1b1b28',
      4,
      'M0 -30V-62M28 -9L60 -32M18 24L44 48M-18 24L-44 48M-28 -9L-60 -32M14 -62L52 -46M-14 -62L-52 -46M66 20L64 -30M-66 20L-64 -30M16 64L54 42M-16 64L-54 42',
    ) +
    shine('M-70 -20Q-54 -66 -8 -76Q-50 -54 -58 -10Z', 0.8),

  goal:
    line(
      '#fff',
      3,
      'M-84 -60L-56 60M-56 -60L-34 60M-28 -60L-12 60M0 -60V60M28 -60L12 60M56 -60L34 60M84 -60L56 60M-84 -30H84M-78 0H78M-70 30H70',
    ) +
    line('#111', 15, 'M-92 80V-70H92V80') +
    line('#fff', 9, 'M-92 80V-70H92V80') +
    moved(
      'translate(10 34) scale(.66)',
      disc('s', 0, 0, 84) +
        flat(
          '#1b1b28',
          'M0 -30L28 -9L18 24H-18L-28 -9ZM-26 -78L26 -78L14 -62H-14ZM58 -62L80 -26L60 -34ZM-58 -62L-80 -26L-60 -34ZM82 18L60 58L58 34ZM-82 18L-60 58L-58 34ZM-24 81L24 81L14 64H-14Z',
        ) +
        line('#1b1b28', 5, 'M0 -30V-62M28 -9L60 -32M18 24L44 54M-18 24L-44 54M-28 -9L-60 -32'),
    ),

  basketball:
    disc('o', 0, 0, 86) +
    line('#3a1503', 6, 'M-86 0H86M0 -86V86M-62 -60C-20 -30 -20 30 -62 60M62 -60C20 -30 20 30 62 60') +
    shine('M-72 -20Q-56 -68 -10 -78Q-52 -54 -60 -10Z', 0.5),

  hoop:
    shape('s', 'M-88 -92H88V24H-88Z') +
    line('r', 8, 'M-34 -50H34V10H-34Z') +
    line('#fff', 5, 'M-40 28L-26 92M40 28L26 92M-20 30L-8 92M20 30L8 92M-38 46L26 78M38 46L-26 78') +
    oval('r', 0, 26, 48, 13) +
    oval('#3a0a00', 0, 26, 36, 7) +
    moved(
      'translate(30 -48) scale(.52)',
      disc('o', 0, 0, 86) +
        line('#3a1503', 8, 'M-86 0H86M0 -86V86M-62 -60C-20 -30 -20 30 -62 60M62 -60C20 -30 20 30 62 60'),
    ),

  racket:
    moved(
      'rotate(38)',
      line('#111', 21, 'M0 30V98') +
        line('r', 14, 'M0 34V98') +
        oval('r', 0, -34, 54, 64) +
        oval('#eafff0', 0, -34, 43, 53) +
        line(
          '#2c6b4a',
          2,
          'M-24 -78V8M-8 -86V18M8 -86V18M24 -78V8M-42 -50H42M-43 -34H43M-42 -18H42M-32 -66H32M-34 -2H34',
        ),
    ) +
    disc('y', 56, 54, 31) +
    line('#fff', 5, 'M34 34Q54 50 34 74M78 34Q58 54 80 72'),

  shuttle: moved(
    'rotate(34)',
    shape('#fff', 'M-20 20L-64 -70L-40 -84L-20 -74L0 -92L20 -74L40 -84L64 -70L20 20Z') +
      line('#9fb2cf', 4, 'M-14 20L-40 -80M0 20V-86M14 20L40 -80M-42 -30H42M-30 -4H30') +
      shape('r', 'M-26 18H26V32Q0 44 -26 32Z') +
      shape('s', 'M-26 32Q0 46 26 32C28 70 -28 70 -26 32Z'),
  ),

  glove:
    shape('r', 'M-60 0C-76 -60 -40 -92 0 -90C56 -90 88 -60 82 -10C80 20 66 36 52 46H-36C-40 30 -52 20 -60 0Z') +
    shape('r', 'M-50 16C-90 16 -96 -34 -64 -44C-42 -48 -30 -20 -8 -16C12 -10 8 14 -14 18Z') +
    shape('#fff', 'M-42 46H54L48 90Q0 102 -40 90Z') +
    shape('g', 'M-40 58H52L51 70H-40Z') +
    line('#5c0710', 5, 'M-60 -30Q-40 -20 -30 0') +
    shine('M-30 -60Q0 -82 40 -72Q6 -66 -16 -42Z', 0.6),

  trophy:
    both('tr', line('#5a2f00', 17, 'M46 -62C96 -70 92 -2 34 10') + line('g', 10, 'M46 -62C96 -70 92 -2 34 10')) +
    shape('g', 'M-56 -86H56C58 -20 40 14 12 26V50H-12V26C-40 14 -58 -20 -56 -86Z') +
    shape('c', 'M-44 62H44L52 94H-52Z') +
    shape('g', 'M-26 48H26L34 64H-34ZM-26 72H26V86H-26Z') +
    flat('#fff', star(5, 25, 10), 0.9).replace('<path', '<path transform="translate(0 -34)"') +
    shine('M-46 -76H-30Q-32 -20 -12 10Q-44 -10 -46 -76Z', 0.75),

  medal:
    shape('b', 'M-50 -98H-14L18 -20L-14 -6ZM50 -98H14L-18 -20L14 -6Z') +
    shape('r', 'M-38 -98H-26L8 -20L-4 -14ZM38 -98H26L-8 -20L4 -14Z') +
    shape('g', star(14, 62, 52)).replace('<path', '<path transform="translate(0 34)"') +
    moved('translate(0 34)', disc('g', 0, 0, 44) + line('#8a4b00', 9, 'M-8 -14L4 -24V22M-10 22H16')) +
    shine('M-36 24Q-28 -4 -4 -8Q-26 4 -28 28Z', 0.7),

  controller:
    shape(
      'x',
      'M-50 -44H50C84 -44 98 20 96 56C94 84 66 84 52 60L36 34H-36L-52 60C-66 84 -94 84 -96 56C-98 20 -84 -44 -50 -44Z',
    ) +
    flat('m', 'M-46 -36H46C60 -36 68 -24 74 -8H-74C-68 -24 -60 -36 -46 -36Z') +
    shape('s', 'M-62 -22H-48V-8H-34V6H-48V20H-62V6H-76V-8H-62Z') +
    disc('r', 70, -2, 10) +
    disc('n', 52, 16, 10) +
    disc('b', 52, -20, 10) +
    disc('y', 34, -2, 10) +
    both('cs', disc('#2b2b3a', 24, 30, 17) + dot('#5a5a70', 24, 28, 9)) +
    dot('#6ff', 0, -6, 6),

  headset:
    line('#111', 27, 'M-70 20C-84 -100 84 -100 70 20') +
    line('x', 18, 'M-70 20C-84 -100 84 -100 70 20') +
    line('m', 7, 'M-60 -16C-58 -78 58 -78 60 -16') +
    both(
      'hd',
      shape('x', 'M50 -8H76Q96 0 96 30Q96 62 76 68H50Z') + shape('m', 'M62 6H78Q84 12 84 30Q84 50 78 54H62Z'),
    ) +
    line('#111', 13, 'M-72 66C-70 94 -40 92 -14 90') +
    line('x', 7, 'M-72 66C-70 94 -40 92 -14 90') +
    oval('r', -6, 89, 15, 10),

  sword:
    moved(
      'rotate(40)',
      shape('s', 'M-17 36L-22 -60L0 -104L22 -60L17 36Z') +
        flat('#6f83ad', 'M0 -100L22 -60L17 36H0Z', 0.7) +
        line('m', 6, 'M0 -66V30') +
        both('so', shape('g', 'M0 34H34C56 32 62 20 66 10C74 40 50 58 20 54H0Z')) +
        shape('r', 'M0 32L12 44L0 58L-12 44Z') +
        shape('c', 'M-9 56H9V88H-9Z') +
        disc('g', 0, 94, 13),
    ) + dot('#fff', 40, -62, 6, 0.9),

  crosshair:
    disc('#0b1322', 0, 0, 78) +
    line('#0b1322', 20, 'M0 -96V-44M0 96V44M-96 0H-44M96 0H44') +
    line('m', 13, 'M0 -70a70 70 0 1 1 -.1 0') +
    line('m', 11, 'M0 -94V-48M0 94V48M-94 0H-48M94 0H48') +
    line('#fff', 4, 'M0 -44a44 44 0 1 1 -.1 0') +
    disc('r', 0, 0, 15) +
    dot('#fff', -4, -4, 5) +
    round('xh', 4, line('#fff', 5, 'M0 -34V-22')),

  shield:
    shape('g', 'M0 -96C30 -76 60 -70 84 -72C90 0 60 62 0 96C-60 62 -90 0 -84 -72C-60 -70 -30 -76 0 -96Z') +
    shape('m', 'M0 -76C26 -60 48 -56 68 -56C70 0 46 46 0 74C-46 46 -70 0 -68 -56C-48 -56 -26 -60 0 -76Z') +
    flat('#000', 'M0 -76C26 -60 48 -56 68 -56C70 0 46 46 0 74Z', 0.22) +
    shape('g', 'M0 -50L12 -18L46 -18L20 4L30 38L0 18L-30 38L-20 4L-46 -18L-12 -18Z') +
    shine('M-58 -46Q-30 -48 -8 -62V-50Q-36 -38 -56 -36Z', 0.6),

  mech:
    both('me', shape('x', 'M50 -30L90 -46L98 0L70 40L48 30Z') + shape('m', 'M66 -28L84 -36L88 -8L70 14Z')) +
    shape('x', 'M-54 -50L-30 -84H30L54 -50L58 20L34 74H-34L-58 20Z') +
    shape('m', 'M-44 -44L-24 -70H24L44 -44L30 -22H-30Z') +
    shape('#06131f', 'M-48 -14H48L42 16H-42Z') +
    both('mf', flat('#5ff', 'M10 -6H38L32 8H16Z')) +
    line('#0006', 5, 'M-24 34H24M-20 48H20M-16 62H16') +
    line('#111', 7, 'M30 -82L44 -104') +
    dot('r', 45, -100, 7) +
    shine('M-36 -46L-22 -62H0L-20 -40Z', 0.6),

  joystick:
    shape('x', 'M-84 40H84L94 92H-94Z') +
    shape('m', 'M-70 40L-60 24H60L70 40Z') +
    line('#111', 19, 'M0 26L-14 -40') +
    line('s', 11, 'M0 26L-14 -40') +
    disc('r', -16, -56, 38) +
    shine('M-42 -60Q-36 -82 -14 -86Q-32 -74 -34 -54Z', 0.8) +
    disc('y', 48, 66, 14) +
    disc('b', -50, 66, 14) +
    disc('n', 0, 70, 12) +
    moved('translate(58 -54)', shape('g', star(5, 30, 13))),

  balloon:
    line('#fff9', 3, 'M-36 20Q-20 60 0 98M40 10Q24 60 0 98M2 -10Q8 50 0 98') +
    oval('b', -44, -16, 34, 42) +
    oval('y', 46, -24, 34, 42) +
    oval('r', 0, -40, 44, 54) +
    shape('r', 'M-9 22L0 10L9 22Z') +
    shine('M-28 -50Q-22 -80 2 -84Q-16 -68 -18 -46Z', 0.8) +
    moved('translate(0 -40)', flat('#fff', star(5, 20, 8), 0.9)),

  target:
    disc('r', 0, 0, 88) +
    disc('#fff', 0, 0, 69) +
    disc('r', 0, 0, 51) +
    disc('#fff', 0, 0, 33) +
    disc('r', 0, 0, 16) +
    line('#4a2410', 11, 'M4 -4L70 -70') +
    line('g', 6, 'M4 -4L70 -70') +
    shape('b', 'M58 -58L60 -88L82 -100L80 -80L100 -82L88 -60Z') +
    shine('M-76 -20Q-60 -70 -10 -80Q-56 -56 -66 -12Z', 0.4),

  claw:
    line('#111', 15, 'M0 -98V-50') +
    line('s', 9, 'M0 -98V-50') +
    shape('r', 'M-30 -62H30L40 -36H-40Z') +
    both('cl2', line('#111', 19, 'M26 -34C70 -20 70 20 40 42') + line('s', 11, 'M26 -34C70 -20 70 20 40 42')) +
    line('#111', 15, 'M0 -36V10') +
    line('s', 9, 'M0 -36V10') +
    moved(
      'translate(0 46)',
      disc('p', 0, 0, 44) +
        both('ce', disc('p', 32, -32, 15) + dot('#222', 14, -8, 6) + dot('#ff5b7f', 24, 8, 6, 0.6)) +
        oval('#fff', 0, 8, 14, 10) +
        dot('#222', 0, 4, 5),
    ),

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

  feather:
    shape('m', 'M60 -98C92 -40 70 30 -20 66L-36 60C-40 -20 -10 -80 60 -98Z') +
    flat('g', 'M60 -98C80 -60 76 -20 46 18L-20 66C20 10 44 -40 60 -98Z') +
    line('#3a1a06', 6, 'M-70 98C-40 60 20 0 56 -90') +
    line('#0005', 4, 'M-26 40L-32 6M-8 20L-14 -26M14 -6L10 -56M30 -32L30 -70M-14 48L26 34M6 22L48 8M28 -8L66 -18') +
    moved('translate(50 66)', disc('g', 0, 0, 28) + flat('r', star(5, 20, 8))),

  spur:
    shape('s', 'M-90 40C-60 60 20 60 60 -10C70 -40 70 -70 60 -96C96 -50 96 20 50 64C10 96 -60 92 -90 40Z') +
    shine('M-60 58Q30 70 70 -20Q74 30 34 60Q-10 84 -60 58Z', 0.6) +
    shape('c', 'M-98 20L-50 20L-44 70L-88 70Z') +
    line('g', 8, 'M-94 34H-50M-90 54H-46') +
    moved('translate(-20 -36)', shape('r', star(12, 50, 38)) + disc('g', 0, 0, 30) + flat('#8a4b00', star(5, 20, 8))),

  pit:
    flat('#fff2b0', 'M-40 -98H40L96 70H-96Z', 0.3) +
    oval('c', 0, 60, 96, 34) +
    oval('y', 0, 54, 82, 26) +
    oval('r', 0, 54, 62, 18) +
    line('#fff', 5, 'M0 37V71') +
    both(
      'pt',
      shape('r', 'M12 -24C10 -44 24 -46 30 -40C36 -50 48 -44 46 -34Z') +
        shape('o', 'M14 -18C20 -34 44 -36 50 -14C58 4 84 0 90 -24C98 20 76 48 50 50C30 50 26 30 26 6Z') +
        shape('g', 'M16 -16L0 -8L18 -4Z') +
        dot('#fff', 30, -16, 6) +
        dot('#111', 28, -16, 3) +
        line('g', 6, 'M44 48L42 64M56 48L58 62'),
    ),
} as const
