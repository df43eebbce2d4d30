import { type ComponentType, useEffect, useState } from 'react'
import { FailedState } from '../failed-state/failed-state.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'

export interface LateProps<Props extends object> {
  /** Brings the part; must be the same function in every render. */
  readonly load: () => Promise<ComponentType<Props>>
  readonly props: Props
}

type Part<Props> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly Part: ComponentType<Props> }

/**
 * A part whose code comes with its first use, so that the first screen does not carry it. Unlike `lazy`, a failure
 * (offline, an old deploy) stays in its place and can be tried again.
 */
export function Late<Props extends object>({ load, props }: LateProps<Props>) {
  const [part, setPart] = useState<Part<Props>>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is the way to ask again.
  useEffect(() => {
    let current = true
    load().then(
      (Part) => current && setPart({ status: 'ready', Part }),
      () => current && setPart({ status: 'failed' }),
    )
    return () => {
      current = false
    }
  }, [load, attempt])
  switch (part.status) {
    case 'ready':
      return <part.Part {...props} />
    case 'failed':
      return (
        <FailedState
          onRetry={() => {
            setPart({ status: 'loading' })
            setAttempt(attempt + 1)
          }}
        />
      )
    case 'loading':
      return (
        <div className="fy-late" aria-busy="true">
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      )
  }
}
