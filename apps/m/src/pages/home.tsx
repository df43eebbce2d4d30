import { homeBlocks } from '@foyer/core'
import {
  BannerCarousel,
  CategoryBrowser,
  CategoryTabs,
  GameSlider,
  HotCarousel,
  Ticker,
  useCatalogue,
  useFoyer,
} from '@foyer/react'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Prerendered } from '../parts/prerendered.tsx'
import type { PageProps } from '../routes.ts'

/** The lobby (HOME-01 to HOME-20). Another visit, for example by the logo, begins at HOME again (HEADER-02). */
export function Page({ visit }: PageProps) {
  return (
    <div className="site-lobby">
      <Prerendered ready={useLobbyReady()}>
        <Lobby key={visit} />
      </Prerendered>
    </div>
  )
}

function Lobby() {
  const [category, setCategory] = useState('HOME')
  const blocks = homeBlocks(category)
  const catalogue = useCatalogue()
  const codes = catalogue.status === 'ready' ? catalogue.data.categories.map(({ code }) => code) : []
  return (
    <>
      {blocks.includes('ticker') ? <Ticker /> : null}
      {blocks.includes('banners') ? <BannerCarousel /> : null}
      {blocks.includes('hotGames') ? <HotCarousel /> : null}
      <CategoryTabs current={category} onSelect={setCategory} />
      {(category === 'HOME' ? codes : codes.filter((code) => code === category)).map((code) => (
        <GameSlider key={code} category={code} />
      ))}
      <CategoryBrowser key={category} initial={category} />
    </>
  )
}

/** The first screen can be drawn, or it is known that it cannot. */
function useLobbyReady(): boolean {
  const { announcements, hot } = useFoyer()
  const sources = [useStore(announcements.$banners), useStore(hot.$games), useCatalogue()]
  return sources.every(({ status }) => status === 'ready' || status === 'failed')
}
