import type { GameList, RouteTarget } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { useStoreSelector } from '../../hooks/use-store-selector.ts'
import { useText } from '../../text/use-text.ts'
import { FailedState } from '../failed-state/failed-state.tsx'
import type { RenderTile } from '../game-tile/tile-renderer.ts'
import { TileSkeletons } from '../game-tile/tile-skeletons.tsx'
import { TileSlot } from '../game-tile/tile-slot.tsx'
import { joinClasses } from '../join-classes.ts'
import { ScrollRow } from '../scroll-row/scroll-row.tsx'
import { ShelfHeading } from '../shelf-heading/shelf-heading.tsx'

export interface GameListShelfProps {
  readonly list: GameList
  readonly title: string
  /** Decides icon and colour. */
  readonly category: string
  /** Where all of it is. */
  readonly to: string | RouteTarget
  /** Draws a game in place of our tile; keep it stable. */
  readonly renderTile?: RenderTile | undefined
  readonly className?: string | undefined
}

const PER_VIEW = 3

/** The first games of a list in a row, and the way to all of them. Nothing where there are none. */
export function GameListShelf({ list, title, category, to, renderTile, className }: GameListShelfProps) {
  const t = useText()
  const games = useStore(list.$items)
  const status = useStoreSelector(list.$state, (state) => state.status)
  const slides = useMemo(
    () => games.map((game) => ({ key: game.key, content: <TileSlot game={game} renderTile={renderTile} /> })),
    [games, renderTile],
  )
  if (status === 'ready' && games.length === 0) return null
  return (
    <section
      className={joinClasses('fy-shelf', className)}
      aria-label={title}
      aria-busy={status === 'idle' || status === 'loading'}
    >
      <ShelfHeading title={title} category={category} to={to} see={t('shelf.allOf', { category: title })} />
      {games.length > 0 ? (
        <ScrollRow
          label={t('shelf.games', { category: title })}
          perView={PER_VIEW}
          slides={slides}
          arrows={
            games.length > PER_VIEW
              ? { previous: t('shelf.previous', { category: title }), next: t('shelf.next', { category: title }) }
              : undefined
          }
        />
      ) : status === 'failed' ? (
        <FailedState title={t('list.failed')} onRetry={() => void list.load()} />
      ) : (
        <div className="fy-shelf-waiting">
          <TileSkeletons count={PER_VIEW} />
        </div>
      )}
    </section>
  )
}
