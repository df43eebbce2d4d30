import type { ClosedPageInput, GamePageInput, PlayAsset, RoundInput, RoundOutcome } from '../world/types.ts'

/** What `play/` and `art/` bring, as the engine uses it. */
export interface PlayParts {
  renderGamePage(input: GamePageInput): string
  renderClosedPage(input: ClosedPageInput): string
  drawRound(input: RoundInput): RoundOutcome
  readonly assets: Readonly<Record<string, PlayAsset>>
}
