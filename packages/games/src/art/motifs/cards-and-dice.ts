import { both, disc, dot, flat, line, moved, shape, shine, star } from '../shapes.ts'
import { ACE, CARD, card, chip, die, HEART, SPADE } from './table-parts.ts'

const DIAMOND = 'M0 -30L22 0L0 30L-22 0Z'
const KING = 'M-7 -12V12M8 -12L-6 2M-2 -2L8 12'
const QUEEN = 'M0 -12C10 -12 10 10 0 10C-10 10 -10 -12 0 -12ZM2 4L9 13'
const JACK = 'M-4 -12H8M4 -12V4C4 14 -8 14 -8 4'
const TEN = 'M-9 -12V12M4 -12C12 -12 12 12 4 12C-4 12 -4 -12 4 -12Z'

/** What one plays with at a table: cards, dice, stones. */
export const PIECES = {
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

  spade:
    moved('scale(3)', shape('x', SPADE)) +
    shine('M-60 10Q-50 -20 -10 -60Q-30 -20 -44 14Z', 0.45) +
    shape('g', star(5, 34, 15)) +
    both(
      'sq',
      moved('translate(70 -56) scale(.9)', shape('r', HEART)) +
        moved('translate(72 62) scale(.9)', shape('r', DIAMOND)),
    ),

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
} as const
