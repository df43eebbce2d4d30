import { announcements } from '@foyer/core'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeViewport, fakeViewport } from '../../testing/fake-viewport.ts'
import { type FoyerOnSandbox, openFoyerOnSandbox } from '../../testing/foyer-on-sandbox.ts'
import { renderWith } from '../../testing/render.tsx'
import { stubMedia } from '../../testing/stub-media.ts'
import { autoplayModule } from '../autoplay/use-motion-chunk.ts'
import { BannerCarousel } from '../banner-carousel/banner-carousel.tsx'
import { FeaturedCarousel } from '../featured-carousel/featured-carousel.tsx'

// Swiper arrives after the first paint; what is shown here must stand without it.
vi.mock('swiper', () => Promise.reject(new Error('offline')))

let client: FoyerOnSandbox
let platform: FakeViewport
beforeAll(async () => {
  await autoplayModule.load()
})
beforeEach(async () => {
  platform = fakeViewport()
  client = await openFoyerOnSandbox()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const banner = (id: number) => ({
  bannerId: id,
  url: '/m/activity',
  title: { EN: `Banner ${id}`, TY: `Banner ${id}`, BN: `Banner ${id}` },
  groupName: 'm_home' as const,
  images: [`banners/${id}.svg`],
})
const withBanners = (count: number) =>
  client.sandbox.control.setAnnouncements({ banners: Array.from({ length: count }, (_, index) => banner(index + 1)) })

const current = () =>
  [...document.querySelectorAll('.fy-carousel-slide')].findIndex((slide) => !slide.hasAttribute('inert'))

describe('the banners', () => {
  it('[HOME-03] move on every 5 s, and begin again after the last', async () => {
    await withBanners(2)
    renderWith(client.foyer, <BannerCarousel />)
    await client.settle()
    expect(screen.getByRole('region', { name: 'Offers and news' }).getAttribute('aria-roledescription')).toBe(
      'carousel',
    )
    expect(current()).toBe(0)
    await client.advance(4999)
    expect(current()).toBe(0)
    await client.advance(1)
    expect(current()).toBe(1)
    await client.advance(5000)
    expect(current()).toBe(0)
  })

  it('[HOME-03] show the first picture at once, before everything else', async () => {
    await withBanners(3)
    renderWith(client.foyer, <BannerCarousel />)
    await client.settle()
    const pictures = [...document.querySelectorAll('img')]
    expect(pictures.map((picture) => picture.getAttribute('fetchpriority'))).toEqual(['high', 'auto', 'auto'])
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy'])
    expect(screen.getByRole('link', { name: 'Banner 1' }).getAttribute('href')).toBe('/m/activity')
  })

  it('[HOME-03] stand still where there is one only, and have no controls', async () => {
    await withBanners(1)
    renderWith(client.foyer, <BannerCarousel />)
    await client.settle()
    const timers = client.clock.pending.length
    await client.advance(20_000)
    expect(current()).toBe(0)
    expect(client.clock.pending.length).toBeLessThanOrEqual(timers)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('[HOME-03] that become one stand still, whatever number of views there was before', async () => {
    await withBanners(3)
    const bound = vi.spyOn(autoplayModule, 'loaded').mockReturnValue({
      ...(await autoplayModule.load()),
      bindCarousel: (_track, _rotation, onViews) => {
        onViews(3)
        return { show: () => true, update() {}, end() {} }
      },
    })
    renderWith(client.foyer, <BannerCarousel />)
    await client.settle()
    await withBanners(1)
    void client.foyer.use(announcements).refreshHome()
    await client.settle()
    await client.advance(20_000)
    expect([document.querySelectorAll('.fy-carousel-slide').length, current()]).toEqual([1, 0])
    bound.mockRestore()
  })

  it('[HOME-03] can be paused, are held out of view and under the focus, and go where a dot says', async () => {
    await withBanners(3)
    renderWith(client.foyer, <BannerCarousel />)
    await client.settle()
    fireEvent.click(screen.getByRole('button', { name: 'Pause the banners' }))
    await client.advance(20_000)
    expect(current()).toBe(0)
    fireEvent.click(screen.getByRole('button', { name: 'Let the banners move' }))
    await client.advance(5000)
    expect(current()).toBe(1)

    const region = screen.getByRole('region', { name: 'Offers and news' })
    platform.show(region, false)
    await client.advance(20_000)
    expect(current()).toBe(1)
    platform.show(region, true)
    await client.advance(5000)
    expect(current()).toBe(2)

    fireEvent.focusIn(region)
    await client.advance(20_000)
    expect(current()).toBe(2)
    fireEvent.click(screen.getByRole('button', { name: 'Show 1 of 3' }))
    expect(current()).toBe(0)
  })

  it('[HOME-03] stay paused when the page is shown again', async () => {
    await withBanners(3)
    renderWith(client.foyer, <BannerCarousel />)
    await client.settle()
    fireEvent.click(screen.getByRole('button', { name: 'Pause the banners' }))
    cleanup()
    renderWith(client.foyer, <BannerCarousel />)
    await client.settle()
    await client.advance(20_000)
    expect(current()).toBe(0)
    expect(screen.getByRole('button', { name: 'Let the banners move' })).toBeDefined()
  })

  it('[HOME-03] stand still under a finger, also while the browser scrolls with it', async () => {
    await withBanners(3)
    renderWith(client.foyer, <BannerCarousel />)
    await client.settle()
    const region = screen.getByRole('region', { name: 'Offers and news' })
    fireEvent.pointerDown(region)
    fireEvent.touchStart(region)
    fireEvent.pointerCancel(region)
    fireEvent.pointerLeave(region)
    await client.advance(20_000)
    expect(current()).toBe(0)
    fireEvent.touchEnd(region)
    await client.advance(5000)
    expect(current()).toBe(1)
  })

  it('[HOME-03] do not move under reduced motion', async () => {
    stubMedia((query) => query.includes('reduced-motion'))
    await withBanners(3)
    renderWith(client.foyer, <BannerCarousel />)
    await client.settle()
    for (let step = 0; step < 3; step += 1) {
      await client.advance(5000)
      expect(current()).toBe(0)
    }
    expect(screen.queryByRole('button', { name: /banners/ })).toBeNull()
  })

  it('are nothing where the merchant has none', async () => {
    await withBanners(0)
    const { container } = renderWith(client.foyer, <BannerCarousel />)
    await client.settle()
    expect(container.innerHTML).toBe('')
  })
})

describe('the hot games', () => {
  it('[HOME-04] move on every 8 s, three at a time, until paused', async () => {
    renderWith(client.foyer, <FeaturedCarousel />)
    await client.settle()
    const track = screen.getByRole('list', { name: 'Hot games' })
    expect(track.children.length).toBeGreaterThan(6)
    Object.defineProperties(track, { scrollWidth: { value: track.children.length * 100 }, clientWidth: { value: 300 } })
    const asked: (number | undefined)[] = []
    track.scrollTo = ((options: ScrollToOptions) => {
      asked.push(options.left)
      track.scrollLeft = options.left ?? 0
    }) as typeof track.scrollTo
    await client.advance(8000)
    await client.advance(8000)
    expect(asked).toEqual([300, 600])
    fireEvent.click(screen.getByRole('button', { name: 'Pause hot games' }))
    await client.advance(30_000)
    expect(asked).toEqual([300, 600])
    cleanup()
    expect(client.clock.pending.some((ms) => ms <= 8000)).toBe(false)
  })

  it('[HOME-12] are never paired', async () => {
    renderWith(client.foyer, <FeaturedCarousel />)
    await client.settle()
    const slides = [...document.querySelectorAll('.fy-scroll-row-slide')]
    const tiles = () => slides.map((slide) => slide.querySelectorAll('.fy-game-tile').length)
    expect(slides.length).toBeGreaterThan(12)
    expect(new Set(tiles())).toEqual(new Set([1]))
  })

  it('are drawn one view further than they are seen, even where a jump leaves some out', async () => {
    const sizes = [
      vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300),
      vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(2400),
    ]
    renderWith(client.foyer, <FeaturedCarousel />)
    await client.settle()
    const track = screen.getByRole('list', { name: 'Hot games' })
    // jsdom scrolls no elements.
    track.scrollTo = () => {}
    const drawn = () => track.querySelectorAll('.fy-game-tile').length
    expect(track.children).toHaveLength(24)
    expect(drawn()).toBe(6)
    track.scrollLeft = 1200
    fireEvent.scroll(track)
    await client.settle()
    expect(drawn()).toBe(18)
    track.scrollLeft = 0
    fireEvent.scroll(track)
    await client.settle()
    expect(drawn()).toBe(18)
    for (const size of sizes) size.mockRestore()
  })
})
