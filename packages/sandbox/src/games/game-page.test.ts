import { describe, expect, it } from 'vitest'
import { createBackUrls } from '../engine/back-url.ts'
import { createGames } from '../world/seed/games.ts'
import type { SeedGame } from '../world/seed/seed-data.ts'
import { gameKinds, kindName, kindOf } from './game-kinds.ts'
import { renderClosedPage, renderGamePage } from './game-page.ts'
import { playAssets } from './play-assets.ts'

const games = createGames()
const render = (game: SeedGame, more: { language?: string; backUrl?: string; ticket?: string } = {}) =>
  renderGamePage({
    game,
    vendorName: 'Jadeline <House>',
    language: 'EN',
    backUrl: '/m/slot-games',
    ticket: 't1',
    ...more,
  })
const firstOf = (name: string) => {
  const found = games.find((game) => kindName(game) === name)
  if (found === undefined) throw new Error(`no game is a ${name}`)
  return found
}
const dataOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="play">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')

describe('a game page', () => {
  it('links its script and style, and has none in the document', () => {
    for (const name of gameKinds) {
      const html = render(firstOf(name))
      expect(html, name).not.toMatch(/<style|\sstyle="|\son\w+="|javascript:/i)
      const sources = [...html.matchAll(/(?:src|href)="\/play\/([^"]+)"/g)].map((match) => match[1] ?? '')
      const { stage } = kindOf(firstOf(name)).rules()
      expect(sources).toEqual(['game.css', 'back.js', `${stage}.css`, `${stage}.js`])
      for (const source of sources) expect(playAssets[source]?.body.length, source).toBeGreaterThan(400)
    }
  })

  it('[LAUNCH-05] has a way back, whatever address it is given', () => {
    const { orHome } = createBackUrls(() => false)
    const backOf = (wanted: string) =>
      /class="back" href="([^"]*)"/.exec(render(games[0] as SeedGame, { backUrl: orHome(wanted) }))?.[1]
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
    expect(render(games[0] as SeedGame, { backUrl: '/"><b>' })).not.toContain('<b>')
  })

  it('escapes names, and its data cannot end the script element', () => {
    const evil: SeedGame = { ...(games[0] as SeedGame), name: { EN: '</script><img src=x onerror=alert(1)>' } }
    const html = render(evil, { ticket: '</script><b>' })
    expect(html).not.toContain('<img src=x')
    expect(html).not.toContain('</script><b>')
    expect(html).toContain('Jadeline &lt;House&gt;')
    expect(dataOf(html).ticket).toBe('</script><b>')
  })

  it('says what comes back in the long run and carries the drawings that it needs', () => {
    for (const name of gameKinds) {
      const game = firstOf(name)
      const html = render(game)
      const { options, art } = kindOf(game).rules()
      const low = Math.min(...options.map((option) => option.returns))
      expect(html, name).toContain(`${(low * 100).toFixed(1)} %`)
      for (const drawing of art) expect(html, name).toContain(`<symbol id="s-${drawing}"`)
    }
  })

  it('speaks English, Filipino and Bengali, and says so', () => {
    const [game] = games as [SeedGame]
    expect(render(game)).toContain('<html lang="en">')
    expect(render(game, { language: 'TY' })).toMatch(/<html lang="fil">.*Bumalik/s)
    expect(render(game, { language: 'BN' })).toMatch(/<html lang="bn">.*ফিরুন/s)
    expect(renderClosedPage({ language: 'TY', backUrl: '/m/home' })).toContain('Bumalik sa lobby')
  })

  it('has unique ids, names for its buttons and one heading', () => {
    for (const name of gameKinds) {
      const html = render(firstOf(name)).replace(/src="data:[^"]*"/g, '')
      const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1])
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        name,
      ).toEqual([])
      for (const [, attributes = '', text = ''] of html.matchAll(/<button([^>]*)>([^<]*)<\/button>/g))
        expect(text.trim().length > 1 || attributes.includes('aria-label='), attributes).toBe(true)
      expect(html.match(/<h1>/g)).toHaveLength(1)
    }
  })
})

describe('the assets', () => {
  it('import only one another, and make no markup from text', () => {
    for (const [path, { body, contentType }] of Object.entries(playAssets)) {
      expect(contentType, path).toMatch(path.endsWith('.css') ? /^text\/css/ : /^text\/javascript/)
      expect(body, path).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function/)
      for (const [, source = ''] of body.matchAll(/from '\.\/([^']+)'/g))
        expect(playAssets[source], source).toBeDefined()
    }
  })

  it('are small enough to be there at once', () => {
    for (const [path, { body }] of Object.entries(playAssets)) expect(body.length, path).toBeLessThan(20_000)
  })
})
