import { describe, expect, it } from 'vitest'
import { createSeed } from '../seed/create-seed.ts'
import type { SeedGame } from '../world/types.ts'
import { BANNER_NAMES } from './banner.ts'
import { createGallery, drawArt } from './draw-art.ts'
import { AVATAR_COUNT } from './emblems.ts'
import { GLYPHS } from './glyphs.ts'
import { createLooks } from './looks.ts'
import { escapeText } from './text.ts'

const seed = createSeed(1)
const paths = [
  ...seed.games.map((game) => game.icon),
  ...seed.vendors.map((vendor) => vendor.icon),
  ...seed.banners.flatMap((banner) => banner.images),
  ...seed.announcements.flatMap((announcement) => announcement.images),
  ...BANNER_NAMES.map((name) => `${name}.svg`),
  ...Array.from({ length: AVATAR_COUNT }, (_, index) => `avatars/${index + 1}.svg`),
  'icons/default.svg',
  'icons/app.svg',
]
const drawn = new Map(paths.map((path) => [path, drawArt(path)?.svg ?? '']))

describe('the pictures', () => {
  it('exist for everything that the seed names, below 6 kB each', () => {
    for (const [path, svg] of drawn) {
      expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" '), path).toBe(true)
      expect(new TextEncoder().encode(svg).length, path).toBeLessThan(6 * 1024)
    }
    const covers = seed.games.map((game) => drawn.get(game.icon)?.length ?? 0)
    expect(covers.reduce((sum, size) => sum + size, 0) / covers.length).toBeLessThan(5000)
  })

  it('are well-formed, without script, style or anything from elsewhere', () => {
    for (const [path, svg] of drawn) {
      expect(svg, path).not.toMatch(/<(script|style|image|foreignObject|a|iframe)\b|\son\w+=|javascript:|data:/i)
      expect(svg, path).not.toMatch(/\bNaN\b|undefined/)
      expect(svg.replace('http://www.w3.org/2000/svg', ''), path).not.toMatch(/https?:|\/\//)
      const open: string[] = []
      for (const [, close, name = '', self] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
        if (close) expect(open.pop(), path).toBe(name)
        else if (!self) open.push(name)
      }
      expect(open, path).toEqual([])
      const ids = new Set([...svg.matchAll(/\bid="([^"]+)"/g)].map((match) => match[1]))
      for (const [, url, href] of svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g))
        expect(ids, path).toContain(url ?? href)
    }
  })

  it('carry the name of the game, escaped, and letters for every sign of it', () => {
    for (const game of seed.games) {
      expect(drawn.get(game.icon)).toContain(`<title>${escapeText(game.name.EN)}</title>`)
      for (const sign of game.name.EN.toUpperCase().replaceAll(' ', '')) expect(GLYPHS[sign], sign).toBeDefined()
    }
    const evil: SeedGame = { ...(seed.games[0] as SeedGame), name: { EN: `<script>"&'` } }
    const svg = createGallery([evil], []).draw(evil.icon)?.svg
    expect(svg).toContain('<title>&lt;script&gt;&quot;&amp;&#39;</title>')
    expect(svg).not.toContain('<script')
  })

  it('are the same every time, and all different', () => {
    const again = createGallery(seed.games, seed.vendors)
    for (const path of paths) expect(again.draw(path)?.svg).toBe(drawn.get(path))
    const covers = seed.games.map((game) => drawn.get(game.icon))
    expect(new Set(covers).size).toBe(covers.length)
  })

  it('answers undefined for what there is not', () => {
    for (const path of [
      'games/JL/9.svg',
      'games/../x.svg',
      'vendors/NOPE.svg',
      'avatars/0.svg',
      'banners/home-9.svg',
      'x',
      '',
    ])
      expect(drawArt(path), path).toBeUndefined()
  })
})

describe('neighbours', () => {
  const looks = createLooks(seed.games)
  const lists = new Map<string, SeedGame[]>()
  const put = (list: string, game: SeedGame) => lists.set(list, [...(lists.get(list) ?? []), game])
  for (const game of seed.games) {
    put(`type ${game.gameType}`, game)
    put(`vendor ${game.vassalage} ${game.gameType}`, game)
    if (game.gameClassify) put(`class ${game.gameClassify}`, game)
    if (game.isHot) put('hot', game)
    if (game.isNew) put(`new ${game.gameType}`, game)
  }

  it('differ in motif and in palette in every list of the lobby', () => {
    let pairs = 0
    for (const [list, games] of lists)
      games.forEach((game, index) => {
        const next = games[index + 1]
        if (next === undefined) return
        const [one, other] = [looks.get(game.icon), looks.get(next.icon)]
        const where = `${list}: ${game.name.EN}, ${next.name.EN}`
        expect(one?.motif, where).not.toBe(other?.motif)
        expect(one?.bucket, where).not.toBe(other?.bucket)
        pairs++
      })
    expect(pairs).toBeGreaterThan(2400)
  })

  it('above and below each other in three columns differ in motif or palette on the large shelves', () => {
    for (const type of ['RNG', 'LIVE', 'PVP', 'FISH']) {
      const games = lists.get(`type ${type}`) ?? []
      const same = games.filter((game, index) => {
        const [one, other] = [looks.get(game.icon), looks.get(games[index + 3]?.icon ?? '')]
        return one !== undefined && one.motif === other?.motif && one.bucket === other.bucket
      })
      expect(same, type).toEqual([])
    }
  })
})
