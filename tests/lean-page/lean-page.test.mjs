// What `npm run interact` compares the site with: it is built and served as the site is.
import { expect, it, onTestFinished } from 'vitest'
import { serveSandbox } from '../../packages/sandbox/dist/server.js'
import { buildLeanPage } from './build-lean-page.mjs'

it('the lean page is built, and served by the sandbox with its content in the document', async () => {
  const games = [{ id: 'JL:1', name: 'Jazz Cellar', vendor: 'Jili', icon: '/a.jpg', isHot: true, isNew: false }]
  const home = { banners: ['/b.jpg'], hot: games, shelves: [{ code: 'RNG', name: 'Slots', games }] }
  const server = await serveSandbox({ port: 0, site: { dir: await buildLeanPage({ home, games }) } })
  onTestFinished(() => server.close())
  const document = await fetch(`${server.url}/m/home`)
  expect(document.status).toBe(200)
  expect(await document.text()).toContain('Jazz Cellar')
  expect(await (await fetch(`${server.url}/m/games.json`)).json()).toEqual(games)
})
