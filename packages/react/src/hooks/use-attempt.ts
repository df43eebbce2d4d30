import { type Attempt, attempts } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useFeature } from '../provider/use-feature.ts'

/** The latest of those of this kind, on this target or on any, whose end is not known or not seen (docs/cashier.md, Keys). */
export function useAttempt(kind: Attempt['kind'], target?: string): Attempt | undefined {
  const open = useStore(useFeature(attempts).$attempts)
  return open.findLast((attempt) => attempt.kind === kind && (target === undefined || attempt.target === target))
}

/** Whether nothing else of its kind may be sent. */
export function isAttemptOpen(attempt: Attempt | undefined): boolean {
  switch (attempt?.state.status) {
    case 'sending':
    case 'elsewhere':
    case 'unknown':
      return true
    default:
      return false
  }
}
