import { describe, expect, it } from 'vitest'
import { createGames } from '../catalogue/games.ts'
import type { SeedGame } from '../catalogue/seed-game.ts'
import { createVendors } from '../catalogue/vendors.ts'
import { escapeText } from '../escape-html.ts'
import { SKETCHES } from './banner.ts'
import { createLooks } from './cover-looks.ts'
import { createGallery, drawArt } from './draw-art.ts'
import { GLYPHS } from './glyphs.ts'
import { GOOD_DRAWINGS } from './goods.ts'
import { AVATAR_COUNT } from './logos-and-avatars.ts'

const games = createGames()
const vendors = createVendors()
const paths = [
  ...games.map((game) => game.icon),
  ...vendors.map((vendor) => vendor.icon),
  ...Object.keys(SKETCHES).map((name) => `${name}.jpg`),
  ...Array.from({ length: AVATAR_COUNT }, (_, index) => `avatars/${index + 1}.svg`),
  ...Object.keys(GOOD_DRAWINGS).map((name) => `goods/${name}.jpg`),
  'icons/default.svg',
  'icons/app.svg',
]
const drawn = new Map(paths.map((path) => [path, drawArt(path)?.svg ?? '']))

/** Pictures that are not as they should be. One verdict on all of them: they are many. */
const failing = (right: (svg: string, path: string) => boolean) =>
  [...drawn].filter(([path, svg]) => !right(svg, path)).map(([path]) => path)

/** Opened and closed in order, each tag. */
function isBalanced(svg: string): boolean {
  const open: string[] = []
  for (const [, close, name = '', self] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (close) {
      if (open.pop() !== name) return false
    } else if (!self) open.push(name)
  }
  return open.length === 0
}

function hasEveryId(svg: string): boolean {
  const ids = new Set([...svg.matchAll(/\bid="([^"]+)"/g)].map((match) => match[1]))
  return [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].every(([, url, href]) => ids.has(url ?? href))
}

describe('the pictures', () => {
  it('exist for every game, vendor, banner, avatar and good, below 6 kB each', () => {
    expect(drawn.size).toBeGreaterThan(1200)
    expect(failing((svg) => svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" '))).toEqual([])
    expect(failing((svg) => new TextEncoder().encode(svg).length < 6 * 1024)).toEqual([])
    const covers = games.map((game) => drawn.get(game.icon)?.length ?? 0)
    expect(covers.reduce((sum, size) => sum + size, 0) / covers.length).toBeLessThan(5000)
  })

  it('are well-formed, without script, style or anything from elsewhere', () => {
    const evil = /<(script|style|image|foreignObject|a|iframe)\b|\son\w+=|javascript:|data:/i
    expect(failing((svg) => !evil.test(svg))).toEqual([])
    expect(failing((svg) => !/\bNaN\b|undefined/.test(svg))).toEqual([])
    expect(failing((svg) => !/https?:|\/\//.test(svg.replace('http://www.w3.org/2000/svg', '')))).toEqual([])
    expect(failing(isBalanced)).toEqual([])
    expect(failing(hasEveryId)).toEqual([])
  })

  it('carry the name of the game in their title, escaped, and no word in the drawing', () => {
    const titles = new Map(games.map((game) => [game.icon, `<title>${escapeText(game.name.EN)}</title>`]))
    expect(failing((svg, path) => svg.includes(titles.get(path) ?? ''))).toEqual([])
    expect(failing((svg) => !/<text/.test(svg))).toEqual([])
    // The same game by another name has the same picture: no letter of the name is drawn.
    const [game] = games as [SeedGame]
    const drawnAs = (name: string) =>
      createGallery([{ ...game, name: { EN: name } }], [])
        .draw(game.icon)
        ?.svg.replace(/<title>.*<\/title>/, '')
    expect(drawnAs('Zzz')).toBe(drawnAs('Qqqq Xxxx'))
    const names = new Set(vendors.flatMap(({ name }) => [...name.toUpperCase().replaceAll(' ', '')]))
    expect([...names].filter((sign) => GLYPHS[sign] === undefined)).toEqual([])
    const evil: SeedGame = { ...(games[0] as SeedGame), name: { EN: `<script>"&'` } }
    const svg = createGallery([evil], []).draw(evil.icon)?.svg
    expect(svg).toContain('<title>&lt;script&gt;&quot;&amp;&#39;</title>')
    expect(svg).not.toContain('<script')
  })

  it('are the same every time, and all different', () => {
    const again = createGallery(games, vendors)
    expect(failing((svg, path) => again.draw(path)?.svg === svg)).toEqual([])
    const covers = games.map((game) => drawn.get(game.icon))
    expect(new Set(covers).size).toBe(covers.length)
  })

  it('answers undefined for what there is not', () => {
    for (const path of [
      'games/JL/9.jpg',
      'games/JL/1001.svg',
      'games/../x.jpg',
      'vendors/NOPE.svg',
      'avatars/0.svg',
      'vendors/JL.jpg',
      'banners/home-9.jpg',
      'banners/home-1.svg',
      'x',
      '',
    ])
      expect(drawArt(path), path).toBeUndefined()
  })
})

describe('neighbours', () => {
  const looks = createLooks(games)
  const lists = new Map<string, SeedGame[]>()
  const put = (list: string, game: SeedGame) => lists.set(list, [...(lists.get(list) ?? []), game])
  for (const game of games) {
    put(`type ${game.gameType}`, game)
    put(`vendor ${game.vassalage} ${game.gameType}`, game)
    if (game.gameClassify) put(`class ${game.gameClassify}`, game)
    if (game.isHot) put('hot', game)
    if (game.isNew) put(`new ${game.gameType}`, game)
  }

  it('differ in motif and in palette in every list of the lobby', () => {
    const pairs = [...lists].flatMap(([list, games]) =>
      games.slice(1).map((next, index) => ({ list, game: games[index] ?? next, next })),
    )
    expect(pairs.length).toBeGreaterThan(2400)
    const alike = pairs.filter(({ game, next }) => {
      const [one, other] = [looks.get(game.icon), looks.get(next.icon)]
      return one?.motif === other?.motif || one?.bucket === other?.bucket
    })
    expect(alike.map(({ list, game, next }) => `${list}: ${game.name.EN}, ${next.name.EN}`)).toEqual([])
  })

  it('are no two alike within 24 of any list: never one motif, palette and composition', () => {
    const alike = [...lists].flatMap(([list, games]) =>
      games.flatMap((game, at) => {
        const one = looks.get(game.icon)
        const found = games.slice(at + 1, at + 24).find((next) => {
          const other = looks.get(next.icon)
          return one?.motif === other?.motif && one?.bucket === other?.bucket && one?.layout === other?.layout
        })
        return found ? [`${list}: ${game.name.EN}, ${found.name.EN}`] : []
      }),
    )
    expect(alike).toEqual([])
  })

  it('show a drawing again only where a list has few: at most twice in twelve slots, hot or new games', () => {
    for (const list of ['type RNG', 'hot', 'new RNG']) {
      const motifs = (lists.get(list) ?? []).map((game) => looks.get(game.icon)?.motif)
      const most = motifs.map((motif, at) => motifs.slice(at, at + 12).filter((other) => other === motif).length)
      expect(Math.max(...most), list).toBeLessThanOrEqual(2)
    }
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
