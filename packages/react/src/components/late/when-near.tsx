import { useRef } from 'react'
import { useNear } from '../../hooks/use-near.ts'
import { Late, type LateProps } from './late.tsx'

export interface WhenNearProps<Props extends object> extends LateProps<Props> {
  /** Keeps the room of what comes, so that nothing shifts. */
  readonly className: string
}

/** A part far down the page: its code comes when the page is scrolled near it. */
export function WhenNear<Props extends object>({ part, props, className }: WhenNearProps<Props>) {
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place)
  return (
    <div ref={place} className={className}>
      {near ? <Late part={part} props={props} /> : null}
    </div>
  )
}
