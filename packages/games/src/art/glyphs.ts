/** One letter: how wide it is and the middle of its strokes, on a cap height of 20. Absolute M, L, Q and Z only. */
export interface Glyph {
  readonly width: number
  readonly path: string
}

const glyph = (width: number, path: string): Glyph => ({ width, path })

/**
 * Our own lettering, so that a cover looks the same on every device: fonts inside a picture are whatever the
 * device has. Capitals, digits and the signs that titles use.
 */
export const GLYPHS: Readonly<Record<string, Glyph>> = {
  A: glyph(14, 'M0 20L7 0L14 20M2.5 14L11.5 14'),
  B: glyph(12, 'M0 10L7 10Q12 10 12 15Q12 20 7 20L0 20L0 0L6 0Q11 0 11 5Q11 10 6 10'),
  C: glyph(12, 'M12 4Q10.5 0 6.5 0Q0 0 0 10Q0 20 6.5 20Q10.5 20 12 16'),
  D: glyph(12, 'M0 0L0 20L5 20Q12 20 12 10Q12 0 5 0Z'),
  E: glyph(10, 'M10 0L0 0L0 20L10 20M0 10L8.5 10'),
  F: glyph(10, 'M10 0L0 0L0 20M0 10L8.5 10'),
  G: glyph(12.5, 'M12 4Q10.5 0 6.5 0Q0 0 0 10Q0 20 6.5 20Q12.5 20 12.5 11L7.5 11'),
  H: glyph(12, 'M0 0L0 20M12 0L12 20M0 10L12 10'),
  I: glyph(0.1, 'M0 0L0 20'),
  J: glyph(8.5, 'M8.5 0L8.5 14Q8.5 20 4 20Q0 20 0 15'),
  K: glyph(11.5, 'M0 0L0 20M11 0L1 10.5L11.5 20'),
  L: glyph(9.5, 'M0 0L0 20L9.5 20'),
  M: glyph(15, 'M0 20L0.5 0L7.5 12L14.5 0L15 20'),
  N: glyph(12, 'M0 20L0 0L12 20L12 0'),
  O: glyph(13, 'M6.5 0Q13 0 13 10Q13 20 6.5 20Q0 20 0 10Q0 0 6.5 0Z'),
  P: glyph(11.5, 'M0 20L0 0L6 0Q11.5 0 11.5 6Q11.5 12 6 12L0 12'),
  Q: glyph(13, 'M6.5 0Q13 0 13 10Q13 20 6.5 20Q0 20 0 10Q0 0 6.5 0ZM8 14L13 20.5'),
  R: glyph(12, 'M0 20L0 0L6 0Q11.5 0 11.5 5.8Q11.5 11.5 6 11.5L0 11.5M6 11.5L12 20'),
  S: glyph(11.5, 'M11 4Q9.5 0 5.8 0Q0.3 0 0.3 5Q0.3 9 6 10Q11.5 11 11.5 15Q11.5 20 6 20Q1.5 20 0 16'),
  T: glyph(13, 'M0 0L13 0M6.5 0L6.5 20'),
  U: glyph(12, 'M0 0L0 13Q0 20 6 20Q12 20 12 13L12 0'),
  V: glyph(13.5, 'M0 0L6.7 20L13.5 0'),
  W: glyph(18.5, 'M0 0L4.7 20L9.2 4L13.8 20L18.5 0'),
  X: glyph(12.5, 'M0 0L12.5 20M12.5 0L0 20'),
  Y: glyph(13, 'M0 0L6.5 10L13 0M6.5 10L6.5 20'),
  Z: glyph(11.5, 'M0 0L11.5 0L0 20L11.5 20'),
  0: glyph(11.5, 'M5.8 0Q11.5 0 11.5 10Q11.5 20 5.8 20Q0 20 0 10Q0 0 5.8 0Z'),
  1: glyph(5, 'M0 4L5 0L5 20'),
  2: glyph(11, 'M0.5 5Q1 0 5.5 0Q11 0 11 5Q11 9 0 20L11 20'),
  3: glyph(11, 'M0.5 1.5Q10.5 -2.5 10.5 4.5Q10.5 9.5 4 9.5Q11 9.5 11 14.5Q11 23 0 18.5'),
  4: glyph(12, 'M9 20L9 0L0 14L12 14'),
  5: glyph(11, 'M10.5 0L1.5 0L1 9Q11 6 11 13.5Q11 22 0 19'),
  6: glyph(11.5, 'M10 1.5Q0 -2 0 12Q0 20 6 20Q11.5 20 11.5 14Q11.5 8.5 6 8.5Q1.5 8.5 0 12'),
  7: glyph(11, 'M0 0L11 0L3.5 20'),
  8: glyph(
    11.5,
    'M5.8 9.5Q0.7 9.5 0.7 4.7Q0.7 0 5.8 0Q10.8 0 10.8 4.7Q10.8 9.5 5.8 9.5Q0 9.5 0 14.7Q0 20 5.8 20Q11.5 20 11.5 14.7Q11.5 9.5 5.8 9.5',
  ),
  9: glyph(11.5, 'M1.5 18.5Q11.5 22 11.5 8Q11.5 0 5.5 0Q0 0 0 6Q0 11.5 5.5 11.5Q10 11.5 11.5 8'),
  '&': glyph(13.5, 'M13.5 20L3 6Q1 0 5.5 0Q9.5 0 9 4.5Q8 8 1.5 12Q-1.5 19.5 5 20Q11 20 12.5 11'),
  "'": glyph(0.1, 'M0.5 0L0 5'),
  '-': glyph(6, 'M0 11L6 11'),
  '.': glyph(0.1, 'M0 19.9L0 20'),
  '+': glyph(10, 'M5 5L5 15M0 10L10 10'),
  '%': glyph(14, 'M12 0L2 20M3 0Q6 0 6 4Q6 8 3 8Q0 8 0 4Q0 0 3 0ZM11 12Q14 12 14 16Q14 20 11 20Q8 20 8 16Q8 12 11 12Z'),
}

/** Room between two words. */
export const WORD_SPACE = 6
