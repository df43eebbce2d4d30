import { type ReactNode, useRef } from 'react'
import { useRotation } from '../../hooks/use-rotation.ts'
import { useText } from '../../text/use-text.ts'
import { PauseToggle } from './pause-toggle.tsx'
import { useCarouselDrag } from './use-carousel-drag.ts'

export interface CarouselProps {
  readonly label: string
  readonly everyMs: number
  /** Names of the pause control. */
  readonly pause: string
  readonly play: string
  readonly slides: readonly { readonly key: string | number; readonly content: ReactNode }[]
}

/** One slide at a time, moving by itself; a finger, dots and a pause control move it too (HOME-03). */
export function Carousel({ label, everyMs, pause, play, slides }: CarouselProps) {
  const t = useText()
  const element = useRef<HTMLElement>(null)
  const viewport = useRef<HTMLDivElement>(null)
  const view = useRotation(everyMs, slides.length, element)
  useCarouselDrag(viewport, view, slides.length)
  const count = slides.length

  return (
    <section ref={element} className="fy-carousel" aria-roledescription={t('carousel.role')} aria-label={label}>
      <div ref={viewport} className="fy-carousel-viewport">
        <div className="fy-carousel-track">
          {slides.map(({ key, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a fieldset.
            <div
              key={key}
              role="group"
              className="fy-carousel-slide"
              aria-label={t('carousel.slide', { index: index + 1, count })}
              inert={index !== view.index}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {count > 1 ? (
        <div className="fy-carousel-controls">
          <PauseToggle view={view} pause={pause} play={play} />
          <div className="fy-carousel-dots">
            {slides.map(({ key }, index) => (
              <button
                key={key}
                type="button"
                className="fy-carousel-dot"
                aria-label={t('carousel.go', { index: index + 1, count })}
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
