import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, type Ref, useCallback, useEffect, useRef, useState } from 'react'

export interface SlidesProps {
  readonly label: string
  readonly perView: 2 | 3
  /** One entry per slide; keys are the slides' own. */
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[]
  /** Names of the arrow buttons; without them there are none (HOME-13). */
  readonly arrows?: { readonly previous: string; readonly next: string } | undefined
  readonly track?: Ref<HTMLUListElement> | undefined
}

/** How far a track is scrolled from its start, whatever the writing direction. */
export function scrolled(track: HTMLElement): { readonly from: number; readonly rest: number } {
  const from = Math.abs(track.scrollLeft)
  return { from, rest: track.scrollWidth - track.clientWidth - from }
}

/** Scrolls a track to `from` px after its start, whatever the writing direction. */
export function scrollTrack(track: HTMLElement, from: number, behavior: ScrollBehavior): void {
  const rtl = getComputedStyle(track).direction === 'rtl'
  track.scrollTo({ left: rtl ? -from : from, behavior })
}

/** A row of slides that a finger scrolls and that snaps to whole ones. The platform does the moving. */
export function Slides({ label, perView, slides, arrows, track }: SlidesProps) {
  const own = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ start: true, end: false })

  const look = useCallback(() => {
    const element = own.current
    if (element === null) return
    const { from, rest } = scrolled(element)
    const start = from < 2
    const end = rest < 2
    setEnds((known) => (known.start === start && known.end === end ? known : { start, end }))
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: other slides make another width.
  useEffect(() => {
    const element = own.current
    if (element === null) return
    if (typeof ResizeObserver === 'undefined') return look()
    // It looks for the first time once the page is laid out, which to ask for here would be to force.
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [look, slides])

  const move = (views: 1 | -1) => {
    const element = own.current
    if (element === null) return
    scrollTrack(element, Math.max(0, scrolled(element).from + views * element.clientWidth), 'smooth')
  }

  return (
    <div className={`fy-slides fy-slides-${perView}`}>
      <ul
        ref={(element) => {
          own.current = element
          if (typeof track === 'function') return track(element)
          if (track) track.current = element
        }}
        className="fy-slides-track"
        aria-label={label}
        onScroll={look}
      >
        {slides.map(({ key, content }) => (
          <li key={key} className="fy-slides-slide">
            {content}
          </li>
        ))}
      </ul>
      {arrows === undefined ? null : (
        <>
          <button
            type="button"
            className="fy-slides-arrow fy-slides-arrow-previous"
            aria-label={arrows.previous}
            disabled={ends.start}
            onClick={() => move(-1)}
          >
            <ChevronLeft aria-hidden="true" className="fy-icon fy-icon-directional" />
          </button>
          <button
            type="button"
            className="fy-slides-arrow fy-slides-arrow-next"
            aria-label={arrows.next}
            disabled={ends.end}
            onClick={() => move(1)}
          >
            <ChevronRight aria-hidden="true" className="fy-icon fy-icon-directional" />
          </button>
        </>
      )}
    </div>
  )
}
