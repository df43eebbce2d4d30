import { FoyerError, type GameList, SPEC_CONSTANTS, type Store } from '@foyer/core'
import { createTestFoyer } from '@foyer/core/testing'
import { useStore } from '@nanostores/react'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { atom } from 'nanostores'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type FakeViewport, fakeViewport } from '../../testing/fake-viewport.ts'
import { games, stubList } from '../../testing/game-fixtures.ts'
import { renderWith } from '../../testing/render.tsx'
import { ActiveFilters } from '../active-filters/active-filters.tsx'
import { GameGrid } from './game-grid.tsx'

let platform: FakeViewport
beforeEach(() => {
  platform = fakeViewport()
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  sessionStorage.clear()
})

const show = (...list: Parameters<typeof stubList>) => {
  const { foyer } = createTestFoyer({ start: false })
  const stub = stubList(...list)
  const view = renderWith(foyer, <GameGrid list={stub.list} />)
  return { ...stub, view, foyer }
}
const end = () => {
  const element = document.querySelector('.fy-game-grid-end')
  if (element === null) throw new Error('no end')
  return element
}
const cells = () => screen.getAllByRole('listitem')
/** jsdom lays nothing out: rows are as high as the guess. */
const ROW = 176

describe('the grid of games', () => {
  it('[LIST-09] has at most 120 of 10,000 games in the page, wherever it is scrolled to', () => {
    show(games(10_000))
    expect(screen.getByRole('list').style.blockSize).toBe(`${Math.ceil(10_000 / 3) * ROW}px`)
    for (const top of [0, 5000, 300_000, 586_000]) {
      act(() => window.scrollTo({ top }))
      expect(cells().length).toBeLessThan(120)
      const places = cells().map((cell) => Number(cell.getAttribute('aria-posinset')))
      const first = Math.floor(top / ROW) * 3 + 1
      expect(places[0]).toBeLessThanOrEqual(first)
      expect(places.at(-1)).toBeGreaterThanOrEqual(Math.min(10_000, first + 5))
      expect(cells()[0]?.getAttribute('aria-setsize')).toBe('10000')
      const above = ((places[0] ?? 1) - 1) / 3
      expect(screen.getByRole('list').style.paddingBlockStart).toBe(`${above * ROW}px`)
    }
    expect(places(cells())).toEqual([...places(cells())].sort((a, b) => a - b))
  })

  it('is as high as the last one in its first frame, unless the width of the screen is another', () => {
    const height = () => screen.getByRole('list').style.blockSize
    const rect = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 200))
    show(games(9))
    expect(height()).toBe('600px')
    cleanup()
    rect.mockRestore()
    // It has not reported when the first frame is painted.
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    )
    onTestFinished(() => void vi.unstubAllGlobals())
    show(games(9))
    expect(height()).toBe('600px')
    cleanup()
    vi.stubGlobal('innerWidth', window.innerWidth + 300)
    show(games(9))
    // Not measured: the style sheet decides.
    expect(height()).toBe('')
  })

  it('[LIST-09] does not watch its end before it is as high as all of its rows', () => {
    let measure = () => {}
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(report: () => void) {
          measure = report
        }
        observe() {}
        disconnect() {}
      },
    )
    vi.stubGlobal('innerWidth', window.innerWidth + 500)
    onTestFinished(() => void vi.unstubAllGlobals())
    show(games(30), { hasMore: true, totalPages: 3, total: 90 })
    expect(platform.marginOf(end())).toBeUndefined()
    act(() => measure())
    expect(platform.marginOf(end())).toBe('0px 0px 400px 0px')
  })

  it('[LIST-09] asks for more while its end is within 400 px of the screen, and again when that was dropped', () => {
    const { calls, set } = show(games(30), { hasMore: true, totalPages: 3, total: 90 })
    expect(platform.marginOf(end())).toBe('0px 0px 400px 0px')
    platform.show(end(), false)
    calls.length = 0
    act(() => vi.advanceTimersByTime(5000))
    expect(calls).toEqual([])
    platform.show(end(), true)
    expect(calls).toEqual(['loadMore'])
    act(() => vi.advanceTimersByTime(SPEC_CONSTANTS.loadMoreMs))
    expect(calls).toEqual(['loadMore', 'loadMore'])
    act(() => set({ more: 'loading' }))
    act(() => vi.advanceTimersByTime(5000))
    expect(calls).toHaveLength(2)
  })

  it('[LIST-09] lets whoever walks on behind it reach the footer', () => {
    const { calls, foyer } = show(games(30), { hasMore: true, totalPages: 3 })
    platform.show(end(), false)
    calls.length = 0
    cleanup()
    const stub = stubList(games(30), { hasMore: true, totalPages: 3 })
    renderWith(
      foyer,
      <>
        <GameGrid list={stub.list} />
        <a href="#footer">Footer</a>
      </>,
    )
    platform.show(end(), false)
    stub.calls.length = 0
    screen.getByText('Footer').focus()
    platform.show(end(), true)
    act(() => vi.advanceTimersByTime(5000))
    expect(stub.calls).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Skip the games' }))
    expect(document.activeElement?.compareDocumentPosition(screen.getByText('Footer'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
  })

  it('[LIST-09] has a real button for the next page', () => {
    const { calls, set } = show(games(6), { hasMore: true, totalPages: 2 })
    platform.show(end(), false)
    calls.length = 0
    fireEvent.click(screen.getByRole('button', { name: 'Load more' }))
    expect(calls).toEqual(['loadMore'])
    act(() => set({ more: 'loading' }))
    expect(screen.getByRole('button', { name: 'Loading more games' }).getAttribute('aria-busy')).toBe('true')
    act(() => set({ more: 'idle', hasMore: false, page: 2 }))
    expect(screen.queryByRole('button', { name: /more/ })).toBeNull()
    expect(screen.queryByText('That is everything.')).not.toBeNull()
  })

  it('keeps room for the row that is coming, so that nothing moves', () => {
    const { view, set } = show(games(7), { hasMore: true, totalPages: 2 })
    const height = screen.getByRole('list').style.blockSize
    expect(view.container.querySelectorAll('.fy-game-tile-waiting')).toHaveLength(5)
    act(() => set({ more: 'loading' }))
    expect(screen.getByRole('list').style.blockSize).toBe(height)
    act(() => set({ more: 'idle', hasMore: false }, games(12)))
    expect(screen.getByRole('list').style.blockSize).toBe(height)
    expect(view.container.querySelectorAll('.fy-game-tile-waiting')).toHaveLength(0)
  })

  it('keeps what it has when the next page fails, and offers another try', () => {
    const { calls } = show(games(6), { hasMore: true, more: 'failed', totalPages: 2 })
    expect(cells()).toHaveLength(6)
    expect(screen.getByRole('alert').textContent).toContain('The next games did not arrive.')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(calls).toEqual(['loadMore'])
  })

  it('[LIST-11] shows the empty state in place of the grid, and not while loading', () => {
    const { set } = show([], { status: 'loading' })
    expect(screen.getByRole('status', { name: 'Loading games' }).getAttribute('aria-busy')).toBe('true')
    expect(screen.queryByText('No games found')).toBeNull()
    act(() => set({ status: 'ready' }))
    expect(screen.queryByText('No games found')).not.toBeNull()
    expect(screen.queryByRole('list')).toBeNull()
  })

  it('shows new games behind the old ones, and their number with them', async () => {
    const { foyer } = createTestFoyer({ start: false })
    const stub = stubList(games(3))
    renderWith(
      foyer,
      <>
        <GameGrid list={stub.list} />
        <ActiveFilters list={stub.list} />
      </>,
    )
    const shown = () => [cells().length, screen.getByText(/^\d+ games$/).textContent]
    await asInBrowser(async () => {
      stub.set({}, games(6))
      await null
      expect(shown()).toEqual([3, '3 games'])
    })
    await expect.poll(shown).toEqual([6, '6 games'])
  })

  it('[LIST-11] shows no games of before beside what has none, nor those of another list', async () => {
    const { foyer } = createTestFoyer({ start: false })
    const stub = stubList(games(3))
    const other = stubList(games(5))
    const chosen = atom(stub.list)
    renderWith(foyer, <GridOf $list={chosen} />)
    await asInBrowser(async () => {
      stub.set({ status: 'loading' })
      await null
      expect(screen.queryAllByRole('listitem')).toEqual([])
      stub.set({ status: 'ready' }, games(2))
      await null
      expect(cells()).toHaveLength(2)
      flushSync(() => chosen.set(other.list))
      expect(cells()).toHaveLength(5)
    })
  })

  it('says what happened when nothing could be loaded', () => {
    const { calls } = show([], { status: 'failed', error: new FoyerError({ code: 'network.offline' }) })
    expect(screen.getByRole('alert').textContent).toContain('No Internet.')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(calls).toEqual(['load'])
  })

  it('marks games from before a failure', () => {
    show(games(3), { stale: true })
    expect(screen.queryByText(/may be out of date/)).not.toBeNull()
    expect(cells()).toHaveLength(3)
    cleanup()
    show(games(3), { stale: true, at: Date.UTC(2026, 0, 1, 9, 5) })
    expect(screen.queryByText(/^As of 0?9:05/)).not.toBeNull()
  })
})

function GridOf({ $list }: { readonly $list: Store<GameList> }) {
  return <GameGrid list={useStore($list)} />
}

/** Runs without `act`, so that what is deferred comes with a later task, and waits for that at the end. */
async function asInBrowser(run: () => Promise<void>): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  try {
    await run()
  } finally {
    vi.unstubAllGlobals()
    await act(async () => {})
  }
}

function places(items: readonly HTMLElement[]): readonly number[] {
  return items.map((cell) => Number(cell.getAttribute('aria-posinset')))
}
