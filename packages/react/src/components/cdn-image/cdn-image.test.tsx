import { createTestFoyer } from '@foyer/core/testing'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { type RenderWithOptions, renderWith } from '../../testing/render.tsx'
import { CdnImage, type CdnImageProps } from './cdn-image.tsx'

afterEach(cleanup)

const setup = (props: Partial<CdnImageProps> = {}, template?: string, options?: RenderWithOptions) => {
  const cdn = { hosts: ['https://one.example'], default: 'https://own.example', pick: 'stable' as const }
  const { foyer, ports, dispose } = createTestFoyer({
    config: { cdn: template === undefined ? cdn : { ...cdn, template } },
  })
  onTestFinished(dispose)
  const show = (more: Partial<CdnImageProps>) => <CdnImage path="games/JL/1.svg" alt="Fire" {...props} {...more} />
  const view = renderWith(foyer, show({}), options)
  const reconnect = () =>
    act(() => {
      ports.network.setOnline(false)
      ports.network.setOnline(true)
    })
  return { view, reconnect }
}
const address = () => screen.getByRole('img', { name: 'Fire' }).getAttribute('src')

describe('a picture', () => {
  it('[CDN-03] falls back to the default host, then to the default icon, in the same box', () => {
    const { view } = setup()
    const frame = view.container.querySelector('.fy-cdn-image')
    expect(address()).toBe('https://one.example/demo/games/JL/1.svg')
    fireEvent.error(screen.getByRole('img'))
    expect(address()).toBe('https://own.example/demo/games/JL/1.svg')
    fireEvent.error(screen.getByRole('img'))
    expect(address()).toBeNull()
    expect(screen.getByRole('img', { name: 'Fire' }).querySelector('svg')).not.toBeNull()
    expect(view.container.querySelector('.fy-cdn-image')).toBe(frame)
  })

  it('offers half the size to screens of few pixels, where the host has several sizes', () => {
    setup({}, '{cdn}/w{width}/{path}')
    const shown = screen.getByRole('img')
    const [half, whole] = [150, 300].map((width) => `https://one.example/w${width}/games/JL/1.svg`)
    expect([address(), shown.getAttribute('srcset')]).toEqual([whole, `${half} 1x, ${whole} 2x`])
    cleanup()
    setup()
    expect(screen.getByRole('img').getAttribute('srcset')).toBeNull()
  })

  it('that could not be had is asked for again when the network is back, once it comes into view', () => {
    const { reconnect } = setup({ priority: 'first' })
    fireEvent.error(screen.getByRole('img'))
    fireEvent.error(screen.getByRole('img'))
    expect(address()).toBeNull()
    reconnect()
    expect(address()).toBe('https://one.example/demo/games/JL/1.svg')
    expect(screen.getByRole('img').getAttribute('loading')).toBe('lazy')
    fireEvent.error(screen.getByRole('img'))
    fireEvent.error(screen.getByRole('img'))
    expect(address()).toBeNull()
  })

  it('that leaves the page on its way is given up, and one that has come is not', () => {
    const leave = (has: { readonly come: boolean }) => {
      setup({}, '{cdn}/w{width}/{path}')
      const shown = screen.getByRole<HTMLImageElement>('img')
      Object.defineProperty(shown, 'complete', { value: has.come })
      cleanup()
      return [shown.src, shown.srcset]
    }
    expect(leave({ come: false })).toEqual(['data:,', ''])
    const [half, whole] = [150, 300].map((width) => `https://one.example/w${width}/games/JL/1.svg`)
    expect(leave({ come: true })).toEqual([whole, `${half} 1x, ${whole} 2x`])
  })

  it('on its way keeps its address in StrictMode, which takes each effect back once', () => {
    setup({}, undefined, { reactStrictMode: true })
    expect(screen.getByRole<HTMLImageElement>('img').complete).toBe(false)
    expect(address()).toBe('https://one.example/demo/games/JL/1.svg')
  })

  it('that stands is left alone when the network is back, from whichever host it came', () => {
    const { reconnect } = setup()
    fireEvent.error(screen.getByRole('img'))
    const shown = screen.getByRole('img')
    reconnect()
    expect(screen.getByRole('img')).toBe(shown)
    expect(address()).toBe('https://own.example/demo/games/JL/1.svg')
  })

  it('[CDN-03] shows the default icon for a game without a picture', () => {
    setup({ path: undefined })
    expect(screen.getByRole('img', { name: 'Fire' }).querySelector('svg')).not.toBeNull()
  })

  it('keeps the icon to itself where the words say it already', () => {
    setup({ path: undefined, alt: '' })
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('waits for the scroll, unless it is seen first', () => {
    setup()
    expect(screen.getByRole('img').getAttribute('loading')).toBe('lazy')
    cleanup()
    setup({ priority: 'hero' })
    expect(screen.getByRole('img').getAttribute('loading')).toBe('eager')
    expect(screen.getByRole('img').getAttribute('fetchpriority')).toBe('high')
  })
})
