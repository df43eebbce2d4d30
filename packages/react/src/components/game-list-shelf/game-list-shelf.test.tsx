import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeViewport } from '../../testing/fake-viewport.ts'
import { games, stubList } from '../../testing/game-fixtures.ts'
import { renderWith } from '../../testing/render.tsx'
import { stubFoyer } from '../../testing/stub-foyer.ts'
import { GameListShelf } from './game-list-shelf.tsx'

beforeEach(() => {
  fakeViewport()
})
afterEach(cleanup)

const show = (list: ReturnType<typeof stubList>['list']) =>
  renderWith(
    stubFoyer().foyer,
    <GameListShelf list={list} title="Jackpots" category="RNG" to="/m/gameList?dataType=JP" />,
  ).container

describe('a shelf of a list', () => {
  it('shows its games in a row of three, with arrows, and leads to all of them', () => {
    const container = show(stubList(games(5)).list)
    expect(container.querySelectorAll('.fy-scroll-row-3 .fy-game-tile')).toHaveLength(5)
    expect(screen.getByRole('link', { name: 'See all Jackpots' }).getAttribute('href')).toBe('/m/gameList?dataType=JP')
    expect(container.querySelectorAll('.fy-scroll-row-arrow')).toHaveLength(2)
    cleanup()
    expect(show(stubList(games(3)).list).querySelectorAll('.fy-scroll-row-arrow')).toHaveLength(0)
  })

  it('keeps the place of what is coming, says what failed, and is not there without games', () => {
    const waiting = show(stubList([], { status: 'loading' }).list)
    expect(waiting.querySelector('section')?.getAttribute('aria-busy')).toBe('true')
    expect(waiting.querySelectorAll('.fy-game-tile-waiting')).toHaveLength(3)
    cleanup()
    const failed = stubList([], { status: 'failed' })
    show(failed.list)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(failed.calls).toContain('load')
    cleanup()
    expect(show(stubList([]).list).querySelector('section')).toBeNull()
  })
})
