import type { Game } from '@foyer/core'
import { act, cleanup } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeViewport } from '../../testing/fake-viewport.ts'
import { type FoyerOnSandbox, openFoyerOnSandbox, seededGames } from '../../testing/foyer-on-sandbox.ts'
import { game, stubList } from '../../testing/game-fixtures.ts'
import { renderWith } from '../../testing/render.tsx'
import { GameGrid } from './game-grid.tsx'

let client: FoyerOnSandbox
beforeEach(async () => {
  fakeViewport()
  client = await openFoyerOnSandbox({ as: 'player1' })
})
afterEach(cleanup)

/** The same game, which counts the reads of its name: tile and favourite button read it each time they render. */
function watched(plain: Game, look: (key: string) => void): Game {
  return Object.defineProperty({ ...plain }, 'name', {
    enumerable: true,
    get() {
      look(plain.key)
      return plain.name
    },
  })
}

it('[FAV-07] one heart tapped among 10,000 games: one commit, one heart rendered, neither list nor tiles', async () => {
  const [real] = await seededGames(client)
  const looks: string[] = []
  const rows = Array.from({ length: 10_000 }, (_, index) =>
    watched(index === 4 ? real : game(index + 1), (key) => looks.push(key)),
  )
  const commits: string[] = []
  const { list } = stubList(rows)
  const cut = vi.spyOn(rows, 'slice')
  renderWith(
    client.foyer,
    <Profiler id="grid" onRender={(id) => commits.push(id)}>
      <GameGrid list={list} />
    </Profiler>,
    // Counts renders, which StrictMode doubles.
    { embedded: true, reactStrictMode: false },
  )
  // Every render of the window takes its part of the games.
  expect(cut).toHaveBeenCalled()
  expect(looks.length).toBeGreaterThan(10)
  await client.settle()
  for (const counted of [looks, commits]) counted.length = 0
  cut.mockClear()

  const heart = document.querySelectorAll<HTMLButtonElement>('.fy-favourite-button')[4]
  await act(async () => heart?.click())
  await client.settle()

  expect(heart?.getAttribute('aria-pressed')).toBe('true')
  expect(client.requestCount('favoriteAdd')).toBe(1)
  expect(commits).toEqual(['grid'])
  expect(looks).toEqual([real.key])
  expect(cut).not.toHaveBeenCalled()
})
