import { describe, expect, it, onTestFinished } from 'vitest'
import { unwrap } from '../../../kernel/result.ts'
import { deferred } from '../../../testing/deferred.ts'
import { hang, json } from '../../../testing/scripted-platform.ts'
import { createTestLobby, type TestLobbyOptions, wireRow } from '../../../testing/test-lobby-context.ts'
import { catalogueEndpoints } from '../catalogue/endpoints.ts'
import { featuredEndpoints } from '../featured/endpoints.ts'
import { gameEndpoints } from '../games/endpoints.ts'
import { createSuggestions } from './suggestions.ts'
// Brought when they are needed; here they are at hand.
import './transliterate.ts'
import './matching-chunk.ts'
import type { AutocompleteOptions } from './autocomplete.ts'

const NAMES = ['Lemon Lounge', 'Fire Phoenix', 'Fortune Tiger']
const row = (nodeId: number, displayName: string, rest = {}) => wireRow(nodeId, { displayName, ...rest })

async function open(options: AutocompleteOptions & TestLobbyOptions = {}) {
  const { vendorCode, ...rest } = options
  const test = createTestLobby(rest)
  const { platform } = test
  platform.answer(featuredEndpoints.hotGames, { list: NAMES.map((name, at) => row(at + 1, name)) })
  platform.answer(catalogueEndpoints.gameVendors, {
    sorting: [{ gameCategory: 'RNG', vendorNames: [{ vassalage: 'JL' }, { vassalage: 'LG' }] }],
    mapping: {
      RNG: [
        { vassalage: 'JL', displayName: 'Jadeline House' },
        { vassalage: 'LG', displayName: 'Lemon Grove' },
      ],
    },
  })
  platform.answer(gameEndpoints.gameList, { games: [], totalCount: 0 })
  await Promise.all([test.featured.load(), test.catalogue.load()])
  const suggest = createSuggestions(test.context, test)
  const suggestions = suggest.createAutocomplete({ vendorCode })
  onTestFinished(async () => {
    test.dispose()
    await test.idle()
    expect(test.leftovers()).toEqual([])
  })
  const shown = () =>
    suggestions.$state
      .get()
      .suggestions.map((one) => (one.kind === 'game' ? one.game.name : `vendor ${one.vendor.name}`))
  const type = async (text: string) => {
    suggestions.setText(text)
    await test.idle()
  }
  const asked = () => platform.requestsOf(gameEndpoints.gameList).map(({ query }) => query.gameName)
  return { ...test, suggest, suggestions, shown, type, asked }
}

describe('suggestions', () => {
  it('are there at once from what is loaded, and ask nobody for one letter', async () => {
    const { type, shown, suggestions, clock, asked } = await open()
    await type(' l ')
    expect(shown()).toEqual(['vendor Lemon Grove', 'Lemon Lounge', 'vendor Jadeline House'])
    expect(suggestions.$state.get()).toMatchObject({ text: 'l', isSearching: false })
    await clock.advance(1000)
    expect(asked()).toEqual([])
    await type('lemmon')
    expect(shown()).toEqual(['Lemon Lounge', 'vendor Lemon Grove'])
    await type('феникс')
    expect(shown()).toEqual(['Fire Phoenix'])
    await type('jade')
    expect(shown()).toEqual(['vendor Jadeline House'])
  })

  it('are followed by what the platform finds, once, after the last letter', async () => {
    const { type, shown, suggestions, clock, platform, asked } = await open()
    platform.answer(gameEndpoints.gameList, { games: [row(7, 'Lemon Tree'), row(8, 'Zitrone')], totalCount: 2 })
    await type('le')
    await clock.advance(200)
    await type('lem')
    expect(suggestions.$state.get().isSearching).toBe(true)
    await clock.advance(399)
    expect(asked()).toEqual([])
    await clock.advance(1)
    expect(asked()).toEqual(['lem'])
    expect(platform.requestsOf(gameEndpoints.gameList)[0]?.query).toMatchObject({
      pageNo: '1',
      pageSize: '6',
      clientType: '2',
      language: 'EN',
    })
    expect(platform.requestsOf(gameEndpoints.gameList)[0]?.query).not.toHaveProperty('gameType')
    // What we find by name first, in our order; what only the platform finds after it.
    expect(shown()).toEqual(['vendor Lemon Grove', 'Lemon Lounge', 'Lemon Tree', 'Zitrone'])
    expect(suggestions.$state.get().isSearching).toBe(false)
    // Found once, known from then on.
    await type('lemon tr')
    expect(shown()).toEqual(['Lemon Tree'])
  })

  it('know what the list beside them has shown, and so do those of other lists', async () => {
    const { type, shown, suggest, games, platform, idle } = await open()
    platform.answer(gameEndpoints.gameList, { games: [row(9, 'Mango Mine')], totalCount: 1 })
    await type('mago')
    expect(shown()).toEqual([])
    const list = games.list({ category: 'RNG' })
    const beside = suggest.createAutocomplete({ shown: list.$items })
    void list.load()
    await idle()
    // Nothing is found any more: what was shown is known all the same.
    platform.answer(gameEndpoints.gameList, { games: [], totalCount: 0 })
    void list.refresh()
    await idle()
    expect(list.items).toEqual([])
    beside.setText('mago')
    await idle()
    expect(beside.$state.get().suggestions.map(({ key }) => key)).toEqual(['JL:9'])
    await type('mangoo mine')
    expect(shown()).toEqual(['Mango Mine'])
    list.dispose()
    beside.dispose()
  })

  it('know it in the next language too, where its games are called the same', async () => {
    const { suggest, games, languages, platform, clock, idle } = await open()
    platform.answer(gameEndpoints.gameList, { games: [row(9, 'Mango Mine')], totalCount: 1 })
    const list = games.list({ category: 'RNG' })
    const beside = suggest.createAutocomplete({ shown: list.$items })
    void list.load()
    await idle()
    languages.setLanguage('TY')
    await clock.advance(5000)
    expect(list.$state.get().status).toBe('ready')
    beside.setText('mago')
    await idle()
    expect(beside.$state.get().suggestions.map(({ key }) => key)).toEqual(['JL:9'])
    list.dispose()
    beside.dispose()
  })

  it('a late answer to earlier letters changes nothing', async () => {
    const { type, shown, suggestions, clock, platform, idle } = await open()
    platform.on(gameEndpoints.gameList, hang, () =>
      json({ success: true, value: { games: [row(5, 'Tiger Two')], totalCount: 1 } }),
    )
    await type('fire')
    await clock.advance(400)
    suggestions.setText('tiger')
    await clock.advance(400)
    await idle()
    expect(shown()).toEqual(['Tiger Two', 'Fortune Tiger'])
    expect(platform.requestsOf(gameEndpoints.gameList)[0]?.signal.aborted).toBe(true)
    expect(suggestions.$state.get().text).toBe('tiger')
  })

  it('end with the search, and with the language', async () => {
    const { type, shown, suggestions, clock, languages, asked, idle } = await open()
    await type('lemon')
    suggestions.clear()
    expect(shown()).toEqual([])
    await clock.advance(1000)
    expect(asked()).toEqual([])
    await type('lemon')
    expect(shown()).toContain('Lemon Lounge')
    languages.setLanguage('TY')
    await idle()
    expect(suggestions.$state.get()).toEqual({ text: '', suggestions: [], isSearching: false, hasNoResults: false })
  })

  it('are limited to the vendor of a page that is', async () => {
    const { type, shown, clock, platform } = await open({ vendorCode: 'LG' })
    platform.answer(gameEndpoints.gameList, { games: [row(7, 'Lemon Tree', { vassalage: 'LG' })], totalCount: 1 })
    await type('lemon')
    expect(shown()).toEqual([])
    await clock.advance(400)
    expect(platform.requestsOf(gameEndpoints.gameList)[0]?.query.vassalage).toBe('LG')
    expect(shown()).toEqual(['Lemon Tree'])
  })

  it('a platform that cannot be asked leaves what is known, and says nothing', async () => {
    const { type, shown, suggestions, clock, platform, events, idle } = await open()
    platform.refuse(gameEndpoints.gameList, 'unknown')
    await type('lemon')
    await clock.advance(400)
    await idle()
    expect(shown()).toEqual(['vendor Lemon Grove', 'Lemon Lounge'])
    expect(suggestions.$state.get().isSearching).toBe(false)
    expect(events.toasts).toEqual([])
  })

  it('tell what is near a text for which nothing was found, and ask only for what is not loaded', async () => {
    const { suggest, asked, clock } = await open()
    const names = async (text: string, vendorCode?: string) =>
      unwrap(await suggest.findSimilar(text, { vendorCode })).games.map(({ name }) => name)
    expect(await names('fotrune')).toEqual(['Fortune Tiger'])
    expect(await names('zzzz')).toEqual([])
    expect(await names('fortune', 'LG')).toEqual([])
    await clock.advance(1000)
    expect(asked()).toEqual(['zzz', 'for', 'une'])
  })

  it.each<[string, (test: Awaited<ReturnType<typeof open>>) => Promise<unknown>]>([
    ['similar games', ({ suggest }) => suggest.findSimilar('golden dragno')],
    [
      'suggestions',
      async ({ suggestions, clock }) => {
        suggestions.setText('golden dragno')
        await clock.advance(400)
      },
    ],
  ])('forget the names of the former language, also of %s that are searched when it changes', async (_, search) => {
    const test = await open()
    const { suggest, languages, platform, clock } = test
    const others = deferred<Response>()
    platform.on(gameEndpoints.gameList, ({ query: { gameName = '' } }) => {
      if (gameName === 'golden dragno') return json({ success: true, value: { games: [] } })
      if (!'golden dragon'.includes(gameName)) return others.promise.then((response) => response.clone())
      return json({ success: true, value: { games: [row(9, 'Golden Dragon')] } })
    })
    const former = search(test)
    await clock.advance(1)
    expect(platform.requestsOf(gameEndpoints.gameList).length).toBeGreaterThan(2)
    languages.setLanguage('TY')
    others.resolve(json({ success: true, value: { games: [] } }))
    await former
    platform.answer(gameEndpoints.gameList, { games: [], totalCount: 0 })
    expect(unwrap(await suggest.findSimilar('golden dragon')).games).toEqual([])
  })

  it('forget those that the platform finds by the right word too, where the language changes meanwhile', async () => {
    const { suggest, suggestions, languages, platform, clock, idle } = await open()
    const answer = deferred<Response>()
    platform.on(gameEndpoints.gameList, ({ query }) =>
      query.gameName === 'Lemon' ? answer.promise : json({ success: true, value: { games: [] } }),
    )
    suggestions.setText('lemmon')
    await clock.advance(400)
    expect(platform.requestsOf(gameEndpoints.gameList).map(({ query }) => query.gameName)).toEqual(['lemmon', 'Lemon'])
    languages.setLanguage('TY')
    answer.resolve(json({ success: true, value: { games: [row(31, 'Zitrone')] } }))
    await idle()
    platform.answer(gameEndpoints.gameList, { games: [], totalCount: 0 })
    expect(unwrap(await suggest.findSimilar('zitrone')).games).toEqual([])
  })

  it('say that nothing has a name like it once the platform has nothing for its pieces either', async () => {
    const { type, suggestions, clock, asked } = await open()
    await type('qwerty')
    expect(suggestions.$state.get()).toMatchObject({ suggestions: [], isSearching: true, hasNoResults: false })
    await clock.advance(400)
    expect(asked()).toEqual(['qwerty', 'qwe', 'rty', 'qw', 'qew'])
    expect(suggestions.$state.get()).toEqual({
      text: 'qwerty',
      suggestions: [],
      isSearching: false,
      hasNoResults: true,
    })
    // One letter is not searched for.
    await type('q')
    await clock.advance(1000)
    expect(suggestions.$state.get()).toMatchObject({ text: 'q', isSearching: false, hasNoResults: false })
  })

  it('are games that only the platform knows, by a fragment of a word with a typo', async () => {
    const { type, shown, suggestions, clock, platform } = await open()
    platform.on(gameEndpoints.gameList, ({ query }) => {
      const games = 'blackjack amber'.includes(query.gameName ?? '') ? [row(30, 'Blackjack Amber')] : []
      return json({ success: true, value: { games, totalCount: games.length } })
    })
    await type('blakjack')
    await clock.advance(400)
    expect(shown()).toEqual(['Blackjack Amber'])
    expect(suggestions.$state.get().hasNoResults).toBe(false)
  })

  it('are all that the right word finds, where a loaded name shows what is meant', async () => {
    const { type, shown, clock, platform, asked } = await open()
    platform.on(gameEndpoints.gameList, ({ query }) => {
      const games = query.gameName === 'Lemon' ? [row(1, 'Lemon Lounge'), row(31, 'Lemon Tree')] : []
      return json({ success: true, value: { games, totalCount: games.length } })
    })
    await type('lemmon')
    expect(shown()).toEqual(['Lemon Lounge', 'vendor Lemon Grove'])
    await clock.advance(400)
    expect(asked()).toEqual(['lemmon', 'Lemon'])
    expect(shown()).toEqual(['Lemon Lounge', 'Lemon Tree', 'vendor Lemon Grove'])
  })

  it('do not say so where a piece was not answered', async () => {
    const { type, suggestions, clock, platform } = await open()
    platform.on(gameEndpoints.gameList, ({ query }) =>
      query.gameName === 'qwerty'
        ? json({ success: true, value: { games: [] } })
        : json({ success: false, status: 500 }),
    )
    await type('qwerty')
    await clock.advance(400)
    expect(suggestions.$state.get()).toMatchObject({ suggestions: [], isSearching: false, hasNoResults: false })
  })

  it('leave nothing behind', async () => {
    const { suggestions, type, clock, asked, leftovers, idle } = await open()
    suggestions.prefetch()
    await idle()
    await type('lemon')
    suggestions.dispose()
    await clock.advance(1000)
    expect(asked()).toEqual([])
    expect(leftovers().filter((left) => left.startsWith('timer'))).toEqual([])
  })
})

describe('what resembles a text that was not found', () => {
  /** A platform with more games than are loaded, which finds them by what their names contain. */
  const ALL = [
    'Valkyrie Vale',
    'Fortune Tiger',
    'Baccarat Aurora',
    'Roulette Riviera',
    'Palace Sic Bo',
    'Sky Keeper Gold',
  ]
  const opened = async () => {
    const test = await open()
    test.platform.on(gameEndpoints.gameList, ({ query }) => {
      const found = ALL.filter((name) => name.toLowerCase().includes((query.gameName ?? '').toLowerCase()))
      const games = found.map((name) => row(100 + ALL.indexOf(name), name))
      return json({ success: true, value: { games, totalCount: games.length } })
    })
    const findSimilar = async (text: string) =>
      unwrap(await test.suggest.findSimilar(text)).games.map(({ name }) => name)
    return { ...test, findSimilar }
  }

  it.each([
    ['lemmon', 'Lemon Lounge'],
    ['valkirye vale', 'Valkyrie Vale'],
    ['valkyrei', 'Valkyrie Vale'],
    ['vlkyrie', 'Valkyrie Vale'],
    ['fotrune tiger', 'Fortune Tiger'],
    ['fortunetiger', 'Fortune Tiger'],
    ['bacarat', 'Baccarat Aurora'],
    ['rouelette', 'Roulette Riviera'],
    ['riviiera', 'Roulette Riviera'],
    ['feniks', 'Fire Phoenix'],
    ['феникс', 'Fire Phoenix'],
    ['লেমন', 'Lemon Lounge'],
  ])('“%s” is “%s”, also where only the platform knows that game', async (text, name) => {
    const { findSimilar } = await opened()
    expect((await findSimilar(text))[0]).toBe(name)
  })

  it('tells how names write what is meant, so that all of its games can be searched for', async () => {
    const { suggest } = await opened()
    const matchedText = async (text: string) => unwrap(await suggest.findSimilar(text)).matchedText
    expect(await matchedText('valkirye')).toBe('Valkyrie')
    expect(await matchedText('riviiera rouelette')).toBe('Roulette Riviera')
    expect(await matchedText('keper gold')).toBe('Keeper Gold')
    // The words are not side by side; a part of it is not what is meant.
    expect(await matchedText('sky gold')).toBe('')
    expect(await matchedText('roulette online')).toBe('')
  })

  it('is not a longer word that is loaded, where the platform has a nearer one', async () => {
    const { suggest, platform } = await open()
    const all = ['Dragonfire Bells', 'Dragon Hall', 'Red Dragon']
    platform.on(gameEndpoints.gameList, ({ query }) => {
      const found = all.filter((name) => name.toLowerCase().includes((query.gameName ?? '').toLowerCase()))
      return json({ success: true, value: { games: found.map((name) => row(100 + all.indexOf(name), name)) } })
    })
    expect(unwrap(await suggest.findSimilar('dragonfirebels'))).toMatchObject({ matchedText: 'Dragonfire Bells' })
    expect(unwrap(await suggest.findSimilar('dragn'))).toMatchObject({ matchedText: 'Dragon' })
  })

  it.each([
    'zzzzqqq',
    'xxxxx',
    'qqq',
    'kkkkk',
    'gggg hhhh',
    'asdfgh',
    'zxcvbn',
    'щщщщ',
    'ъъъъ',
    'ঝঝঝঝ',
    'হহহহ',
    '龘龘龘',
    'ぬぬぬ',
  ])('“%s” is nothing', async (text) => {
    const { findSimilar } = await opened()
    // Their consonants alone are those of what was asked for first: it is loaded now.
    await findSimilar('palac sic')
    await findSimilar('keper gold')
    expect(await findSimilar(text)).toEqual([])
  })

  it('asks for at most four pieces, and does without a platform that does not answer', async () => {
    const { findSimilar, platform, suggest } = await opened()
    await findSimilar('wonderfull purpple dragoon')
    expect(platform.requestsOf(gameEndpoints.gameList).length).toBeLessThanOrEqual(4)
    platform.refuse(gameEndpoints.gameList, 'system.upgrading')
    expect(unwrap(await suggest.findSimilar('nothing like it'))).toEqual({ matchedText: '', games: [] })
  })
})
