import { catalogue, type GameList } from '@foyer/core'
import { listVendorMenu } from '@foyer/core/site'
import { useStore } from '@nanostores/react'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useResource } from '../../hooks/use-resource.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { categoryName } from '../../text/category-name.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useText } from '../../text/use-text.ts'
import { ActiveFilters } from '../active-filters/active-filters.tsx'
import { CategorySelect } from '../category-select/category-select.tsx'
import { FilterDrawer } from '../filter-drawer/filter-drawer.tsx'
import { GameGrid } from '../game-grid/game-grid.tsx'
import type { RenderTile } from '../game-tile/tile-renderer.ts'
import { joinClasses } from '../join-classes.ts'
import { ListTabs } from '../list-tabs/list-tabs.tsx'
import { ScrollTop } from '../scroll-top/scroll-top.tsx'
import { SearchBox } from '../search-box/search-box.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { Row } from '../stack/row.tsx'
import { VendorIcon } from '../vendor-menu/vendor-icon.tsx'
import { VendorMenu } from '../vendor-menu/vendor-menu.tsx'
import { EmptyList } from './empty-list.tsx'

export interface GameListScreenProps {
  readonly list: GameList
  /** What the dropdown shows: a category, or HOT on the hot-games centre (HOT-01). */
  readonly category: string
  /** Code of the vendor that the address fixes: its icon stands in place of the menu (LIST-02). */
  readonly fixedVendor?: string | undefined
  /** Between the bar and the tabs. */
  readonly children?: ReactNode
  /** Above all games, while nothing is searched, filtered or chosen. */
  readonly filters?: ReactNode
  /** Draws a game in place of our tile; keep it stable. */
  readonly renderTile?: RenderTile | undefined
  readonly className?: string | undefined
}

/** A page of games: dropdown, search, filter, vendors, tabs, and the endless grid (LIST-01 to LIST-11, HOT-01). */
export function GameListScreen(props: GameListScreenProps) {
  return (
    <PageTexts>
      <Screen {...props} />
    </PageTexts>
  )
}

/** Vendors that are on their way, across a phone's screen. */
const SKELETON_COUNT = ['one', 'two', 'three', 'four']

function Screen({ list, category, fixedVendor, children, filters, renderTile, className }: GameListScreenProps) {
  const catalogueApi = useFeature(catalogue)
  const t = useText()
  const query = useStore(list.$query)
  const [drawerOpen, setDrawerOpen] = useState(false)
  const data = useResource(catalogueApi.$data, () => catalogueApi.load())
  const { drawerCount: active, isUnfiltered } = useStore(list.$filters)
  const known = data.status === 'ready' ? data.data : undefined
  const waiting = data.status === 'idle' || data.status === 'loading'
  const hasMenu = fixedVendor === undefined && data.status !== 'failed'
  const vendors = hasMenu ? listVendorMenu(category, known) : []

  return (
    <div className={joinClasses('fy-game-list', className)} data-category={category}>
      <div className="fy-game-list-bar">
        {fixedVendor === undefined ? (
          <CategorySelect current={category} />
        ) : waiting ? (
          <Row as="span" gap={0} oneLine shrink align="center" className="fy-vendor-icon">
            <span className="fy-cdn-image fy-cdn-image-logo fy-skeleton" />
          </Row>
        ) : (
          <VendorIcon
            vendor={{
              name: catalogueApi.vendorName(fixedVendor),
              icon: catalogueApi.vendorIcon(fixedVendor),
            }}
          />
        )}
        <SearchBox
          value={query.name}
          onSearch={(text) => void list.search(text)}
          list={list}
          vendorCode={fixedVendor}
        />
        <button
          type="button"
          className="fy-game-list-filter"
          aria-haspopup="dialog"
          data-replay=""
          aria-label={active > 0 ? t('filter.openCount', { count: active }) : t('filter.open')}
          onClick={() => setDrawerOpen(true)}
        >
          <SlidersHorizontal aria-hidden="true" className="fy-icon" />
          {active > 0 ? <span className="fy-game-list-filter-count">{active}</span> : null}
        </button>
      </div>
      {vendors === undefined ? (
        <div className="fy-toggle-group fy-toggle-group-chips" aria-hidden="true">
          {SKELETON_COUNT.map((key) => (
            <Skeleton key={key} className="fy-vendor-menu-waiting" />
          ))}
        </div>
      ) : vendors.length > 0 ? (
        <VendorMenu
          label={t('vendors.label')}
          vendors={vendors}
          value={query.vendorCode}
          onChange={(code) => void list.setQuery({ vendorCode: code })}
        />
      ) : null}
      {children}
      <ListTabs list={list} keepsPlace={category !== 'HOT'} />
      {filters !== undefined && isUnfiltered ? filters : null}
      <ActiveFilters list={list} />
      <GameGrid
        list={list}
        label={categoryName(t, category)}
        renderTile={renderTile}
        empty={<EmptyList list={list} fixedVendor={fixedVendor} />}
      />
      <ScrollTop />
      <FilterDrawer list={list} open={drawerOpen} onClose={() => setDrawerOpen(false)} />
    </div>
  )
}
