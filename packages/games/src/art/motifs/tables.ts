import { both, disc, dot, flat, line, moved, oval, round, shape, shine, star } from '../shapes.ts'
import { ACE, card, chip, die, HEART, SPADE } from './table-parts.ts'

/** The table itself: chips, wheels, those who stand at it. */
export const TABLES = {
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
