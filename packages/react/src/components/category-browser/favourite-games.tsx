import { gameListOptions } from '@foyer/core/site'
import { useGameList } from '../../hooks/use-list.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useText } from '../../text/use-text.ts'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { GameGrid } from '../game-grid/game-grid.tsx'

/** FAV-07: 15 at a time. */
export function FavouriteGames() {
  return (
    <PageTexts>
      <Favourites />
    </PageTexts>
  )
}

function Favourites() {
  const t = useText()
  const list = useGameList(gameListOptions('homeFavourites', { category: '' }))
  return <GameGrid list={list} label={t('category.FAV')} empty={<EmptyState text={t('list.empty.fav')} />} />
}
