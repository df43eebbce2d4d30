import { disc, dot, flat, line, moved, round, shape, shine } from '../shapes.ts'

/** What several drawings of tables and cards are made of. */
export const HEART = 'M0 26C-10 10 -30 2 -28 -14C-26 -28 -8 -28 0 -14C8 -28 26 -28 28 -14C30 2 10 10 0 26Z'
export const SPADE = 'M0 -30C14 -12 32 -4 28 12C24 24 8 22 3 12L8 28H-8L-3 12C-8 22 -24 24 -28 12C-32 -4 -14 -12 0 -30Z'
export const CARD = 'M-40 -66Q-48 -66 -48 -58V58Q-48 66 -40 66H40Q48 66 48 58V-58Q48 -66 40 -66Z'
export const card = (suit: string, colour: string, rank: string) =>
  shape('#fff', CARD) +
  flat(colour, suit) +
  moved('translate(-32 -40)', line(colour, 6, rank)) +
  moved('translate(32 40) rotate(180)', line(colour, 6, rank))
export const ACE = 'M-9 12L0 -12L9 12M-5 4H5'
export const chip = (fill: string) =>
  disc(fill, 0, 0, 46) +
  round(`cp${fill}`, 6, flat('#fff', 'M-9 -45H9L7 -33H-7Z')) +
  disc('#fff', 0, 0, 28) +
  disc(fill, 0, 0, 23)
export const die = (fill: string, dots: readonly (readonly [number, number])[], pip: string) =>
  shape(fill, 'M-36 -46H36Q46 -46 46 -36V36Q46 46 36 46H-36Q-46 46 -46 36V-36Q-46 -46 -36 -46Z') +
  dots.map(([x, y]) => dot(pip, x * 24, y * 24, 9)).join('') +
  shine('M-40 -34Q-40 -40 -34 -40H34V-34H-34Z', 0.6)
