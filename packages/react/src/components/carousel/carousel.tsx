import type { MovingPart } from '@foyer/core'
import { type ReactNode, type RefObject, useRef } from 'react'
import { useText } from '../../text/use-text.ts'
import { joinClasses } from '../join-classes.ts'
import { ScrollRow } from '../scroll-row/scroll-row.tsx'
import { PauseToggle } from './pause-toggle.tsx'
import { useCarousel } from './use-carousel.ts'

export interface CarouselProps {
  readonly label: string
  /** Names the choice to stop it, which the device remembers. */
  readonly part: MovingPart
  readonly everyMs: number
  /** How long a change takes that no finger makes, ms; without it as long as after a finger. */
  readonly transitionMs?: number | undefined
  /** Names of the pause control. */
  readonly pause: string
  readonly play: string
  readonly slides: readonly CarouselSlide[]
  /** A row of small slides, so many in view on a phone; without it one slide fills the view, and has a dot. */
  readonly perView?: 2 | 3 | undefined
  /** Draws what is above the slides, with the pause control in it. */
  readonly heading?: ((pause: ReactNode) => ReactNode) | undefined
  readonly className?: string | undefined
  readonly 'data-category'?: string | undefined
}

export interface CarouselSlide {
  readonly key: string
  readonly content: ReactNode
}

/**
 * Slides that move by themselves (HOME-03, HOME-04). Until Swiper is here, which comes with the first interaction or a
 * moment later, the browser scrolls and snaps them.
 */
export function Carousel(props: CarouselProps) {
  const { label, slides, perView, heading, className } = props
  const t = useText()
  const element = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const view = useCarousel({
    part: props.part,
    everyMs: props.everyMs,
    transitionMs: props.transitionMs,
    slides: slides.length,
    perView: perView ?? 1,
    element,
    track: perView === undefined ? box : list,
  })
  const pause = view.views > 1 ? <PauseToggle view={view} pause={props.pause} play={props.play} /> : null

  return (
    <section
      ref={element}
      className={joinClasses('fy-carousel', className)}
      data-category={props['data-category']}
      aria-roledescription={t('carousel.role')}
      aria-label={label}
    >
      {heading?.(pause)}
      {perView === undefined ? (
        <Slides slides={slides} index={view.index} track={box} />
      ) : (
        <ScrollRow
          label={label}
          perView={perView}
          slides={slides}
          track={list}
          seen={(view.index + 1) / view.views}
          renderAll
        />
      )}
      {heading === undefined && slides.length > 1 ? (
        <div className="fy-carousel-controls">
          {pause}
          <div className="fy-carousel-dots">
            {slides.map(({ key }, index) => (
              <button
                key={key}
                type="button"
                className="fy-carousel-dot"
                aria-label={t('carousel.go', { index: index + 1, count: slides.length })}
                aria-current={index === view.index}
                data-replay=""
                onClick={() => view.rotation.go(index)}
              />
            ))}
          </div>
        </div>
      ) : null}
    </section>
  )
}

interface SlidesProps extends Pick<CarouselProps, 'slides'> {
  readonly index: number
  readonly track: RefObject<HTMLDivElement | null>
}

/** One slide in view; the others are out of reach. */
function Slides({ slides, index, track }: SlidesProps) {
  const t = useText()
  return (
    <div className="fy-carousel-viewport">
      <div ref={track} className="fy-carousel-track">
        {slides.map(({ key, content }, own) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a fieldset.
          <div
            key={key}
            role="group"
            className="fy-carousel-slide"
            aria-label={t('carousel.slide', { index: own + 1, count: slides.length })}
            inert={own !== index}
          >
            {content}
          </div>
        ))}
      </div>
    </div>
  )
}
