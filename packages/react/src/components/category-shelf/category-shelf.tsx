import type { Game, RouteTarget } from '@foyer/core'
import { categoryTarget, groupIntoSlides, hasArrows, slidesPerView } from '@foyer/core/site'
import { useStore } from '@nanostores/react'
import { memo, useCallback, useDeferredValue, useMemo, useRef } from 'react'
import { useCatalogueData } from '../../hooks/store-hooks.ts'
import { useNearViewport } from '../../hooks/use-near-viewport.ts'
import { useShelf } from '../../hooks/use-shelf.ts'
import { categoryName } from '../../text/category-name.ts'
import { useText } from '../../text/use-text.ts'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { FailedState } from '../failed-state/failed-state.tsx'
import type { RenderTile } from '../game-tile/tile-renderer.ts'
import { TileSkeletons } from '../game-tile/tile-skeletons.tsx'
import { TileSlot } from '../game-tile/tile-slot.tsx'
import { joinClasses } from '../join-classes.ts'
import { ScrollRow } from '../scroll-row/scroll-row.tsx'
import { ShelfHeading } from '../shelf-heading/shelf-heading.tsx'
import { LazyStaleMark } from '../stale-mark/lazy-stale-mark.tsx'
import { VendorMenu } from '../vendor-menu/vendor-menu.tsx'

export interface CategoryShelfProps {
  /** Category code. */
  readonly category: string
  /** Where all of its games are; default: the category's own page. */
  readonly all?: string | RouteTarget | undefined
  /** In view on the first screen: its vendors load at once. */
  readonly eager?: boolean | undefined
  /** Draws a game in place of our tile; keep it stable. */
  readonly renderTile?: RenderTile | undefined
  readonly className?: string | undefined
}

const NO_VENDORS = [] as const
const Vendors = memo(VendorMenu)
const Row = memo(Filled)

/**
 * The home page's shelf of a category: its vendors, its first games, and a link to all of them (HOME-11 to HOME-15).
 * Vendors and games load when the shelf is near the screen. Until then the shelf is its name and the room that it will
 * take; the name stays the same element, so that a reader who is at it does not lose the place.
 */
export function CategoryShelf({ category, all, renderTile, className, eager = false }: CategoryShelfProps) {
  const t = useText()
  const element = useRef<HTMLElement>(null)
  const isNear = useNearViewport(element)
  const isFar = !isNear && !eager
  const catalogue = useCatalogueData()
  const shelf = useShelf(category, isNear)
  const now = useStore(shelf.$state)
  const vendor = useStore(shelf.$vendor)
  // Deferred, since shelves are filled during scrolling.
  const state = useDeferredValue(now)
  const shownVendor = useDeferredValue(vendor)
  const games = state.data ?? []
  const isWaiting = state.status === 'idle' || state.status === 'loading'
  const name = categoryName(t, category)
  const vendors = catalogue?.categories.find(({ code }) => code === category)?.vendors ?? NO_VENDORS
  const choose = useCallback((code: string) => void shelf.setVendor(code), [shelf])
  const staleAt = state.status === 'ready' && state.stale ? state.at : undefined
  const isStale = state.status === 'ready' && state.stale
  const perView = slidesPerView(category)
  const heading = useMemo(
    () => (
      <ShelfHeading
        title={name}
        category={category}
        isBare={isFar}
        to={all ?? categoryTarget(category)}
        see={t('shelf.allOf', { category: name })}
      >
        {isStale ? <LazyStaleMark at={staleAt} short /> : null}
      </ShelfHeading>
    ),
    [name, category, isFar, all, t, isStale, staleAt],
  )

  return (
    <section
      ref={element}
      className={joinClasses(isFar ? `fy-shelf fy-shelf-far fy-shelf-far-${perView}` : 'fy-shelf', className)}
      aria-label={name}
      aria-busy={isNear && isWaiting}
      data-category={category}
      data-vendors={(isFar && vendors.length > 1) || undefined}
    >
      {heading}
      {isFar || vendors.length < 2 ? null : (
        <Vendors label={t('shelf.vendors', { category: name })} vendors={vendors} value={vendor} onChange={choose} />
      )}
      {isFar ? null : state.status === 'failed' ? (
        <FailedState title={t('list.failed')} error={state.error} onRetry={() => void shelf.load()} />
      ) : games.length > 0 ? (
        <Row key={shownVendor} category={category} name={name} games={games} renderTile={renderTile} />
      ) : isWaiting ? (
        <div className={`fy-shelf-waiting fy-shelf-waiting-${perView}`}>
          <TileSkeletons count={perView * 2} />
        </div>
      ) : (
        <EmptyState title={t('list.empty.title')} text={t('shelf.empty')} />
      )}
    </section>
  )
}

interface FilledProps extends Pick<CategoryShelfProps, 'category' | 'renderTile'> {
  readonly name: string
  readonly games: readonly Game[]
}

function Filled({ category, name, games, renderTile }: FilledProps) {
  const t = useText()
  const slides = useMemo(
    () =>
      groupIntoSlides(category, games).map((pair) => ({
        key: pair.map(({ key }) => key).join(),
        content: pair.map((game) => <TileSlot key={game.key} game={game} renderTile={renderTile} />),
      })),
    [category, games, renderTile],
  )
  const perView = slidesPerView(category)
  const arrows = hasArrows(category, games.length)
    ? { previous: t('shelf.previous', { category: name }), next: t('shelf.next', { category: name }) }
    : undefined
  return <ScrollRow label={t('shelf.games', { category: name })} perView={perView} slides={slides} arrows={arrows} />
}
