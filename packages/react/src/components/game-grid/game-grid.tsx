import type { GameList } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { RotateCw } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useOnline } from '../../hooks/store-hooks.ts'
import { useStoreSelector } from '../../hooks/use-store-selector.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { FailedState } from '../failed-state/failed-state.tsx'
import { TileSkeletons } from '../game-tile/tile-skeletons.tsx'
import type { RenderTile } from '../game-tile/tile-slot.tsx'
import { useInfiniteScroll } from './use-infinite-scroll.ts'
import { VirtualGameGrid } from './virtual-game-grid.tsx'

export interface GameGridProps {
  readonly list: GameList
  readonly label?: string | undefined
  /** In place of the grid when there is nothing (LIST-11). */
  readonly empty?: ReactNode
  /** Tiles name their category too. */
  readonly withCategory?: boolean | undefined
  /** Draws a game in place of our tile; keep it stable. */
  readonly renderTile?: RenderTile | undefined
  readonly className?: string | undefined
}

/** What a phone's screen holds. */
const SKELETON_COUNT = 15

/** The games of a list, however many: only those on screen are in the page (LIST-09, LIST-11). */
export function GameGrid({ list, label, empty, withCategory, renderTile, className }: GameGridProps) {
  const t = useText()
  const games = useStore(list.$items)
  const status = useStoreSelector(list.$state, (state) => state.status)
  const stale = useStoreSelector(list.$state, (state) => state.status === 'ready' && state.stale)
  const name = label ?? t('list.games')

  if (games.length > 0) {
    return (
      <>
        {stale ? <Stale list={list} /> : null}
        <Filled list={list} label={name} withCategory={withCategory} renderTile={renderTile} className={className} />
      </>
    )
  }
  switch (status) {
    case 'failed':
      return <Failed list={list} />
    case 'ready':
      return empty ?? <EmptyState title={t('list.empty.title')} text={t('list.empty.plain')} />
    case 'idle':
    case 'loading':
      return (
        <div className="fy-game-grid" role="status" aria-busy="true" aria-label={t('list.loading')}>
          <TileSkeletons count={SKELETON_COUNT} />
        </div>
      )
  }
}

/** What is shown is from before: why, and a way on where there is one. */
function Stale({ list }: { readonly list: GameList }) {
  const t = useText()
  const online = useOnline()
  return (
    <div className="fy-game-grid-stale">
      <p role="status">{t(online ? 'state.stale' : 'list.stale')}</p>
      {online ? (
        <Button size="small" onClick={() => void list.load()}>
          <RotateCw aria-hidden="true" className="fy-icon" />
          {t('state.retry')}
        </Button>
      ) : null}
    </div>
  )
}

function Filled({ list, label, withCategory, renderTile, className }: GameGridProps & { readonly label: string }) {
  const t = useText()
  const games = useStore(list.$items)
  const whole = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const behind = useRef<HTMLDivElement>(null)
  useInfiniteScroll(list, end, whole)
  return (
    <>
      <div ref={whole} className={className}>
        <button type="button" className="fy-game-grid-skip" onClick={() => behind.current?.focus()}>
          {t('list.skip')}
        </button>
        <VirtualGameGrid list={list} games={games} label={label} withCategory={withCategory} renderTile={renderTile} />
        <div ref={end} className="fy-game-grid-end">
          <More list={list} />
        </div>
      </div>
      <div ref={behind} tabIndex={-1} />
    </>
  )
}

/** LIST-10: what follows the last row. */
function More({ list }: { readonly list: GameList }) {
  const t = useText()
  const { data } = useStore(list.$state)
  if (data === undefined) return null
  const { more, hasMore, page } = data
  if (more === 'failed') {
    return (
      <div className="fy-game-grid-failed" role="alert">
        <p>{t('list.moreFailed')}</p>
        <Button size="small" onClick={() => void list.loadMore()}>
          <RotateCw aria-hidden="true" className="fy-icon" />
          {t('list.retry')}
        </Button>
      </div>
    )
  }
  if (!hasMore) return page > 1 ? <p className="fy-game-grid-done">{t('list.end')}</p> : null
  const busy = more === 'loading'
  return (
    <Button size="small" busy={busy} onClick={() => void list.loadMore()}>
      {busy ? t('list.moreLoading') : t('list.more')}
    </Button>
  )
}

function Failed({ list }: { readonly list: GameList }) {
  const t = useText()
  const { error } = useStore(list.$state)
  return <FailedState title={t('list.failed')} error={error} onRetry={() => void list.load()} />
}
