import type { PlayParts } from './rounds/play-parts.ts'

export const playParts: PlayParts = {
  renderGamePage: () => '',
  renderClosedPage: () => '',
  drawRound: ({ bet, random }) => ({ win: random() < 0.5 ? bet * 2 : 0, result: 'coin', view: null }),
  assets: {},
}
