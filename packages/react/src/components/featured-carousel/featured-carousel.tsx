import { featured, type Game, SPEC_CONSTANTS } from '@foyer/core'
import { categoryTarget, groupIntoSlides, slidesPerView } from '@foyer/core/site'
import { type ReactNode, useMemo } from 'react'
import { useResource } from '../../hooks/use-resource.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useText } from '../../text/use-text.ts'
import { Carousel } from '../carousel/carousel.tsx'
import { FailedState } from '../failed-state/failed-state.tsx'
import type { RenderTile } from '../game-tile/tile-renderer.ts'
import { TileSkeletons } from '../game-tile/tile-skeletons.tsx'
import { TileSlot } from '../game-tile/tile-slot.tsx'
import { joinClasses } from '../join-classes.ts'
import { ShelfHeading } from '../shelf-heading/shelf-heading.tsx'
import { LazyStaleMark } from '../stale-mark/lazy-stale-mark.tsx'

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
      <Rotating
        games={games.data}
        age={games.stale ? <LazyStaleMark at={games.at} short /> : null}
        renderTile={renderTile}
        className={className}
      />
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

interface RotatingProps extends FeaturedCarouselProps {
  readonly games: readonly Game[]
  readonly age: ReactNode
}

function Rotating({ games, age, renderTile, className }: RotatingProps) {
  const t = useText()
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
  return (
    <Carousel
      className={joinClasses('fy-shelf', className)}
      data-category="HOT"
      part="hotGames"
      label={t('hot.label')}
      everyMs={SPEC_CONSTANTS.hotAdvanceMs}
      pause={t('hot.pause')}
      play={t('hot.play')}
      slides={slides}
      perView={slidesPerView('HOT')}
      heading={(pause) => (
        <ShelfHeading title={t('hot.label')} category="HOT" to={categoryTarget('HOT')} see={t('hot.all')}>
          {age}
          {pause}
        </ShelfHeading>
      )}
    />
  )
}
