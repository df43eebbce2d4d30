import { describe, expect, it } from 'vitest'
import { createGames } from './catalogue/games.ts'
import type { SeedGame } from './catalogue/seed-game.ts'
import { gameKinds, kindName, kindOf } from './game-kinds.ts'
import { renderClosedPage, renderGamePage } from './game-page.ts'
import { gameAssets } from './play-assets.ts'

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
      for (const source of sources) expect(gameAssets[source]?.body.length, source).toBeGreaterThan(400)
    }
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
