import { type Game, suggestFeature } from '@foyer/core'
import { useEffect, useState } from 'react'
import { useFeature } from '../../provider/use-feature.ts'
import { useText } from '../../text/use-text.ts'
import { GameTile } from '../game-tile/game-tile.tsx'

export interface NearGamesProps {
  /** What was searched for in vain. */
  readonly text: string
  readonly vassalage: string | undefined
}

/** Games whose names are near the one that was not found: a slip, another spelling. */
export function NearGames({ text, vassalage }: NearGamesProps) {
  const t = useText()
  const suggest = useFeature(suggestFeature)
  const [games, setGames] = useState<readonly Game[]>([])
  useEffect(() => {
    let current = true
    void suggest.nearest(text, { vassalage }).then((found) => current && setGames(found))
    return () => {
      current = false
    }
  }, [suggest, text, vassalage])
  if (games.length === 0) return null
  return (
    <section className="fy-list-near" aria-label={t('list.empty.near')}>
      <h2 className="fy-list-near-title">{t('list.empty.near')}</h2>
      <ul className="fy-grid">
        {games.map((game) => (
          <li key={game.key} className="fy-grid-cell">
            <GameTile game={game} />
          </li>
        ))}
      </ul>
    </section>
  )
}
