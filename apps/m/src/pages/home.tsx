import { homeBlocks } from '@foyer/core'
import {
  BannerCarousel,
  CategoryBrowser,
  CategoryTabs,
  HotCarousel,
  Ticker,
  useCatalogue,
  useFoyer,
} from '@foyer/react'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Prerendered } from '../parts/prerendered.tsx'

/** The lobby (HOME-01 to HOME-20). */
export function Page() {
  const [category, setCategory] = useState('HOME')
  const blocks = homeBlocks(category)
  return (
    <>
      <Prerendered ready={useLobbyReady()}>
        {blocks.includes('ticker') ? <Ticker /> : null}
        {blocks.includes('banners') ? <BannerCarousel /> : null}
        {blocks.includes('hotGames') ? <HotCarousel /> : null}
        <CategoryTabs current={category} onSelect={setCategory} />
        <CategoryBrowser category={category} onSelect={setCategory} />
      </Prerendered>
    </>
  )
}

/** The first screen can be drawn, or it is known that it cannot. */
function useLobbyReady(): boolean {
  const { announcements, hot } = useFoyer()
  const sources = [useStore(announcements.$banners), useStore(hot.$games), useCatalogue()]
  return sources.every(({ status }) => status === 'ready' || status === 'failed')
}
