import type { Unsubscribe } from '../../../ports/ports.ts'
import type { Attempt } from './attempt.ts'
import type { Attempts } from './attempts.ts'
import type { AttemptKind } from './wire-attempt-kinds.ts'

/** Its end stays to be seen: no caller waited for it. */
function isUnseen({ state: { status } }: Attempt): boolean {
  return status === 'made' || status === 'refused' || status === 'expired'
}

/**
 * Calls back whenever an attempt has ended that no caller of this tab waited for: that of another tab, of an earlier visit, or
 * of a screen that was left. What it may have changed is asked for anew.
 */
export function onEndedUnwatched(
  { $attempts }: Pick<Attempts, '$attempts'>,
  kind: AttemptKind,
  listener: () => void,
): Unsubscribe {
  /** The keys of what others are at, which a person may see the end of there. */
  const others = new Set<string>()
  return $attempts.subscribe((list, before) => {
    const mine = list.filter((attempt) => attempt.kind === kind)
    const gone = [...others].filter((key) => !mine.some((attempt) => attempt.key === key))
    const found = mine.filter(
      (attempt) => isUnseen(attempt) && before?.some((former) => former.key === attempt.key && !isUnseen(former)),
    )
    for (const key of [...gone, ...found.map(({ key }) => key)]) others.delete(key)
    for (const { key, state } of mine) {
      if (state.status === 'elsewhere' || (before === undefined && state.status === 'unknown')) others.add(key)
    }
    if (gone.length + found.length > 0) listener()
  })
}
