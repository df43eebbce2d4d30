import { both, disc, dot, flat, line, moved, round, shape, shine } from '../shapes.ts'

/** What warriors of the north and the east wear and bear. */
export const WARRIORS = {
  helmet:
    shape('r', 'M-6 -60C-70 -110 -110 -40 -84 50C-70 10 -60 -20 -30 -40Z') +
    shape('g', 'M-50 0C-56 -50 -20 -76 18 -70C52 -64 68 -36 66 0L60 84L30 92L34 34L14 14L8 40L-14 92L-44 80Z') +
    flat('#2a1400', 'M6 -18Q34 -26 58 -16L54 8L36 14L14 2Z') +
    shine('M-36 -4Q-38 -44 -6 -58Q-20 -34 -20 20Z', 0.6) +
    line('#8a4b00', 4, 'M-34 40L-8 48M-40 62L-16 70M44 -60L52 -24') +
    line('r', 10, 'M-30 -52C-4 -84 40 -84 62 -50'),

  hammer:
    moved(
      'rotate(28)',
      line('#2a1508', 24, 'M0 -10V96') +
        line('c', 15, 'M0 -10V96') +
        line('g', 6, 'M-8 30L8 40M-8 46L8 56M-8 62L8 72') +
        shape('a', 'M-70 -74H70L84 -46L70 -4H-70L-84 -46Z') +
        shape('g', 'M-16 -80H16V2H-16Z') +
        flat('#fff', 'M-66 -68H-22V-58H-68ZM22 -68H64L68 -58H22Z', 0.6) +
        line(
          '#1b2a4a',
          5,
          'M-50 -46L-36 -22M-36 -46L-50 -22M38 -46V-22M38 -46L52 -34L38 -30M0 -62V-18M-8 -50L0 -62L8 -50',
        ) +
        disc('g', 0, 92, 13),
    ) + shape('#fff27a', 'M62 -96L44 -56H60L46 -24L84 -68H66L80 -96Z'),

  viking:
    both(
      'vk',
      shape('s', 'M44 -30C70 -30 76 -66 66 -96C100 -70 100 -14 56 0Z') + shape('o', 'M30 40C56 30 60 60 52 96H20Z'),
    ) +
    shape('a', 'M-58 6C-62 -50 -36 -84 0 -84C36 -84 62 -50 58 6L40 20V60L20 34L8 14V44H-8V14L-20 34L-40 60V20Z') +
    shape('g', 'M-60 -4H60V14H-60ZM-8 -86H8V46H-8Z') +
    both(
      'vh',
      flat('#14182c', 'M12 16H38L34 32L16 30Z') + dot('#6fe0ff', 25, 23, 4) + dot('g', 30, -36, 5) + dot('g', 44, 5, 4),
    ) +
    shape('o', 'M-30 52Q0 44 30 52L22 84L0 98L-22 84Z') +
    shine('M-46 -14Q-44 -56 -14 -70Q-32 -44 -34 -14Z', 0.5),

  kabuto:
    shape(
      'g',
      'M-6 -50C-20 -90 -60 -98 -84 -86C-60 -78 -44 -60 -36 -36ZM6 -50C20 -90 60 -98 84 -86C60 -78 44 -60 36 -36Z',
    ) +
    both(
      'kb',
      shape('r', 'M44 -20L92 6L98 40L60 34Z') +
        shape('x', 'M46 30L84 40L80 72L44 62Z') +
        line('g', 4, 'M56 4L92 20M52 44L80 52'),
    ) +
    shape('x', 'M-60 4C-60 -46 -34 -66 0 -66C34 -66 60 -46 60 4Z') +
    line('#fff5', 4, 'M-28 -58L-36 0M28 -58L36 0M0 -66V0') +
    shape('r', 'M-64 0Q0 -22 64 0L60 20Q0 0 -60 20Z') +
    disc('g', 0, -44, 15) +
    flat('#14080c', 'M-50 18Q0 0 50 18L42 52H-42Z') +
    both('kc', shape('#fff3b0', 'M10 26L38 18L32 36Q20 40 10 26Z')) +
    shape('r', 'M-42 46Q0 34 42 46L34 84Q0 100 -34 84Z') +
    flat('#200', 'M-24 60H24L18 74H-18Z') +
    flat('#fff', 'M-20 60H-10V67H-20ZM-4 60H4V68H-4ZM10 60H20V67H10Z'),

  katana:
    disc('r', 0, 0, 66) +
    shine('M-50 -20Q-40 -52 -6 -58Q-36 -40 -50 -20Z', 0.3) +
    both(
      'kt',
      moved(
        'rotate(40)',
        shape('s', 'M-7 34V-84Q-6 -98 8 -104Q8 -80 7 34Z') +
          flat('#8fa2c8', 'M-1 34V-88L7 -100V34Z', 0.6) +
          shape('g', 'M-22 34H22V46H-22Z') +
          shape('x', 'M-8 46H8V100H-8Z') +
          line('g', 4, 'M-7 54L7 64M7 54L-7 64M-7 72L7 82M7 72L-7 82'),
      ),
    ) +
    round('kp', 5, moved('translate(0 -2)', shape('p', 'M0 0C-14 -12 -10 -26 0 -30C10 -26 14 -12 0 0Z'))) +
    dot('#ffe14d', 0, 0, 5),

  torii:
    dot('#fff4d6', 0, -12, 62, 0.9) +
    shape('r', 'M-62 92L-54 -44H-34L-40 92ZM62 92L54 -44H34L40 92Z') +
    shape('#2a0f14', 'M-96 -78Q0 -56 96 -78L92 -56Q0 -38 -92 -56Z') +
    shape('r', 'M-90 -56Q0 -38 90 -56L86 -40Q0 -24 -86 -40ZM-74 -8H74V10H-74Z') +
    shape('g', 'M-11 -34H11V-8H-11Z') +
    both(
      'tp',
      flat(
        '#ff9fc4',
        'M62 40q14 -4 18 8q-14 6 -18 -8ZM80 60q12 -8 20 2q-10 12 -20 -2ZM30 66q12 -6 18 4q-10 10 -18 -4Z',
      ),
    ),
} as const
