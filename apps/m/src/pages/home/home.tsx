import { announcements, type Category, catalogue, type Foyer, featured } from '@foyer/core'
import { homeBlocks } from '@foyer/core/site'
import {
  BannerCarousel,
  CategoryShelf,
  CategoryTabs,
  EmptyState,
  FeaturedCarousel,
  LazyCategoryBrowser,
  SearchEntry,
  ShelfSkeletons,
  Ticker,
  useAccess,
  useFeature,
  useResource,
  useText,
} from '@foyer/react'
import type { PageProps } from '@foyer/react/router'
import { memo, type ReactNode, useDeferredValue, useLayoutEffect, useRef, useState } from 'react'
import { LazyHomeOverlays, LazyInstallLink } from '../../components/lazy-home-overlays.tsx'

/** As many as fill a screen: parts below them are out of sight, so they may move when more arrive. */
const SKELETON_SHELVES = 4

/** The lobby (HOME-01 to HOME-20). Another visit, for example by the logo, begins at HOME again (HEADER-02). */
export function Page({ reloadKey }: PageProps) {
  return (
    <div className="site-lobby">
      <Lobby key={reloadKey} />
    </div>
  )
}

/** Memoised, so that a render of the page around it does not render the lobby. */
const Lobby = memo(function Lobby() {
  const t = useText()
  const [chosen, setCategory] = useState('HOME')
  const favourites = useAccess().check('favourites').outcome === 'allow'
  // Favourites belong to one member.
  const category = chosen === 'FAV' && !favourites ? 'HOME' : chosen
  // The tab answers a tap at once; what it shows is rendered behind it.
  const shown = useDeferredValue(category)
  const catalogueApi = useFeature(catalogue)
  const data = useResource(catalogueApi.$data, () => catalogueApi.load())
  // The known categories stay during a reload, for example in another language, so that the scroll position is kept.
  const [known, setKnown] = useState<readonly Category[]>([])
  if (data.status === 'ready' && data.data.categories !== known) setKnown(data.data.categories)
  // Without categories there is no use for a menu of them.
  const nothing = data.status === 'ready' && known.length === 0
  return (
    <>
      <SearchEntry to={{ name: 'search' }} />
      <BlocksAboveTabs category={shown} />
      {nothing ? <EmptyState title={t('page.home.empty.title')} text={t('page.home.empty.text')} /> : null}
      {nothing ? null : <CategoryTabs current={category} onSelect={setCategory} />}
      {known.length === 0 && (data.status === 'idle' || data.status === 'loading') ? (
        <ShelfSkeletons count={SKELETON_SHELVES} />
      ) : null}
      {nothing ? null : (
        <IgnoreTapsAfterMove category={shown}>
          <BlocksBelowTabs category={shown} categories={known} />
        </IgnoreTapsAfterMove>
      )}
      <LazyHomeOverlays />
    </>
  )
})

/** How long a tap counts as meant for what stood there before, ms. */
const MOVE_MS = 400

interface IgnoreTapsAfterMoveProps {
  readonly category: string
  readonly children: ReactNode
}

/**
 * What is above the tabs goes with a change of the category (HOME-02), and the games come up to where the tabs were: a
 * second tap on a tab must not start a game.
 */
function IgnoreTapsAfterMove({ category, children }: IgnoreTapsAfterMoveProps) {
  const element = useRef<HTMLDivElement>(null)
  const last = useRef(category)
  useLayoutEffect(() => {
    if (last.current === category) return undefined
    last.current = category
    const ended = new AbortController()
    let isMoving = true
    /** A press that began during the move is ignored whole, also where its click comes later. */
    let isIgnored = false
    const ignore = (event: Event) => {
      if (event.type !== 'click') isIgnored = isMoving
      if (!isMoving && !isIgnored) {
        ended.abort()
        return
      }
      // A link leads back.
      if (event.target instanceof Element && event.target.closest('a') !== null) return
      event.stopPropagation()
      if (event.type === 'click') event.preventDefault()
    }
    for (const type of ['touchstart', 'pointerdown', 'click']) {
      element.current?.addEventListener(type, ignore, { capture: true, signal: ended.signal })
    }
    const timer = setTimeout(() => {
      isMoving = false
      if (!isIgnored) ended.abort()
    }, MOVE_MS)
    return () => {
      clearTimeout(timer)
      ended.abort()
    }
  }, [category])
  return (
    <div ref={element} className="site-lobby__below">
      {children}
    </div>
  )
}

/** Memoised, as {@link BlocksBelowTabs}: a tap on a tab renders the tabs alone before it is painted. */
const BlocksAboveTabs = memo(function BlocksAboveTabs({ category }: { readonly category: string }) {
  const blocks = homeBlocks(category)
  return (
    <>
      {blocks.includes('ticker') ? <Ticker action={<LazyInstallLink />} /> : null}
      {blocks.includes('banners') ? <BannerCarousel /> : null}
      {blocks.includes('hotGames') ? <FeaturedCarousel /> : null}
    </>
  )
})

interface BlocksBelowTabsProps {
  readonly category: string
  readonly categories: readonly Category[]
}

const BlocksBelowTabs = memo(function BlocksBelowTabs({ category, categories }: BlocksBelowTabsProps) {
  const shelves = categories.filter(({ code }) => category === 'HOME' || code === category)
  return (
    <>
      {shelves.map(({ code }, at) => (
        <CategoryShelf key={code} category={code} eager={at === 0} />
      ))}
      <LazyCategoryBrowser key={category} initial={category} />
    </>
  )
})

/** What its document is drawn from. */
export const loader = (foyer: Foyer) => [
  () => foyer.use(catalogue).load(),
  () => foyer.use(announcements).loadHome(),
  () => foyer.use(featured).load(),
]

export const revalidate = (foyer: Foyer) => [
  () => foyer.use(catalogue).refresh(),
  () => foyer.use(announcements).refreshHome(),
  () => foyer.use(featured).refresh(),
]
