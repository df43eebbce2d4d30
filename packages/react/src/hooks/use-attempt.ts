import { type Attempt, attempts } from '@foyer/core'
import { isEndUnknown } from '@foyer/core/site'
import { useStore } from '@nanostores/react'
import { useFeature } from '../provider/use-feature.ts'

/** The latest of those of this kind, on this target or on any, whose end is not known or not seen (docs/cashier.md, Keys). */
export function useAttempt(kind: Attempt['kind'], target?: string): Attempt | undefined {
  const open = useStore(useFeature(attempts).$attempts)
  return open.findLast((attempt) => attempt.kind === kind && (target === undefined || attempt.target === target))
}

/** Whether nothing else of its kind may be sent. */
export function isAttemptOpen(attempt: Attempt | undefined): boolean {
  return attempt !== undefined && isEndUnknown(attempt.state)
}

/** Whether a page tells the person not to send it again: an answer was lost, or another tab sends it. */
export function isAttemptHeld(attempt: Attempt | undefined): boolean {
  return isAttemptOpen(attempt) && attempt?.state.status !== 'sending'
}
