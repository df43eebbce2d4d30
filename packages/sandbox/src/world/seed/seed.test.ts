import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createFoyer } from '@foyer/core'
import { GAME_CATEGORIES, SLOT_CLASSIFICATIONS } from '@foyer/core/contract'
import { memoryPorts } from '@foyer/core/testing'
import { AVATAR_COUNT, drawArt, type SeedGame } from '@foyer/demo-games'
import { describe, expect, it } from 'vitest'
import { createSeed } from './create-seed.ts'
import { GOODS } from './goods.ts'

const seed = createSeed(1)
const count = (test: (game: SeedGame) => boolean) => seed.games.filter(test).length

describe('the seed', () => {
  it('is the same for the same number, and another history for another', () => {
    expect(createSeed(1)).toEqual(seed)
    expect(createSeed(2).games).toEqual(seed.games)
    expect(createSeed(2).accounts).not.toEqual(seed.accounts)
  })

  it('[CALL-46] has over 60 games in every category, and 1,200 in all', () => {
    expect(seed.games.length).toBeGreaterThanOrEqual(1200)
    for (const category of GAME_CATEGORIES) {
      const games = count((game) => (category === 'RNG' ? game.gameType === 'RNG' : game.gameCategory === category))
      expect(games, category).toBeGreaterThan(60)
    }
  })

  it('[CALL-46] has an account of each type, a disabled one and a first login', () => {
    const types = new Set(seed.accounts.map((account) => account.type))
    expect([...types].sort((a, b) => a - b)).toEqual([0, 1, 2, 40, 41, 42])
    expect(seed.accounts.some((account) => account.disabled)).toBe(true)
    expect(seed.accounts.some((account) => account.firstTimeLogin)).toBe(true)
    expect(seed.accounts.find((account) => account.userName === 'demo')?.balance).toBe(1_248_050)
    expect(new Set(seed.accounts.map((account) => account.balance)).size).toBe(seed.accounts.length)
  })

  it('has at least 20 vendors with different names, and games for each', () => {
    expect(seed.vendors.length).toBeGreaterThanOrEqual(20)
    expect(new Set(seed.vendors.map((vendor) => vendor.name)).size).toBe(seed.vendors.length)
    for (const vendor of seed.vendors) {
      const types = new Set(
        seed.games.filter((game) => game.vassalage === vendor.code).map((game) => game.gameCategory),
      )
      for (const category of vendor.categories)
        expect([...types], vendor.code).toContain(category === 'RNG' && vendor.code === 'JL' ? 'INHOUSE' : category)
    }
  })

  it('marks its cockfight vendor, whose games are asked for as SPORTS', () => {
    const cockfights = seed.games.filter((game) => game.gameCategory === 'COCKFIGHT')
    expect(new Set(cockfights.map((game) => game.vassalage))).toEqual(new Set(['SV']))
    expect(cockfights.every((game) => game.gameType === 'SPORTS')).toBe(true)
  })

  it('serves the in-house games as slots of JL', () => {
    const own = seed.games.filter((game) => game.gameCategory === 'INHOUSE')
    expect(own.every((game) => game.gameType === 'RNG' && game.vassalage === 'JL')).toBe(true)
  })

  it('names a game by node and vendor together', () => {
    const keys = seed.games.map((game) => `${game.vassalage}:${game.nodeId}`)
    expect(new Set(keys).size).toBe(keys.length)
    expect(new Set(seed.games.map((game) => game.nodeId)).size).toBeLessThan(keys.length)
    expect(new Set(seed.games.map((game) => game.gameId)).size).toBe(keys.length)
  })

  it('gives every game its own name, short enough for a tile', () => {
    const names = seed.games.map((game) => game.name.EN.toLowerCase())
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) {
      expect(name).toMatch(/^[a-z0-9][a-z0-9 '&-]+$/)
      expect(name.length).toBeLessThanOrEqual(26)
    }
  })

  it('has slots of every classification and of every minimum bet on offer', () => {
    for (const code of SLOT_CLASSIFICATIONS)
      expect(
        count((game) => game.gameClassify === code),
        code,
      ).toBeGreaterThan(12)
    for (const bet of [0.01, 0.05, 0.1, 0.5, 0.75, 1])
      expect(
        count((game) => game.minBet === bet),
        `${bet}`,
      ).toBeGreaterThan(10)
    expect(seed.games.every((game) => game.gameClassify === undefined || game.gameType === 'RNG')).toBe(true)
  })

  it('marks about sixty hot games over several types, and new ones', () => {
    const hot = seed.games.filter((game) => game.isHot)
    expect(hot.length).toBeGreaterThanOrEqual(55)
    expect(hot.length).toBeLessThanOrEqual(65)
    expect(new Set(hot.map((game) => game.gameType)).size).toBeGreaterThanOrEqual(6)
    expect(count((game) => game.isNew && game.gameType === 'RNG')).toBeGreaterThan(40)
  })

  it('never puts two games of one theme side by side where there are several themes', () => {
    for (const category of ['RNG', 'LIVE', 'FISH', 'PVP', 'ESPORTS'] as const) {
      const shelf = seed.games.filter((game) => game.gameType === category && game.launch === undefined)
      const pairs = shelf.filter((game, index) => game.scene === shelf[index + 1]?.scene)
      expect(pairs.length, category).toBeLessThanOrEqual(shelf.length / 20)
    }
  })

  it('favourites, recents and past rounds are of games that exist, and no favourite is of LOTT or ELOTT', () => {
    const known = new Map(seed.games.map((game) => [`${game.vassalage}:${game.nodeId}`, game]))
    for (const account of seed.accounts) {
      for (const { vassalage, nodeId } of [
        ...(account.favourites ?? []),
        ...(account.recents ?? []),
        ...(account.bets ?? []),
      ])
        expect(known.get(`${vassalage}:${nodeId}`)?.launch).toBeUndefined()
      for (const { vassalage, nodeId } of account.favourites ?? [])
        expect(['LOTT', 'ELOTT', undefined]).not.toContain(known.get(`${vassalage}:${nodeId}`)?.gameType)
    }
    expect(seed.accounts[0]?.bets?.length).toBeGreaterThan(10)
  })

  it('has announcements of every group with unique ids, and banners for home, lists and registration', () => {
    const ids = seed.announcements.map((one) => one.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [group, least] of [
      ['player', 4],
      ['promotion', 5],
      ['popup', 1],
      ['hot', 1],
      ['agent', 3],
    ] as const)
      expect(seed.announcements.filter((one) => one.group === group).length, group).toBeGreaterThanOrEqual(least)
    const places = (name: string) => seed.banners.filter((banner) => banner.groupName === name).length
    expect([places('m_home'), places('m_game'), places('m_reg')]).toEqual([5, 2, 1])
    expect(seed.announcements.every((one) => !/<script|on\w+=|javascript:/i.test(one.content.EN))).toBe(true)
  })

  it('has a drawing for every picture that it names', () => {
    const paths = [
      ...seed.games.map((game) => game.icon),
      ...seed.vendors.map((vendor) => vendor.icon),
      ...seed.banners.flatMap((banner) => banner.images),
      ...seed.announcements.flatMap((announcement) => announcement.images),
      ...Array.from({ length: AVATAR_COUNT }, (_, index) => `avatars/${index + 1}.svg`),
      ...GOODS.map((good) => good.image),
    ]
    expect(paths.length).toBeGreaterThan(1200)
    expect(paths.filter((path) => drawArt(path) === undefined)).toEqual([])
  })

  it('[I18N-02] tells every announcement in three languages, with the same marks, links and figures', () => {
    const frame = (html = '') => ({
      tags: html.match(/<[^>]+>/g) ?? [],
      figures: (html.replace(/<[^>]+>/g, ' ').match(/\d[\d.,:]*\d|\d/g) ?? []).sort(),
    })
    for (const { id, title, content } of seed.announcements) {
      for (const code of ['TY', 'BN']) {
        const [words, body] = [new Map(Object.entries(title)).get(code), new Map(Object.entries(content)).get(code)]
        expect(words, `${id} ${code}`).toMatch(/\S/)
        expect(frame(body), `${id} ${code}`).toEqual(frame(content.EN))
        if (content.EN !== '') expect(body, `${id} ${code}`).not.toBe(content.EN)
      }
    }
  })
})

describe('the tables of accounts', () => {
  /** Accounts that a README lists, by user name: the type, and whether the row calls them an agent. */
  function documented(path: string) {
    const text = readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')
    const rows = [...text.matchAll(/^\| ((?:`\w+`(?:, )?)+) +\| ([\d, ]*?) *\| (.*?) *\|$/gm)]
    return new Map(
      rows.flatMap(([, names = '', types = '', who = '']) =>
        [...names.matchAll(/`(\w+)`/g)].map(([, name = ''], at) => {
          const type = types.split(', ')[at] ?? types
          return [name, { type: Number(type), agent: /^agents?\b/.test(who) }] as const
        }),
      ),
    )
  }

  it.each(['../../../../../README.md', '../../../README.md'])('of %s tell the true types and roles', (path) => {
    const listed = documented(path)
    const foyer = createFoyer({ merchant: 'demo', ports: memoryPorts() })
    foyer.dispose()
    expect([...listed.keys()].sort()).toEqual(seed.accounts.map(({ userName }) => userName).sort())
    for (const { userName, type, disabled } of seed.accounts) {
      const agent = !disabled && !foyer.config.roles.nonAgent.includes(type)
      expect({ userName, ...listed.get(userName) }).toEqual({ userName, type, agent })
    }
  })
})
