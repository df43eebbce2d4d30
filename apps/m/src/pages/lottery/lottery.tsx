import { gameListOptions } from '@foyer/core/site'
import './lottery.css'
import {
  CategoryShelf,
  categoryName,
  GameGrid,
  Link,
  LotteryDraws,
  useCatalogueData,
  useGameList,
  useText,
  WinnerBoard,
} from '@foyer/react'
import type { PageProps } from '@foyer/react/router'
import { Heading } from '../../components/heading.tsx'

type Kind = 'LOTT' | 'ELOTT'

/** The pages of both kinds, and of each (ROUTE-17). */
const VIEWS: readonly (Kind | undefined)[] = [undefined, 'LOTT', 'ELOTT']

const viewTarget = (kind: Kind | undefined) =>
  ({ name: 'lottery', params: kind === undefined ? {} : { gameType: kind } }) as const

/** Draws and results, winners, and the games: of one kind of lottery, or of both with LOTT first (ROUTE-17). */
export function Page({ route }: PageProps) {
  const known = useCatalogueData()
  const has = (code: Kind) => known === undefined || known.categories.some((category) => category.code === code)
  const kind = VIEWS.find((view) => view === route.params.gameType)
  return (
    <div className="site-lottery" data-category={kind ?? 'LOTT'}>
      <Views current={kind} />
      <LotteryDraws mode={kind} />
      <WinnerBoard />
      {kind === undefined ? (
        <>
          {has('LOTT') ? <CategoryShelf category="LOTT" all={viewTarget('LOTT')} /> : null}
          {has('ELOTT') ? <CategoryShelf category="ELOTT" all={viewTarget('ELOTT')} /> : null}
        </>
      ) : (
        <Games kind={kind} />
      )}
    </div>
  )
}

function Views({ current }: { readonly current: Kind | undefined }) {
  const t = useText()
  return (
    <nav className="site-views fy-toggle-group fy-toggle-group-segments" aria-label={t('lottery.views')}>
      {VIEWS.map((kind) => (
        <Link
          key={kind ?? 'all'}
          to={viewTarget(kind)}
          replace
          className="site-views__view fy-toggle-group-option"
          aria-current={kind === current && 'page'}
        >
          {kind === undefined ? t('lottery.views.all') : categoryName(t, kind)}
        </Link>
      ))}
    </nav>
  )
}

function Games({ kind }: { readonly kind: Kind }) {
  const t = useText()
  const list = useGameList(gameListOptions('gameList', { category: kind }))
  const name = categoryName(t, kind)
  return (
    <section className="site-part" aria-label={name}>
      <Heading text={name} />
      <GameGrid list={list} label={name} />
    </section>
  )
}
