import { shelves } from '@foyer/core'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeViewport, fakeViewport } from '../../testing/fake-viewport.ts'
import { type FoyerOnSandbox, openFoyerOnSandbox } from '../../testing/foyer-on-sandbox.ts'
import { renderWith } from '../../testing/render.tsx'
import { ScrollRow, scrollOffset } from '../scroll-row/scroll-row.tsx'
import { staleMark } from '../stale-mark/lazy-stale-mark.tsx'
import { CategoryShelf } from './category-shelf.tsx'

let client: FoyerOnSandbox
let platform: FakeViewport
beforeEach(async () => {
  platform = fakeViewport()
  client = await openFoyerOnSandbox()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const place = async (category: string) => {
  const { container } = renderWith(client.foyer, <CategoryShelf category={category} />)
  await client.settle()
  return container
}
const approach = async (container: HTMLElement) => {
  const section = container.querySelector('section')
  if (section === null) throw new Error('no shelf')
  platform.show(section, true)
  await client.settle()
}
const show = async (category: string) => {
  const container = await place(category)
  await approach(container)
  return container
}
const listsAsked = () => client.sandbox.control.log().filter(({ endpoint }) => endpoint === 'gameList').length
const slides = (container: HTMLElement) => [...container.querySelectorAll('.fy-scroll-row-slide')]
const tilesOf = (slide: Element | undefined) => slide?.querySelectorAll('.fy-game-tile').length

describe('the shelf of a category', () => {
  it('holds the place of its games, and asks for them when it comes near the screen', async () => {
    const asked = listsAsked()
    const container = await place('RNG')
    expect(container.querySelector('.fy-shelf-far h2')?.textContent).toBe('Slots')
    // The Tab key comes to the shelf by this link alone.
    expect(container.querySelector('.fy-shelf-far a')?.textContent).toBe('See all')
    expect(container.querySelectorAll('.fy-shelf-far svg')).toHaveLength(0)
    expect(listsAsked()).toBe(asked)
    await approach(container)
    expect(listsAsked()).toBe(asked + 1)
    expect(slides(container)).toHaveLength(5)
    expect(container.querySelectorAll('.fy-skeleton')).toHaveLength(0)
  })

  it('is made ready ahead of the screen when the phone has time, and at once when it is seen', async () => {
    const idle: (() => void)[] = []
    vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
    const asked = listsAsked()
    const container = await place('RNG')
    const section = container.querySelector('section')
    const belowScreen = vi
      .spyOn(section ?? document.body, 'getBoundingClientRect')
      .mockReturnValue(new DOMRect(0, window.innerHeight + 100, 300, 300))
    await approach(container)
    expect(listsAsked()).toBe(asked)
    expect(idle).toHaveLength(1)
    act(() => idle[0]?.())
    await client.settle()
    expect(listsAsked()).toBe(asked + 1)
    cleanup()

    belowScreen.mockRestore()
    await show('LIVE')
    expect(idle).toHaveLength(1)
    expect(listsAsked()).toBe(asked + 2)
  })

  it('[HOME-11] shows 3 slides per view, 2 for sports and lottery', async () => {
    expect((await show('RNG')).querySelector('.fy-scroll-row-3')).not.toBeNull()
    cleanup()
    expect((await show('SPORTS')).querySelector('.fy-scroll-row-2')).not.toBeNull()
  })

  it('[HOME-12] stacks games in pairs above the threshold of the category', async () => {
    const rng = slides(await show('RNG'))
    expect(rng).toHaveLength(5)
    expect(rng.map(tilesOf)).toEqual([2, 2, 2, 2, 1])
  })

  it('[HOME-13] has named arrows, disabled at the ends', async () => {
    const container = await show('RNG')
    const previous = screen.getByRole('button', { name: 'Previous games: Slots' })
    const next = screen.getByRole('button', { name: 'Next games: Slots' })
    const track = container.querySelector<HTMLElement>('.fy-scroll-row-track')
    if (track === null) throw new Error('no track')
    Object.defineProperties(track, { scrollWidth: { value: 900 }, clientWidth: { value: 300 } })
    const asked: (number | undefined)[] = []
    track.scrollTo = ((options: ScrollToOptions) => {
      asked.push(options.left)
      track.scrollLeft = options.left ?? 0
      fireEvent.scroll(track)
    }) as typeof track.scrollTo
    fireEvent.scroll(track)
    expect([previous, next].map((arrow) => (arrow as HTMLButtonElement).disabled)).toEqual([true, false])
    fireEvent.click(next)
    expect([previous, next].map((arrow) => (arrow as HTMLButtonElement).disabled)).toEqual([false, false])
    fireEvent.click(next)
    expect([previous, next].map((arrow) => (arrow as HTMLButtonElement).disabled)).toEqual([false, true])
    expect(asked).toEqual([300, 600])
    expect(scrollOffset(track)).toEqual({ from: 600, rest: 0 })
  })

  it('[HOME-13] has no arrows where everything is in view', () => {
    renderWith(
      client.foyer,
      <ScrollRow label="Few" perView={3} slides={['a', 'b', 'c'].map((key) => ({ key, content: key }))} />,
    )
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
  })

  it('[HOME-15] has a vendor menu with All first and chosen; a vendor shows its own games', async () => {
    const container = await show('RNG')
    const menu = screen.getByRole('group', { name: 'Providers of Slots' })
    const [all, first] = within(menu).getAllByRole('button')
    expect(all?.textContent).toBe('All')
    expect(all?.getAttribute('aria-pressed')).toBe('true')
    if (first === undefined) throw new Error('no vendor')
    const name = within(first).getByRole('img').getAttribute('alt')
    fireEvent.click(first)
    await client.settle()
    expect(first.getAttribute('aria-pressed')).toBe('true')
    expect(all?.getAttribute('aria-pressed')).toBe('false')
    const vendors = [...container.querySelectorAll('.fy-game-tile-vendor')].map((row) => row.textContent)
    expect(new Set(vendors)).toEqual(new Set([name]))
  })

  it('[PERR-10] says of when its games are, where newer ones cannot be had', async () => {
    const shelf = client.foyer.use(shelves).createShelf('RNG')
    await shelf.load()
    client.ports.network.setOnline(false)
    await shelf.refresh()
    await staleMark.load()
    await show('RNG')
    expect(document.querySelector('.fy-stale-mark')?.textContent).toMatch(/As of .*\d:\d\d/)
    expect(document.querySelectorAll('.fy-game-tile').length).toBeGreaterThan(0)
    client.ports.network.setOnline(true)
    await client.settle()
    expect(document.querySelector('.fy-stale-mark')).toBeNull()
    shelf.dispose()
  })

  it('leads to the whole category, and says what failed', async () => {
    await show('FISH')
    expect(screen.getByRole('link', { name: 'See all Fishing' }).getAttribute('href')).toBe('/m/fishing-games')
    cleanup()
    await client.sandbox.control.setFault({ endpoint: 'gameList', kind: 'status:400', times: 1 })
    await show('PVP')
    expect(screen.getByRole('alert').textContent).toContain('The games could not be loaded.')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await client.settle()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.querySelectorAll('.fy-game-tile').length).toBeGreaterThan(0)
  })
})
