import type { Game, GameList, ListData, ReadyResource, Resource } from '@foyer/core'
import { RotateCw } from 'lucide-react'
import { memo, type ReactNode, useRef, useState } from 'react'
import { useOnline } from '../../hooks/store-hooks.ts'
import { useRootAttribute } from '../../hooks/use-root-attribute.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { FailedState } from '../failed-state/failed-state.tsx'
import type { RenderTile } from '../game-tile/tile-renderer.ts'
import { TileSkeletons } from '../game-tile/tile-skeletons.tsx'
import { Note } from '../note/note.tsx'
import { StaleLine } from '../stale-mark/stale-line.tsx'
import { useInfiniteScroll } from './use-infinite-scroll.ts'
import { useShownList } from './use-shown-list.ts'
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
export function GameGrid(props: GameGridProps) {
  return <Grid {...props} state={useShownList(props.list)} />
}

interface GridProps extends GameGridProps {
  readonly state: Resource<ListData<Game>>
}

const Grid = memo(function Grid({ list, label, empty, withCategory, renderTile, className, state }: GridProps) {
  const t = useText()
  switch (state.status) {
    case 'idle':
    case 'loading':
      return (
        <div className="fy-game-grid" role="status" aria-busy="true" aria-label={t('list.loading')}>
          <TileSkeletons count={SKELETON_COUNT} />
        </div>
      )
    case 'failed':
      return <FailedState title={t('list.failed')} error={state.error} onRetry={() => void list.load()} />
    case 'ready':
      if (state.data.items.length === 0) {
        return empty ?? <EmptyState title={t('list.empty.title')} text={t('list.empty.plain')} />
      }
      return (
        <>
          {state.stale ? <Stale list={list} at={state.at} /> : null}
          <Filled
            list={list}
            state={state}
            label={label ?? t('list.games')}
            withCategory={withCategory}
            renderTile={renderTile}
            className={className}
          />
        </>
      )
  }
})

/** What is shown is from before: why, and a way on where there is one. */
function Stale({ list, at }: { readonly list: GameList; readonly at: number | undefined }) {
  const t = useText()
  const online = useOnline()
  return (
    <StaleLine at={at}>
      {online ? (
        <Button size="small" onClick={() => void list.load()}>
          <RotateCw aria-hidden="true" className="fy-icon" />
          {t('state.retry')}
        </Button>
      ) : null}
    </StaleLine>
  )
}

interface FilledProps extends Omit<GameGridProps, 'empty'> {
  readonly state: ReadyResource<ListData<Game>>
  readonly label: string
}

function Filled({ list, state, label, withCategory, renderTile, className }: FilledProps) {
  const t = useText()
  const { data } = state
  const whole = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const behind = useRef<HTMLDivElement>(null)
  useRootAttribute('data-fy-long-list')
  const [isMeasured, setMeasured] = useState(false)
  useInfiniteScroll(list, state, end, whole, isMeasured)
  return (
    <>
      <div ref={whole} className={className}>
        <button type="button" className="fy-game-grid-skip" onClick={() => behind.current?.focus()}>
          {t('list.skip')}
        </button>
        <VirtualGameGrid
          games={data.items}
          total={data.total}
          waiting={data.hasMore && data.more !== 'failed'}
          label={label}
          withCategory={withCategory}
          renderTile={renderTile}
          onMeasured={setMeasured}
        />
        <div ref={end} className="fy-game-grid-end">
          <More list={list} data={data} />
        </div>
      </div>
      <div ref={behind} tabIndex={-1} />
    </>
  )
}

/** LIST-10: what follows the last row. */
function More({ list, data }: { readonly list: GameList; readonly data: ListData<Game> }) {
  const t = useText()
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
  if (!hasMore && data.isIncomplete)
    return (
      <Note tone="faint" size={1}>
        {t('list.incomplete')}
      </Note>
    )
  if (!hasMore)
    return page > 1 ? (
      <Note tone="faint" size={1}>
        {t('list.end')}
      </Note>
    ) : null
  const busy = more === 'loading'
  return (
    <Button size="small" busy={busy} onClick={() => void list.loadMore()}>
      {busy ? t('list.moreLoading') : t('list.more')}
    </Button>
  )
}
