import { catalogue, featured, SPEC_CONSTANTS } from '@foyer/core'
import { gameListOptions } from '@foyer/core/site'
import { useGameList } from '../../hooks/use-list.ts'
import { useResource } from '../../hooks/use-resource.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useText } from '../../text/use-text.ts'
import { FailedState } from '../failed-state/failed-state.tsx'
import { GameGrid } from '../game-grid/game-grid.tsx'
import { useShownList } from '../game-grid/use-shown-list.ts'
import { EmptyList } from '../game-list-screen/empty-list.tsx'
import { TileSkeletons } from '../game-tile/tile-skeletons.tsx'
import { TileSlot } from '../game-tile/tile-slot.tsx'
import { ScrollTop } from '../scroll-top/scroll-top.tsx'
import { SearchBox } from '../search-box/search-box.tsx'
import { Stack } from '../stack/stack.tsx'

export interface SearchScreenProps {
  /** What was searched for; '' before the first search. */
  readonly query: string
  /** Another search, trimmed; '' takes it back. */
  readonly onSearch: (query: string) => void
}

/** Games of every category by name (LIST-03): tolerant as on the lists, with the category and the vendor of each. */
export function SearchScreen(props: SearchScreenProps) {
  return (
    <PageTexts>
      <Screen {...props} />
    </PageTexts>
  )
}

function Screen({ query, onSearch }: SearchScreenProps) {
  const t = useText()
  const catalogueApi = useFeature(catalogue)
  // The vendors' names stand on the tiles.
  useResource(catalogueApi.$data, () => catalogueApi.load())
  return (
    <div className="fy-game-list">
      <SearchBox
        value={query}
        onSearch={(text) => onSearch(text.trim())}
        placeholder={t('search.everywhere')}
        focused={query === ''}
      />
      {query === '' ? <Ideas /> : <Results key={query} query={query} onClear={() => onSearch('')} />}
      <ScrollTop />
    </div>
  )
}

function Results({ query, onClear }: { readonly query: string; readonly onClear: () => void }) {
  const t = useText()
  const list = useGameList(gameListOptions('search', { category: '', name: query }))
  const shown = useShownList(list)
  const count = shown.status === 'ready' && !shown.refreshing ? shown.data.total : 0
  return (
    <>
      <p className="fy-search-count" role="status">
        {count > 0 ? t('search.found', { count, text: query }) : ''}
      </p>
      <GameGrid
        list={list}
        label={t('search.results', { text: query })}
        withCategory
        empty={<EmptyList list={list} onClear={onClear} withCategory />}
      />
    </>
  )
}

/** Before anything is searched for. */
function Ideas() {
  const t = useText()
  const featuredApi = useFeature(featured)
  const games = useResource(featuredApi.$games, () => featuredApi.load())
  if (games.status === 'failed') {
    return <FailedState title={t('hot.failed')} error={games.error} onRetry={() => void featuredApi.refresh()} />
  }
  if (games.status === 'ready' && games.data.length === 0) return null
  const shown = games.status === 'ready' ? games.data.slice(0, SPEC_CONSTANTS.pageSizes.homePerVendor) : undefined
  return (
    <Stack as="section" aria-label={t('search.ideas')} aria-busy={shown === undefined}>
      <h2 className="fy-game-list-near-title">{t('search.ideas')}</h2>
      <ul className="fy-game-grid">
        {shown?.map((game) => (
          <li key={game.key} className="fy-game-grid-cell">
            <TileSlot game={game} withCategory />
          </li>
        )) ?? <TileSkeletons count={SPEC_CONSTANTS.pageSizes.homePerVendor} />}
      </ul>
    </Stack>
  )
}
