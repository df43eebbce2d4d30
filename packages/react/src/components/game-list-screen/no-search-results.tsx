import { type Game, type SimilarGames, suggestions } from '@foyer/core'
import { gameListOptions } from '@foyer/core/site'
import { SearchX } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useGameList } from '../../hooks/use-list.ts'
import { useStoreSelector } from '../../hooks/use-store-selector.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { GameGrid } from '../game-grid/game-grid.tsx'
import { TileSkeletons } from '../game-tile/tile-skeletons.tsx'
import { TileSlot } from '../game-tile/tile-slot.tsx'
import { Row } from '../stack/row.tsx'
import { Stack } from '../stack/stack.tsx'

export interface NoSearchResultsProps {
  /** The search that found nothing. */
  readonly text: string
  readonly vendorCode: string | undefined
  readonly onClear: () => void
  readonly withCategory?: boolean | undefined
}

/** A failure is shown like an empty result: the platform has found nothing either way. */
const NONE: SimilarGames = { matchedText: '', games: [] }

/** As many as a row holds. */
const SKELETON_COUNT = 3

/**
 * In place of an empty list of results: games with similar names, and a button to search for the typed text all the same;
 * without similar games, the empty state.
 */
export function NoSearchResults({ text, vendorCode, onClear, withCategory }: NoSearchResultsProps) {
  const t = useText()
  const suggest = useFeature(suggestions)
  const [similar, setSimilar] = useState<SimilarGames>()
  const [literal, setLiteral] = useState(false)
  useEffect(() => {
    const gone = new AbortController()
    void suggest.findSimilar(text, { vendorCode, signal: gone.signal }).then(({ data = NONE, error }) => {
      if (error?.code !== 'request.aborted') setSimilar(data)
    })
    return () => gone.abort()
  }, [suggest, text, vendorCode])

  if (similar === undefined) {
    return (
      <div className="fy-game-grid" role="status" aria-busy="true" aria-label={t('list.loading')}>
        <TileSkeletons count={SKELETON_COUNT} />
      </div>
    )
  }
  if (similar.games.length === 0 || literal) {
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
  const instead = (
    <Button size="small" onClick={() => setLiteral(true)}>
      {t('search.instead', { text })}
    </Button>
  )
  const shown = { text, games: similar.games, instead, withCategory }
  return similar.matchedText === '' ? (
    <Closest {...shown} />
  ) : (
    <SimilarMatches {...shown} matchedText={similar.matchedText} vendorCode={vendorCode} />
  )
}

interface ShownProps {
  readonly text: string
  readonly games: readonly Game[]
  /** Button that searches for the typed text. */
  readonly instead: ReactNode
  readonly withCategory: boolean | undefined
}

interface SimilarMatchesProps extends ShownProps {
  readonly matchedText: string
  readonly vendorCode: string | undefined
}

/** All games that the platform finds for the similar text, of every category, since the text was not in this one. */
function SimilarMatches({ matchedText, vendorCode, ...shown }: SimilarMatchesProps) {
  const t = useText()
  const list = useGameList(gameListOptions('search', { category: '', vendorCode: vendorCode ?? '', name: matchedText }))
  const { text, instead, withCategory } = shown
  const isTyped = matchedText.toLowerCase() === text.toLowerCase()
  const says = t(isTyped ? 'search.elsewhere' : 'search.showing', { text: matchedText })
  const isNone = useStoreSelector(list.$state, ({ status, data }) => status === 'ready' && data.total === 0)
  if (isNone) return <Closest {...shown} />
  return (
    <Stack as="section" aria-label={says}>
      <Head says={says}>{isTyped ? null : instead}</Head>
      <GameGrid list={list} label={t('search.results', { text: matchedText })} withCategory={withCategory} />
    </Stack>
  )
}

/** The most similar games, where no single search finds them. */
function Closest({ text, games, instead, withCategory }: ShownProps) {
  const t = useText()
  const [first] = games
  const says = games.length === 1 ? t('search.showing', { text: first?.name ?? '' }) : t('search.closest', { text })
  return (
    <Stack as="section" aria-label={says}>
      <Head says={says}>{instead}</Head>
      <ul className="fy-game-grid">
        {games.map((game) => (
          <li key={game.key} className="fy-game-grid-cell">
            <TileSlot game={game} withCategory={withCategory} />
          </li>
        ))}
      </ul>
    </Stack>
  )
}

function Head({ says, children }: { readonly says: string; readonly children: ReactNode }) {
  return (
    <Row gap={3} lineGap={2} align="center" justify="between" className="fy-game-list-near-head">
      <p className="fy-game-list-near-title" role="status">
        {says}
      </p>
      {children}
    </Row>
  )
}
