import { both, disc, dot, flat, line, moved, oval, round, shape, shine, star } from '../shapes.ts'

/** Machines and games of skill. */
export const ARCADE = {
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

  crosshair:
    disc('#0b1322', 0, 0, 78) +
    line('#0b1322', 20, 'M0 -96V-44M0 96V44M-96 0H-44M96 0H44') +
    line('m', 13, 'M0 -70a70 70 0 1 1 -.1 0') +
    line('m', 11, 'M0 -94V-48M0 94V48M-94 0H-48M94 0H48') +
    line('#fff', 4, 'M0 -44a44 44 0 1 1 -.1 0') +
    disc('r', 0, 0, 15) +
    dot('#fff', -4, -4, 5) +
    round('xh', 4, line('#fff', 5, 'M0 -34V-22')),

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
} as const
