import { both, disc, dot, flat, line, moved, oval, round, shape, shine, star } from '../pen.ts'

const HEART = 'M0 26C-10 10 -30 2 -28 -14C-26 -28 -8 -28 0 -14C8 -28 26 -28 28 -14C30 2 10 10 0 26Z'
const SPADE = 'M0 -30C14 -12 32 -4 28 12C24 24 8 22 3 12L8 28H-8L-3 12C-8 22 -24 24 -28 12C-32 -4 -14 -12 0 -30Z'
const DIAMOND = 'M0 -30L22 0L0 30L-22 0Z'
const CARD = 'M-40 -66Q-48 -66 -48 -58V58Q-48 66 -40 66H40Q48 66 48 58V-58Q48 -66 40 -66Z'

const card = (suit: string, colour: string, rank: string) =>
  shape('#fff', CARD) +
  flat(colour, suit) +
  moved('translate(-32 -40)', line(colour, 6, rank)) +
  moved('translate(32 40) rotate(180)', line(colour, 6, rank))

const ACE = 'M-9 12L0 -12L9 12M-5 4H5'
const KING = 'M-7 -12V12M8 -12L-6 2M-2 -2L8 12'
const QUEEN = 'M0 -12C10 -12 10 10 0 10C-10 10 -10 -12 0 -12ZM2 4L9 13'
const JACK = 'M-4 -12H8M4 -12V4C4 14 -8 14 -8 4'
const TEN = 'M-9 -12V12M4 -12C12 -12 12 12 4 12C-4 12 -4 -12 4 -12Z'

const chip = (fill: string) =>
  disc(fill, 0, 0, 46) +
  round(`cp${fill}`, 6, flat('#fff', 'M-9 -45H9L7 -33H-7Z')) +
  disc('#fff', 0, 0, 28) +
  disc(fill, 0, 0, 23)

const die = (fill: string, dots: readonly (readonly [number, number])[], pip: string) =>
  shape(fill, 'M-36 -46H36Q46 -46 46 -36V36Q46 46 36 46H-36Q-46 46 -46 36V-36Q-46 -46 -36 -46Z') +
  dots.map(([x, y]) => dot(pip, x * 24, y * 24, 9)).join('') +
  shine('M-40 -34Q-40 -40 -34 -40H34V-34H-34Z', 0.6)

/** Cards, chips, wheels and the people of the tables. */
export const TABLES = {
  cards: moved(
    'scale(.86)',
    moved('rotate(-24 0 120) translate(-20 2)', card(DIAMOND, '#d11a2f', QUEEN)) +
      moved('rotate(0 0 120) translate(0 -14)', card(SPADE, '#14141f', ACE)) +
      moved('rotate(24 0 120) translate(20 2)', card(HEART, '#d11a2f', KING)),
  ),

  royal: moved(
    'translate(0 6) scale(.74)',
    [TEN, JACK, QUEEN, KING, ACE]
      .map((rank, index) =>
        moved(
          `rotate(${index * 17 - 34} 0 130)`,
          shape('#fff', CARD) +
            moved('translate(-30 -42)', line('#d11a2f', 7, rank)) +
            moved('translate(0 6) scale(1.2)', flat('#d11a2f', HEART)),
        ),
      )
      .join('') + moved('translate(0 80)', shape('g', star(5, 38, 17))),
  ),

  blackjack:
    moved('translate(-28 -4) rotate(-12) scale(1.15)', card(SPADE, '#14141f', ACE)) +
    moved(
      'translate(34 8) rotate(12) scale(1.15)',
      shape('#fff', CARD) +
        shape('r', 'M-30 -44H30V44H-30Z') +
        shape('g', 'M-24 -4L-20 -34L-8 -20L0 -40L8 -20L20 -34L24 -4Z') +
        disc('#f6c998', 0, 8, 17) +
        shape('b', 'M-28 44Q-24 22 0 22Q24 22 28 44Z') +
        moved('translate(-38 -54) scale(.8)', line('#14141f', 7, JACK)),
    ) +
    moved('translate(64 66) scale(.62)', chip('r')),

  chips:
    moved('translate(-44 36) scale(1.05)', chip('b')) +
    moved('translate(46 40) scale(1.05)', chip('n')) +
    moved('translate(0 -22) scale(1.42)', chip('r') + moved('scale(.7)', flat('#fff', SPADE))),

  chipstack:
    ['r', 'b', 'n']
      .map((fill, index) =>
        moved(
          `translate(-40 ${66 - index * 32})`,
          shape(fill, 'M-50 -16V2A50 22 0 0 0 50 2V-16Z') +
            flat('#fff', 'M-14 22H14V6H-14ZM-48 -10H-38V17L-48 8ZM48 -10H38V17L48 8Z') +
            oval(fill, 0, -16, 50, 22),
        ),
      )
      .join('') +
    ['g', 'r']
      .map((fill, index) =>
        moved(
          `translate(52 ${72 - index * 30})`,
          shape(fill, 'M-44 -16V2A44 20 0 0 0 44 2V-16Z') +
            flat('#fff', 'M-12 20H12V5H-12Z') +
            oval(fill, 0, -16, 44, 20),
        ),
      )
      .join('') +
    moved('translate(-40 -14) scale(.6 .3)', flat('#fff', SPADE)) +
    moved('translate(34 -40) rotate(16) scale(.82)', card(HEART, '#d11a2f', ACE)),

  dice:
    moved(
      'translate(-42 -30) rotate(-16) scale(1.12)',
      die(
        'r',
        [
          [-1, -1],
          [1, -1],
          [0, 0],
          [-1, 1],
          [1, 1],
        ],
        '#fff',
      ),
    ) +
    moved(
      'translate(44 34) rotate(14) scale(1.12)',
      die(
        's',
        [
          [-1, -1],
          [1, 1],
          [-1, 1],
          [1, -1],
        ],
        '#14141f',
      ),
    ),

  sicbo:
    shape('g', 'M-90 62Q0 98 90 62L80 88Q0 112 -80 88Z') +
    moved('translate(-36 34) scale(.66)', die('s', [[0, 0]], '#d11a2f')) +
    moved(
      'translate(36 34) scale(.66)',
      die(
        's',
        [
          [-1, -1],
          [0, 0],
          [1, 1],
        ],
        '#14141f',
      ),
    ) +
    moved(
      'translate(0 -20) scale(.7)',
      die(
        's',
        [
          [-1, -1],
          [1, -1],
          [-1, 1],
          [1, 1],
          [-1, 0],
          [1, 0],
        ],
        '#14141f',
      ),
    ) +
    `<path fill="#bfe9ff" fill-opacity=".28" d="M-84 62C-90 -110 90 -110 84 62Q0 92 -84 62Z"/>` +
    shine('M-66 30Q-66 -60 -16 -66Q-48 -46 -50 40Z', 0.6) +
    disc('g', 0, -78, 12),

  roulette:
    disc('c', 0, 0, 94) +
    disc('g', 0, 0, 82) +
    disc('#14141f', 0, 0, 76) +
    round('ro', 9, flat('#d11a2f', 'M0 0L-13 -75A76 76 0 0 1 13 -75Z')) +
    flat('#1fa04a', 'M0 0L-13 75A76 76 0 0 0 13 75Z') +
    disc('g', 0, 0, 50) +
    disc('c', 0, 0, 42) +
    round('rp', 4, line('g', 10, 'M0 0V-34') + disc('g', 0, -34, 7)) +
    disc('g', 0, 0, 15) +
    disc('#fff', 44, -46, 10) +
    shine('M-84 -20Q-70 -74 -10 -88Q-62 -66 -76 -16Z', 0.4),

  moneywheel:
    disc('g', 0, 4, 92) +
    moved(
      'translate(0 4)',
      round(
        'mw',
        3,
        ['r', 'b', 'n', 'y']
          .map((fill, index) =>
            moved(
              `rotate(${index * 30})`,
              flat(fill, 'M0 0L-21 -79A82 82 0 0 1 21 -79Z') + line('#fff', 3, 'M0 0L-21 -79') + dot('#fff', 0, -60, 6),
            ),
          )
          .join(''),
      ) +
        disc('g', 0, 0, 27) +
        flat('r', star(5, 18, 8)),
    ) +
    shape('r', 'M-17 -100H17L0 -62Z'),

  dealer:
    shape('x', 'M-82 96C-84 40 -50 20 -20 14H20C50 20 84 40 82 96Z') +
    shape('#fff', 'M-22 12L0 50L22 12L14 96H-14Z') +
    shape('#f1bd92', 'M-14 -6H14V20Q0 36 -14 20Z') +
    shape('#3a1d12', 'M0 -92C46 -92 56 -54 48 -14C46 6 40 16 32 20H-32C-40 16 -46 6 -48 -14C-56 -54 -46 -92 0 -92Z') +
    shape('#f6c9a0', 'M0 -70C26 -70 34 -48 32 -26C30 -4 14 10 0 10C-14 10 -30 -4 -32 -26C-34 -48 -26 -70 0 -70Z') +
    shape(
      '#3a1d12',
      'M-34 -30C-36 -66 -14 -74 6 -74C30 -72 36 -54 34 -30C28 -44 20 -52 8 -56C-6 -46 -24 -44 -34 -30Z',
    ) +
    both(
      'dl',
      oval('#2a1208', 13, -26, 4, 5) + line('#2a1208', 3, 'M6 -37Q13 -41 20 -36') + dot('#ef8f7d', 20, -12, 5, 0.5),
    ) +
    line('#b03a3a', 4, 'M-9 -8Q0 -1 9 -8') +
    shape('r', 'M0 34L-26 22V48ZM0 34L26 22V48Z') +
    disc('g', 0, 34, 6) +
    both('dm', shape('m', 'M24 18L48 28L26 96H14Z')) +
    moved('translate(56 66) rotate(14) scale(.42)', card(HEART, '#d11a2f', ACE)),

  croupier:
    shape('m', 'M-82 96C-84 44 -52 24 -22 18H22C52 24 84 44 82 96Z') +
    shape('#fff', 'M-22 14L0 44L22 14L16 96H-16Z') +
    shape('#d9a273', 'M-15 -4H15V20Q0 34 -15 20Z') +
    shape('#e3b083', 'M0 -72C28 -72 36 -48 34 -24C32 0 14 14 0 14C-14 14 -32 0 -34 -24C-36 -48 -28 -72 0 -72Z') +
    shape(
      '#17120f',
      'M-36 -26C-44 -70 -22 -90 4 -88C34 -88 44 -62 36 -26C34 -40 30 -48 24 -52C8 -46 -14 -48 -26 -54C-32 -46 -34 -36 -36 -26Z',
    ) +
    both('cq', oval('#17120f', 14, -24, 4, 5) + line('#17120f', 4, 'M6 -35L21 -36')) +
    line('#8a3b2a', 4, 'M-10 -4Q0 4 10 -4') +
    both('cv', shape('x', 'M22 16L52 30L34 96H0L16 60Z')) +
    shape('x', 'M0 30L-20 21V41ZM0 30L20 21V41Z') +
    moved('translate(-54 66) scale(.56)', chip('r')),

  joker:
    both('jk', shape('r', 'M6 -30C20 -80 60 -90 88 -60C70 -64 56 -50 50 -14Z') + disc('g', 88, -58, 12)) +
    shape('n', 'M-30 -20C-30 -70 -14 -92 0 -98C14 -92 30 -70 30 -20Z') +
    disc('g', 0, -96, 12) +
    shape('#fdf2e0', 'M-50 -22Q0 -44 50 -22C54 20 30 62 0 66C-30 62 -54 20 -50 -22Z') +
    both(
      'jl',
      flat('#14141f', 'M10 0Q26 -18 40 0Q26 8 10 0Z') +
        line('#d11a2f', 4, 'M25 -20V-10M25 8V18') +
        dot('#ff9fa0', 36, 22, 8, 0.6),
    ) +
    shape('r', 'M-7 10Q0 4 7 10Q4 22 0 22Q-4 22 -7 10Z') +
    line('#d11a2f', 6, 'M-30 26Q0 62 30 26') +
    shape('g', 'M-56 -14Q0 -44 56 -14L52 -30Q0 -58 -52 -30Z') +
    shape('r', 'M-64 66L-40 50L-20 66L0 54L20 66L40 50L64 66L44 92L22 78L0 96L-22 78L-44 92Z'),

  mahjong:
    moved(
      'translate(-38 10) rotate(-10)',
      shape('n', 'M-44 -58H44V74H-44Z') +
        shape('#fffbea', 'M-44 -66H44V58H-44Z') +
        line('r', 9, 'M-20 -30H20V6H-20ZM0 -48V44'),
    ) +
    moved(
      'translate(42 -6) rotate(9)',
      shape('n', 'M-44 -58H44V74H-44Z') +
        shape('#fffbea', 'M-44 -66H44V58H-44Z') +
        disc('b', 0, -32, 17) +
        disc('r', 0, 26, 17) +
        dot('#fff', 0, -32, 6) +
        dot('#fff', 0, 26, 6),
    ),

  mahjongs:
    [-58, 0, 58]
      .map((x, index) =>
        moved(
          `translate(${x} 34)`,
          shape('n', 'M-28 -38H28V50H-28Z') +
            shape('#fffbea', 'M-28 -44H28V36H-28Z') +
            (index === 0
              ? disc('r', 0, -22, 9) + disc('b', 0, 0, 9) + disc('n', 0, 22, 9)
              : index === 1
                ? line('n', 7, 'M-10 -26V-8M10 -26V-8M-10 6V24M10 6V24M0 -10V6')
                : line('b', 6, 'M-12 -22H12M-16 -4H16M0 -30V26M-12 14H12')),
        ),
      )
      .join('') +
    moved(
      'translate(0 -44) rotate(-6)',
      shape('n', 'M-40 -44H40V52H-40Z') +
        shape('#fffbea', 'M-40 -50H40V40H-40Z') +
        line('n', 9, 'M-18 -32Q0 -40 18 -32M-22 -14H22M0 -34V28M-18 28Q0 4 18 28'),
    ),

  domino:
    moved(
      'translate(-34 4) rotate(-16)',
      shape('#fffbea', 'M-36 -80H36V80H-36Z') +
        line('#14141f', 5, 'M-30 0H30') +
        dot('#14141f', -16, -56, 8) +
        dot('#14141f', 16, -24, 8) +
        dot('#14141f', 0, -40, 8) +
        dot('#d11a2f', -16, 24, 8) +
        dot('#d11a2f', 16, 24, 8) +
        dot('#d11a2f', -16, 56, 8) +
        dot('#d11a2f', 16, 56, 8),
    ) +
    moved(
      'translate(42 8) rotate(14)',
      shape('x', 'M-36 -80H36V80H-36Z') +
        line('#fff', 5, 'M-30 0H30') +
        dot('#fff', 0, -40, 9) +
        dot('#fff', -16, 24, 8) +
        dot('#fff', 16, 56, 8) +
        dot('#fff', 0, 40, 8) +
        shine('M-36 -80H-20V80H-36Z', 0.15),
    ),

  swords:
    disc('r', 0, 0, 62) +
    line('g', 6, 'M0 -50a50 50 0 1 1 -.1 0') +
    both(
      'sw',
      moved(
        'rotate(45)',
        shape('s', 'M-9 40V-74L0 -100L9 -74V40Z') +
          flat('#7d8fb5', 'M0 -96L9 -74V40H0Z', 0.6) +
          shape('g', 'M-30 38H30V50H-30Z') +
          shape('c', 'M-7 50H7V84H-7Z') +
          disc('g', 0, 90, 11),
      ),
    ) +
    disc('g', 0, 0, 17) +
    dot('r', 0, 0, 9),

  spade:
    moved('scale(3)', shape('x', SPADE)) +
    shine('M-60 10Q-50 -20 -10 -60Q-30 -20 -44 14Z', 0.45) +
    shape('g', star(5, 34, 15)) +
    both(
      'sq',
      moved('translate(70 -56) scale(.9)', shape('r', HEART)) +
        moved('translate(72 62) scale(.9)', shape('r', DIAMOND)),
    ),

  chess:
    shape(
      'g',
      'M-62 96V80Q-48 70 -44 60C-40 30 -50 20 -32 -20C-50 -8 -60 8 -72 -4C-84 -18 -52 -40 -40 -66L-36 -92L-14 -74C40 -78 62 -20 52 60Q54 72 66 80V96Z',
    ) +
    shape('x', 'M-70 80H72V98H-70Z') +
    dot('#4a2500', -28, -46, 7) +
    line('#8a4b00', 5, 'M10 -66Q44 -30 36 50M-62 -8L-52 -16') +
    shine('M-24 -14Q-38 24 -32 60H-18Q-22 24 -8 -14Z', 0.5) +
    moved('translate(66 -50) scale(.5)', shape('r', SPADE)),

  casino:
    moved(
      'translate(-6 -14) scale(.82)',
      disc('c', 0, 0, 94) +
        disc('#14141f', 0, 0, 80) +
        round('ca1', 8, flat('#d11a2f', 'M0 0L-15 -78A80 80 0 0 1 15 -78Z')) +
        disc('g', 0, 0, 40) +
        round('ca2', 4, disc('g', 0, -30, 8)) +
        disc('c', 0, 0, 17),
    ) +
    moved('translate(-56 54) rotate(-14) scale(.62)', card(SPADE, '#14141f', ACE)) +
    moved(
      'translate(56 56) rotate(10) scale(.72)',
      die(
        'r',
        [
          [-1, -1],
          [0, 0],
          [1, 1],
        ],
        '#fff',
      ),
    ) +
    moved('translate(4 76)', disc('n', 0, 0, 22) + line('#fff', 5, 'M0 -14a14 14 0 1 0 .1 0')),
} as const
