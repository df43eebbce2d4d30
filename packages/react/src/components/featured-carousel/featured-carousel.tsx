import { featured, type Game, SPEC_CONSTANTS } from '@foyer/core'
import { categoryTarget, groupIntoSlides, slidesPerView } from '@foyer/core/site'
import { useMemo, useRef } from 'react'
import { useResource } from '../../hooks/use-resource.ts'
import { useRotation } from '../../hooks/use-rotation.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useText } from '../../text/use-text.ts'
import { PauseToggle } from '../carousel/pause-toggle.tsx'
import { FailedState } from '../failed-state/failed-state.tsx'
import { TileSkeletons } from '../game-tile/tile-skeletons.tsx'
import { type RenderTile, TileSlot } from '../game-tile/tile-slot.tsx'
import { joinClasses } from '../join-classes.ts'
import { ScrollRow } from '../scroll-row/scroll-row.tsx'
import { ShelfHeading } from '../shelf-heading/shelf-heading.tsx'
import { usePagedTrack, useViewCount } from './use-paged-track.ts'

export interface FeaturedCarouselProps {
  /** Draws a game in place of our tile; keep it stable. */
  readonly renderTile?: RenderTile | undefined
  readonly className?: string | undefined
}

/** A carousel of hot games that moves automatically (HOME-04). Nothing without hot games. */
export function FeaturedCarousel({ renderTile, className }: FeaturedCarouselProps) {
  const featuredApi = useFeature(featured)
  const t = useText()
  const games = useResource(featuredApi.$games, () => featuredApi.load())

  if (games.status === 'ready')
    return games.data.length === 0 ? null : (
      <Rotating games={games.data} renderTile={renderTile} className={className} />
    )
  const failed = games.status === 'failed'
  return (
    <section
      className={joinClasses('fy-shelf', className)}
      data-category="HOT"
      aria-busy={!failed}
      aria-label={t('hot.label')}
    >
      <ShelfHeading title={t('hot.label')} category="HOT" />
      {failed ? (
        <FailedState error={games.error} onRetry={() => void featuredApi.refresh()} />
      ) : (
        <div className="fy-shelf-waiting">
          <TileSkeletons count={slidesPerView('HOT')} />
        </div>
      )}
    </section>
  )
}

function Rotating({ games, renderTile, className }: FeaturedCarouselProps & { readonly games: readonly Game[] }) {
  const t = useText()
  const element = useRef<HTMLElement>(null)
  const track = useRef<HTMLUListElement>(null)
  const slides = useMemo(
    () =>
      groupIntoSlides('HOT', games.slice(0, SPEC_CONSTANTS.pageSizes.homeList)).flatMap((slide, index) =>
        slide.map((game) => ({
          key: game.key,
          content: <TileSlot game={game} eager={index < slidesPerView('HOT')} renderTile={renderTile} />,
        })),
      ),
    [games, renderTile],
  )
  const views = useViewCount(track, Math.ceil(slides.length / slidesPerView('HOT')))
  const view = useRotation(SPEC_CONSTANTS.hotAdvanceMs, views, element)
  usePagedTrack(track, view, views)

  return (
    <section
      ref={element}
      className={joinClasses('fy-shelf', className)}
      data-category="HOT"
      aria-label={t('hot.label')}
    >
      <ShelfHeading title={t('hot.label')} category="HOT" to={categoryTarget('HOT')} see={t('hot.all')}>
        {views > 1 ? <PauseToggle view={view} pause={t('hot.pause')} play={t('hot.play')} /> : null}
      </ShelfHeading>
      <ScrollRow label={t('hot.label')} perView={slidesPerView('HOT')} slides={slides} track={track} renderAll />
    </section>
  )
}
