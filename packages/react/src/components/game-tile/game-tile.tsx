import type { Game } from '@foyer/core'
import { tileTheme } from '@foyer/core/site'
import { useOnline } from '../../hooks/store-hooks.ts'
import { useLaunch } from '../../hooks/use-launch.ts'
import { usePress } from '../../hooks/use-press.ts'
import { useVendorName } from '../../hooks/use-vendor-name.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { categoryName } from '../../text/category-name.ts'
import { useText } from '../../text/use-text.ts'
import { CdnImage } from '../cdn-image/cdn-image.tsx'
import { FavouriteButton } from '../favourite-button/favourite-button.tsx'
import { gamePreview } from '../game-preview/game-preview-feature.ts'
import { joinClasses } from '../join-classes.ts'

export interface GameTileProps {
  readonly game: Game
  /** Seen before scrolling: its picture does not wait. */
  readonly eager?: boolean
  /** Names the category too, where games of several stand together. */
  readonly withCategory?: boolean | undefined
  readonly className?: string | undefined
}

/** A game: picture, name, vendor, marks and heart (HOME-17, HOME-18). A press launches it, a long one takes a closer look. */
export function GameTile({ game, eager = false, withCategory = false, className }: GameTileProps) {
  const t = useText()
  const themeOf = useFeature(tileTheme)
  const $previewed = useFeature(gamePreview)
  const { isLaunching, launch, prefetch } = useLaunch(game)
  const vendor = useVendorName(game.vendorCode)
  const isOffline = !useOnline()
  const maker = withCategory ? `${categoryName(t, game.category ?? game.type)} · ${vendor}` : vendor
  const mark = game.isHot ? t('tile.hot') : game.isNew ? t('tile.new') : undefined
  const label = t('tile.label', { name: game.name, vendor: maker })
  const play = () => void launch()
  const look = () => $previewed.set(game)
  const follow = usePress({ onPress: play, onLongPress: look })

  return (
    <div
      className={joinClasses(`fy-game-tile fy-game-tile-theme-${themeOf(game.key)}`, className)}
      data-busy={isLaunching || undefined}
      data-offline={isOffline || undefined}
    >
      <button
        type="button"
        className="fy-game-tile-open"
        aria-label={mark === undefined ? label : `${label}, ${mark}`}
        aria-busy={isLaunching}
        // A tap says why.
        aria-disabled={isOffline || undefined}
        onPointerDown={(event) => {
          follow(event)
          void prefetch()
        }}
        onContextMenu={(event) => {
          event.preventDefault()
          event.currentTarget.focus({ preventScroll: true })
          look()
        }}
        onClick={play}
      >
        <CdnImage path={game.icon} alt={game.name} priority={eager ? 'first' : 'lazy'} />
        {mark === undefined ? null : (
          <span className={`fy-game-tile-mark fy-game-tile-mark-${game.isHot ? 'hot' : 'new'}`}>{mark}</span>
        )}
        <span className="fy-game-tile-words">
          <span className="fy-game-tile-name" dir="auto">
            {game.name}
          </span>
          <span className="fy-game-tile-vendor" dir="auto">
            {maker}
          </span>
        </span>
      </button>
      <FavouriteButton game={game} />
    </div>
  )
}
