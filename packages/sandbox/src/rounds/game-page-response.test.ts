import { createGames, renderGamePage } from '@foyer/demo-games'
import { expect, it } from 'vitest'
import { createBackUrls } from '../world/back-url.ts'

const [game] = createGames()
if (game === undefined) throw new Error('the lobby has no game')
const render = (backUrl: string) =>
  renderGamePage({ game, vendorName: 'Jadeline', language: 'EN', backUrl, ticket: 't1' })

it('[LAUNCH-05] has a way back to the lobby when the address is not one of the site', () => {
  const { orHome } = createBackUrls(() => false)
  const backOf = (wanted: string) => /class="back" href="([^"]*)"/.exec(render(orHome(wanted)))?.[1]
  expect(backOf('/m/gameList?gameType=RNG&isNew=1')).toBe('/m/gameList?gameType=RNG&amp;isNew=1')
  for (const evil of [
    'https://evil.example/x',
    '/.//evil.example',
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'data:text/html,x',
    'http://localhost:5173/m/home',
    '',
  ]) {
    expect(backOf(evil), evil).toBe('/m/home')
  }
  expect(render('/"><b>')).not.toContain('<b>')
})
