import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeViewport } from '../../testing/fake-viewport.ts'
import { type FoyerOnSandbox, openFoyerOnSandbox } from '../../testing/foyer-on-sandbox.ts'
import { renderWith } from '../../testing/render.tsx'
import { autoplayModule } from '../autoplay/use-motion-chunk.ts'
import { marqueeTiming } from './marquee-timing.ts'
import { Ticker } from './ticker.tsx'

let client: FoyerOnSandbox
beforeAll(async () => {
  await autoplayModule.load()
})
beforeEach(() => {
  fakeViewport()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  Reflect.deleteProperty(Element.prototype, 'animate')
})

const show = async (path?: string, announcements?: readonly string[]) => {
  client = await openFoyerOnSandbox(path === undefined ? {} : { path })
  if (announcements !== undefined) {
    await client.sandbox.control.setAnnouncements({
      announcements: announcements.map((title, index) => notice(index + 1, title)),
    })
  }
  renderWith(client.foyer, <Ticker />)
  await client.settle()
  return screen.getByRole('region', { name: 'Announcements' })
}
const texts = (text: string) => ({ EN: text, TY: text, BN: text })
const notice = (id: number, title: string) => ({
  id,
  group: 'player' as const,
  title: texts(title),
  content: texts(`<p>Secret ${id}</p>`),
  // The latest first.
  startDay: -id,
  noExpiry: true,
  categoryIds: [],
  images: [],
})
const firstLine = (ticker: HTMLElement) => {
  const [line] = within(ticker).getAllByRole('list')
  if (line === undefined) throw new Error('no line')
  return line
}

describe('the ticker', () => {
  it('stays paused when the page is shown again', async () => {
    await show(undefined, ['One'])
    fireEvent.click(screen.getByRole('button', { name: 'Pause announcements' }))
    cleanup()
    renderWith(client.foyer, <Ticker />)
    await client.settle()
    expect(screen.getByRole('button', { name: 'Let announcements move' })).toBeDefined()
  })

  it('[NOTICE-10] shows titles only', async () => {
    const ticker = await show(undefined, ['One', 'Two & three'])
    const titles = within(firstLine(ticker)).getAllByRole('link')
    expect(titles.map((title) => title.textContent)).toEqual(['One', 'Two & three'])
    expect(ticker.textContent).not.toContain('Secret')
    expect(ticker.textContent).not.toContain('2025')
  })

  it('[NOTICE-11] leads to the announcement that was tapped, and says where from', async () => {
    const ticker = await show('/m/home?x=1', ['One', 'Two'])
    const second = within(firstLine(ticker)).getByRole('link', { name: 'Two' })
    expect(second.getAttribute('href')).toBe('/m/notice?index=1&referrer=%2Fm%2Fhome%3Fx%3D1')
    fireEvent.click(second)
    await client.settle()
    expect(client.ports.navigation.current()).toBe('/m/notice?index=1&referrer=%2Fm%2Fhome%3Fx%3D1')
  })

  it('[NOTICE-12] shows one line that says that there is none, and that leads nowhere', async () => {
    const ticker = await show(undefined, [])
    expect(screen.getAllByText('No announcement')).toHaveLength(1)
    expect(within(ticker).queryByRole('link')).toBeNull()
    fireEvent.click(screen.getByText('No announcement'))
    await client.settle()
    expect(client.ports.navigation.current()).toBe('/m/home')
  })

  it('[HOME-20][CONST-08] moves 30 times a second, whatever its length', () => {
    for (const width of [10, 500, 3333]) {
      const { duration, steps } = marqueeTiming(width)
      expect((steps / duration) * 1000).toBe(30)
    }
  })

  it('[HOME-20] runs until paused by hand, out of view, in a hidden tab, or under a finger', async () => {
    const runs: { cancelled: boolean; paused: boolean; easing: unknown }[] = []
    Element.prototype.animate = ((_frames: unknown, options: KeyframeAnimationOptions) => {
      const run = { cancelled: false, paused: false, easing: options.easing }
      runs.push(run)
      return {
        currentTime: 0,
        pause: () => {
          run.paused = true
        },
        play: () => {
          run.paused = false
        },
        cancel: () => {
          run.cancelled = true
        },
      }
    }) as unknown as Element['animate']
    const running = () => runs.filter((run) => !run.cancelled && !run.paused).length
    const ticker = await show(undefined, ['One'])
    const element = ticker.querySelector('.fy-ticker-box')
    if (element === null) throw new Error('no box')
    expect(running()).toBe(1)
    expect(runs[0]?.easing).toBe('steps(30)')

    fireEvent.click(screen.getByRole('button', { name: 'Pause announcements' }))
    expect(running()).toBe(0)
    fireEvent.click(screen.getByRole('button', { name: 'Let announcements move' }))
    expect(running()).toBe(1)

    fireEvent.pointerEnter(element)
    expect(running()).toBe(0)
    fireEvent.pointerLeave(element)
    expect(running()).toBe(1)

    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    fireEvent(document, new Event('visibilitychange'))
    expect(running()).toBe(0)
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
    fireEvent(document, new Event('visibilitychange'))
    expect(running()).toBe(1)
  })
})
