import { type Game, suggestFeature } from '@foyer/core'
import { SearchX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useFeature } from '../../provider/use-feature.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { GameTile } from '../game-tile/game-tile.tsx'
import { TileSkeletons } from '../game-tile/tile-skeletons.tsx'

export interface SearchedInVainProps {
  /** What the platform found nothing for. */
  readonly text: string
  readonly vassalage: string | undefined
  readonly onClear: () => void
  readonly withCategory?: boolean | undefined
}

/** As many as a row holds. */
const WAITING = 3

/**
 * In place of a list that found nothing: the games that are probably meant, and the way to what was typed all the same;
 * where nothing resembles it, that there is nothing.
 */
export function SearchedInVain({ text, vassalage, onClear, withCategory }: SearchedInVainProps) {
  const t = useText()
  const suggest = useFeature(suggestFeature)
  const [near, setNear] = useState<readonly Game[]>()
  const [literal, setLiteral] = useState(false)
  useEffect(() => {
    const gone = new AbortController()
    void suggest.nearest(text, { vassalage, signal: gone.signal }).then((found) => {
      if (!gone.signal.aborted) setNear(found)
    })
    return () => gone.abort()
  }, [suggest, text, vassalage])

  if (near === undefined) {
    return (
      <div className="fy-grid" role="status" aria-busy="true" aria-label={t('list.loading')}>
        <TileSkeletons count={WAITING} />
      </div>
    )
  }
  const [first, ...others] = near
  if (first === undefined || literal) {
    return (
      <EmptyState
        title={t('list.empty.title')}
        text={t('list.empty.search', { text })}
        icon={<SearchX aria-hidden="true" className="fy-icon" />}
        action={
          <Button size="small" onClick={onClear}>
            {t('search.clear')}
          </Button>
        }
      />
    )
  }
  const says = others.length === 0 ? t('search.showing', { text: first.name }) : t('search.closest', { text })
  return (
    <section className="fy-list-near" aria-label={says}>
      <div className="fy-list-near-head">
        <p className="fy-list-near-title" role="status">
          {says}
        </p>
        <Button size="small" onClick={() => setLiteral(true)}>
          {t('search.instead', { text })}
        </Button>
      </div>
      <ul className="fy-grid">
        {near.map((game) => (
          <li key={game.key} className="fy-grid-cell">
            <GameTile game={game} withCategory={withCategory} />
          </li>
        ))}
      </ul>
    </section>
  )
}
