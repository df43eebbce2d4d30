import { useState } from 'react'
import { FailedState } from '../failed-state/failed-state.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import type { LazyComponent } from './lazy-component.ts'
import { useLazyComponent } from './use-lazy-component.ts'

export interface RenderLazyComponentProps<Props extends object> {
  readonly component: LazyComponent<Props>
  readonly props: Props
}

/**
 * A part whose code is loaded when it is rendered. Unlike React's `lazy`, a failure (offline, an old deploy) is shown in
 * its place and can be tried again.
 */
export function RenderLazyComponent<Props extends object>({ component, props }: RenderLazyComponentProps<Props>) {
  const [attempt, setAttempt] = useState(1)
  const state = useLazyComponent(component, attempt)
  switch (state.status) {
    case 'ready':
      return <state.Component {...props} />
    case 'failed':
      return <FailedState onRetry={() => setAttempt(attempt + 1)} />
    case 'waiting':
      return (
        <div className="fy-lazy" aria-busy="true">
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      )
  }
}
