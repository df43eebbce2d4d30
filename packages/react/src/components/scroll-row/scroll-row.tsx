import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { scrollBehavior } from '../autoplay/scroll-behavior.ts'
import { joinClasses } from '../join-classes.ts'

export interface ScrollRowProps {
  readonly label: string
  readonly perView: 2 | 3
  /** One entry per slide; keys are the slides' own. */
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[]
  /** Names of the arrow buttons; without them there are none (HOME-13). */
  readonly arrows?: { readonly previous: string; readonly next: string } | undefined
  /** Draws two views at once, as in a document; without it slides are drawn in pieces. */
  readonly renderAll?: boolean | undefined
  readonly className?: string | undefined
  /** How much of it has been seen by other means than scrolling, 0 to 1. */
  readonly seen?: number | undefined
  /** Ref to the track. */
  readonly track?: RefObject<HTMLUListElement | null> | undefined
}

/** How far a track is scrolled from its start, whatever the writing direction. */
export function scrollOffset(track: HTMLElement): { readonly from: number; readonly rest: number } {
  const from = Math.abs(track.scrollLeft)
  return { from, rest: track.scrollWidth - track.clientWidth - from }
}

/** Scrolls a track to `from` px after its start, whatever the writing direction. */
export function scrollTrack(track: HTMLElement, from: number, behavior: ScrollBehavior): void {
  const rtl = getComputedStyle(track).direction === 'rtl'
  track.scrollTo({ left: rtl ? -from : from, behavior })
}

/** Enough for a piece of its own, and little enough for one frame of a slow phone. */
const INITIAL_SLIDES = 2

/** A row of slides that a finger scrolls and that snaps to whole ones. The browser scrolls. Slides far from view are only placeholders. */
export function ScrollRow({ label, perView, slides, arrows, track, seen = 0, renderAll, className }: ScrollRowProps) {
  const mine = useRef<HTMLUListElement>(null)
  const own = track ?? mine
  const count = slides.length
  const [drawn, setDrawn] = useState(renderAll ? perView * 2 : INITIAL_SLIDES)
  const [atStart, setAtStart] = useState(true)
  const [atEnd, setAtEnd] = useState(false)

  const look = useCallback(() => {
    const element = own.current
    if (element === null) return
    const { from, rest } = scrollOffset(element)
    setAtStart(from < 2)
    setAtEnd(rest < 2)
    // One view more than is visible, at any position and speed. All without a layout.
    const share = Math.max(seen, (from + element.clientWidth) / element.scrollWidth)
    const wanted = element.scrollWidth > 0 ? Math.ceil(share * count) + perView : count
    startTransition(() => setDrawn((known) => Math.max(known, wanted)))
  }, [own, count, perView, seen])

  // biome-ignore lint/correctness/useExhaustiveDependencies: other slides make another width.
  useEffect(() => {
    const element = own.current
    if (element === null) return
    if (typeof ResizeObserver === 'undefined') return look()
    // The observer reports after the layout; measuring here would force one.
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [look, slides])

  const move = (views: 1 | -1) => {
    const element = own.current
    if (element === null) return
    scrollTrack(element, scrollOffset(element).from + views * element.clientWidth, scrollBehavior())
  }

  return (
    <div className={joinClasses(`fy-scroll-row fy-scroll-row-${perView}`, className)}>
      <ul ref={own} className="fy-scroll-row-track" aria-label={label} onScroll={look}>
        {slides.map(({ key, content }, index) => (
          <li key={key} className="fy-scroll-row-slide">
            {index < drawn ? content : null}
          </li>
        ))}
      </ul>
      {arrows === undefined ? null : (
        <>
          <button
            type="button"
            className="fy-scroll-row-arrow fy-scroll-row-arrow-previous"
            aria-label={arrows.previous}
            data-replay=""
            disabled={atStart}
            onClick={() => move(-1)}
          >
            <ChevronLeft aria-hidden="true" className="fy-icon fy-icon-directional" />
          </button>
          <button
            type="button"
            className="fy-scroll-row-arrow fy-scroll-row-arrow-next"
            aria-label={arrows.next}
            data-replay=""
            disabled={atEnd}
            onClick={() => move(1)}
          >
            <ChevronRight aria-hidden="true" className="fy-icon fy-icon-directional" />
          </button>
        </>
      )}
    </div>
  )
}
