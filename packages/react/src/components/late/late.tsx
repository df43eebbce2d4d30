import { useState } from 'react'
import { FailedState } from '../failed-state/failed-state.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import type { LatePart } from './late-part.ts'
import { usePart } from './use-part.ts'

export interface LateProps<Props extends object> {
  readonly part: LatePart<Props>
  readonly props: Props
}

/**
 * A part whose code comes with its first use. Unlike `lazy`, a failure (offline, an old deploy) stays in its place and
 * can be tried again.
 */
export function Late<Props extends object>({ part, props }: LateProps<Props>) {
  const [attempt, setAttempt] = useState(1)
  const state = usePart(part, attempt)
  switch (state.status) {
    case 'ready':
      return <state.Part {...props} />
    case 'failed':
      return <FailedState onRetry={() => setAttempt(attempt + 1)} />
    case 'waiting':
      return (
        <div className="fy-late" aria-busy="true">
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      )
  }
}
