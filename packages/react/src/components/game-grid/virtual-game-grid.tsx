import type { Game } from '@foyer/core'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { addPlaceFinder } from '../../hooks/page-place.ts'
import { useIsHydrating } from '../../hooks/use-is-hydrating.ts'
import type { RenderTile } from '../game-tile/tile-renderer.ts'
import { TileSkeletons } from '../game-tile/tile-skeletons.tsx'
import { TileSlot } from '../game-tile/tile-slot.tsx'
import { useGridLayout } from './use-grid-layout.ts'

/** Rows beyond each edge of the screen: enough for the next Tab and a flick. */
const OVERSCAN = 2
/** Rows whose pictures do not wait for the scroll. */
const EAGER_ROWS = 3

const Tile = memo(TileSlot)

export interface VirtualGameGridProps {
  readonly games: readonly Game[]
  /** Of the whole list, as the platform counts them. */
  readonly total: number
  /** Draws the next row before it is asked for, so that nothing moves when it comes. */
  readonly waiting: boolean
  readonly label: string
  readonly withCategory?: boolean | undefined
  readonly renderTile?: RenderTile | undefined
  /** Hears whether the grid is as high as all of its rows. Keep it stable. */
  readonly onMeasured?: ((isMeasured: boolean) => void) | undefined
}

/**
 * The rows of the grid that are on screen, and a few more. They stand in the flow, moved down by the room of the
 * rows before them, so that a server-rendered grid is right without a style attribute.
 */
export const VirtualGameGrid = memo(function VirtualGameGrid({
  games,
  total,
  waiting,
  label,
  withCategory,
  renderTile,
  onMeasured,
}: VirtualGameGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const { columns, rowPx, topPx, measured } = useGridLayout(grid)
  const gameRows = Math.ceil(games.length / columns)
  const rows = gameRows + (waiting ? 1 : 0)

  useEffect(() => onMeasured?.(measured), [onMeasured, measured])

  const hydrating = useIsHydrating()
  // The first paint of a list that opens has the rows on screen alone. A document has them all.
  const [overscan, setOverscan] = useState(hydrating ? OVERSCAN : 0)
  useEffect(() => startTransition(() => setOverscan(OVERSCAN)), [])
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => rowPx,
    overscan,
    // Rendering inside the scroll event would hold up the scrolling.
    useFlushSync: false,
    scrollMargin: topPx,
    initialRect: { width: 390, height: 844 },
    initialOffset: () => (hydrating ? 0 : window.scrollY),
    // How far the page is scrolled is not the grid's to change. It only hears of it where it guessed otherwise.
    scrollToFn: (guess) => {
      if (window.scrollY !== guess) window.dispatchEvent(new Event('scroll'))
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row height makes every measure wrong.
  useEffect(() => virtualizer.measure(), [virtualizer, rowPx])

  const latest = useRef({ games, columns, rowPx, topPx })
  useLayoutEffect(() => {
    latest.current = { games, columns, rowPx, topPx }
  })
  useLayoutEffect(
    () =>
      addPlaceFinder({
        topOf(id) {
          const { games, columns, rowPx, topPx } = latest.current
          const index = games.findIndex(({ key }) => key === id)
          return index === -1 ? undefined : topPx + Math.floor(index / columns) * rowPx
        },
        shape: () => `${latest.current.columns}×${latest.current.rowPx}`,
      }),
    [],
  )

  const items = virtualizer.getVirtualItems()
  const from = items[0]?.index ?? 0
  const until = (items.at(-1)?.index ?? -1) + 1
  const shown = games.slice(from * columns, until * columns)
  const skeletons = until > gameRows ? (until - from) * columns - shown.length : 0

  return (
    // biome-ignore lint/a11y/useSemanticElements: a windowed list says its size and places itself.
    <div
      ref={grid}
      role="list"
      className="fy-game-grid"
      aria-label={label}
      style={measured ? { paddingBlockStart: from * rowPx, blockSize: rows * rowPx } : undefined}
    >
      {shown.map((game, index) => (
        // biome-ignore lint/a11y/useSemanticElements: see above.
        <div
          key={game.key}
          role="listitem"
          className="fy-game-grid-cell"
          data-place={game.key}
          aria-setsize={Math.max(total, games.length)}
          aria-posinset={from * columns + index + 1}
        >
          <Tile
            game={game}
            eager={from * columns + index < EAGER_ROWS * columns}
            withCategory={withCategory}
            renderTile={renderTile}
          />
        </div>
      ))}
      <TileSkeletons count={skeletons} />
    </div>
  )
})
