import { useRef } from 'react'
import { useNearViewport } from '../../hooks/use-near-viewport.ts'
import { RenderLazyComponent, type RenderLazyComponentProps } from './render-lazy-component.tsx'

export interface LazyWhenVisibleProps<Props extends object> extends RenderLazyComponentProps<Props> {
  /** Keeps the room of the part, so that nothing shifts. */
  readonly className: string
}

/** A part far down the page: its code is loaded when the page is scrolled near it. */
export function LazyWhenVisible<Props extends object>({ component, props, className }: LazyWhenVisibleProps<Props>) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNearViewport(place)
  return (
    <div ref={place} className={className}>
      {isNear ? <RenderLazyComponent component={component} props={props} /> : null}
    </div>
  )
}
