import { type Category, featured, SPEC_CONSTANTS } from '@foyer/core'
import { categoryPanelKind, categoryTarget } from '@foyer/core/site'
import { ChevronRight } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { useAccess } from '../../hooks/use-access.ts'
import { useResource } from '../../hooks/use-resource.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useFoyer } from '../../provider/use-foyer.ts'
import { categoryName } from '../../text/category-name.ts'
import { useText } from '../../text/use-text.ts'
import { ButtonLink } from '../button/button-link.tsx'
import { CategoryIcon } from '../category-icon/category-icon.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { TileSkeletons } from '../game-tile/tile-skeletons.tsx'
import { TileSlot } from '../game-tile/tile-slot.tsx'
import { Link } from '../link/link.tsx'
import { ResourceView } from '../resource-view/resource-view.tsx'
import { VendorTile } from './vendor-tile.tsx'

/** The windowed grid is heavy, and few open their favourites here. */
const FavouriteGames = lazy(() =>
  import('./favourite-games.tsx').then(({ FavouriteGames: found }) => ({ default: found })),
)

export interface CategoryPanelProps {
  readonly category: string
  readonly categories: readonly Category[]
}

/** What a category shows beside the rail (HOME-08). */
export function CategoryPanel({ category, categories }: CategoryPanelProps) {
  switch (categoryPanelKind(category)) {
    case 'homeMenu':
      return <HomeMenu categories={categories} />
    case 'favorites':
      return <Favourites />
    case 'hot':
      return <HotPanel />
    case 'sportsLike':
      return <Vendors category={category} categories={categories} wide />
    case 'vendor':
      return <Vendors category={category} categories={categories} />
  }
}

function Panel({ category, children }: { readonly category: string; readonly children: ReactNode }) {
  const t = useText()
  const name = categoryName(t, category)
  return (
    <section className="fy-category-browser-panel" data-category={category} aria-label={name}>
      <header className="fy-category-browser-head">
        <h2 className="fy-category-browser-title">{name}</h2>
        {category === 'HOME' ? null : (
          <Link
            to={categoryTarget(category)}
            className="fy-shelf-all"
            aria-label={t('shelf.allOf', { category: name })}
          >
            {t('shelf.all')}
            <ChevronRight aria-hidden="true" className="fy-icon fy-icon-directional" />
          </Link>
        )}
      </header>
      {children}
    </section>
  )
}

function HomeMenu({ categories }: Pick<CategoryPanelProps, 'categories'>) {
  const t = useText()
  const { access } = useFoyer()
  const codes = ['HOT', ...categories.map(({ code }) => code), 'PROMO']
  return (
    <Panel category="HOME">
      <ul className="fy-category-browser-cards">
        {codes
          .filter((code) => access.hasPage(categoryTarget(code)))
          .map((code) => (
            <li key={code}>
              <Link to={categoryTarget(code)} className="fy-category-browser-card" data-category={code}>
                <CategoryIcon code={code} className="fy-icon fy-category-browser-card-icon" />
                <span className="fy-category-browser-card-name">{categoryName(t, code)}</span>
              </Link>
            </li>
          ))}
      </ul>
    </Panel>
  )
}

function Favourites() {
  const t = useText()
  const { outcome } = useAccess().check('favourites')
  return (
    <Panel category="FAV">
      {outcome === 'allow' ? (
        <Suspense fallback={<PanelSkeleton />}>
          <FavouriteGames />
        </Suspense>
      ) : outcome === 'wait' ? null : (
        <EmptyState
          text={t('browser.guestFav')}
          action={
            <ButtonLink to={{ name: 'signIn' }} tone="primary" size="small">
              {t('browser.login')}
            </ButtonLink>
          }
        />
      )}
    </Panel>
  )
}

function PanelSkeleton() {
  const t = useText()
  return (
    <div className="fy-game-grid" role="status" aria-busy="true" aria-label={t('list.loading')}>
      <TileSkeletons count={9} />
    </div>
  )
}

function HotPanel() {
  const featuredApi = useFeature(featured)
  const t = useText()
  const games = useResource(featuredApi.$games, () => featuredApi.load())
  return (
    <Panel category="HOT">
      <ResourceView
        resource={games}
        loading={<PanelSkeleton />}
        empty={<EmptyState text={t('list.empty.plain')} />}
        failedTitle={t('hot.failed')}
        onRetry={() => void featuredApi.refresh()}
      >
        {(shown) => (
          <ul className="fy-game-grid" aria-label={t('category.HOT')}>
            {shown.slice(0, SPEC_CONSTANTS.pageSizes.homeList).map((game) => (
              <li key={game.key} className="fy-game-grid-cell">
                <TileSlot game={game} />
              </li>
            ))}
          </ul>
        )}
      </ResourceView>
    </Panel>
  )
}

function Vendors({ category, categories, wide = false }: CategoryPanelProps & { readonly wide?: boolean }) {
  const t = useText()
  const { access } = useFoyer()
  const isListed = access.hasPage(categoryTarget(category))
  const vendors = isListed ? (categories.find(({ code }) => code === category)?.vendors ?? []) : []
  return (
    <Panel category={category}>
      {vendors.length === 0 ? (
        <EmptyState text={t('list.empty.plain')} />
      ) : (
        <ul
          className={
            wide ? 'fy-category-browser-vendors fy-category-browser-vendors-wide' : 'fy-category-browser-vendors'
          }
        >
          {vendors.map((vendor) => (
            <li key={vendor.code}>
              <VendorTile vendor={vendor} to={categoryTarget(category, vendor.code)} wide={wide} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
