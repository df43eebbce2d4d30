import { announcementsFeature, homeBlocks, hotFeature } from '@foyer/core'
import {
  BannerCarousel,
  CategoryTabs,
  GameSlider,
  HotCarousel,
  LateCategoryBrowser,
  Ticker,
  useCatalogue,
  useFeature,
  useFoyer,
  useResource,
} from '@foyer/react'
import { useRef, useState } from 'react'
import type { PageProps } from '../routes.ts'
import { LateExtras } from './late-extras.tsx'
import { Prerendered } from './prerendered.tsx'

/** The lobby (HOME-01 to HOME-20). Another visit, for example by the logo, begins at HOME again (HEADER-02). */
export function Page({ visit }: PageProps) {
  return (
    <Prerendered className="site-lobby" ready={useLobbyReady()}>
      <Lobby key={visit} />
    </Prerendered>
  )
}

function Lobby() {
  const [category, setCategory] = useState('HOME')
  const blocks = homeBlocks(category)
  const catalogue = useCatalogue()
  // What is loaded anew, as in another language, keeps its place: the page must not lose where it was scrolled to.
  const known = useRef<readonly string[]>([])
  if (catalogue.status === 'ready') known.current = catalogue.data.categories.map(({ code }) => code)
  const codes = known.current
  return (
    <>
      {blocks.includes('ticker') ? <Ticker /> : null}
      {blocks.includes('banners') ? <BannerCarousel /> : null}
      {blocks.includes('hotGames') ? <HotCarousel /> : null}
      <CategoryTabs current={category} onSelect={setCategory} />
      {(category === 'HOME' ? codes : codes.filter((code) => code === category)).map((code) => (
        <GameSlider key={code} category={code} />
      ))}
      <LateCategoryBrowser key={category} initial={category} />
      <LateExtras />
    </>
  )
}

/** The first screen can be drawn, or it is known that it cannot. */
function useLobbyReady(): boolean {
  const { catalogue } = useFoyer()
  const hot = useFeature(hotFeature)
  const announcements = useFeature(announcementsFeature)
  const sources = [
    useResource(announcements.$banners, () => announcements.loadHome()),
    useResource(hot.$games, () => hot.load()),
    useResource(catalogue.$data, () => catalogue.load()),
  ]
  return sources.every(({ status }) => status === 'ready' || status === 'failed')
}
