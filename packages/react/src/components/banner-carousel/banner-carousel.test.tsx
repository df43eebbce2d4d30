import { announcements, type Banner, type Resource } from '@foyer/core'
import { cleanup, screen, within } from '@testing-library/react'
import { atom } from 'nanostores'
import { afterEach, describe, expect, it } from 'vitest'
import { renderWith } from '../../testing/render.tsx'
import { DONE, stubFoyer } from '../../testing/stub-foyer.ts'
import { withFeature } from '../../testing/with-feature.ts'
import { BannerCarousel } from './banner-carousel.tsx'

afterEach(cleanup)

const banner = (more: Partial<Banner>): Banner => ({
  bannerId: 1,
  title: 'Weekend ng gintong karpa',
  images: ['banners/home-2.svg'],
  target: { kind: 'page', path: '/m/fishing-games' },
  groupName: 'm_home',
  raw: {},
  ...more,
})

function setup(...banners: Banner[]) {
  const $banners = atom<Resource<readonly Banner[]>>({
    status: 'ready',
    data: banners,
    refreshing: false,
    stale: false,
  })
  const foyer = withFeature(stubFoyer().foyer, announcements, { $banners, loadHome: async () => DONE })
  return renderWith(foyer, <BannerCarousel />)
}

describe('banners', () => {
  it('[HOME-03][I18N-02] say their title in words over the picture, which says nothing itself', () => {
    setup(banner({}))
    const link = screen.getByRole('link', { name: 'Weekend ng gintong karpa' })
    expect(within(link).getByText('Weekend ng gintong karpa').tagName).toBe('SPAN')
    expect(link.querySelector('img')?.getAttribute('alt')).toBe('')
  })

  it('[HOME-03] are read without a link too, and need no title', () => {
    setup(banner({ target: { kind: 'none' } }), banner({ bannerId: 2, title: undefined, target: { kind: 'none' } }))
    expect(screen.getByText('Weekend ng gintong karpa')).toBeDefined()
    expect(document.querySelectorAll('.fy-banner-carousel-words')).toHaveLength(1)
  })
})
