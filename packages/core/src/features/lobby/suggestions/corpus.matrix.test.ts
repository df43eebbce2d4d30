import { createSandbox } from '@foyer/sandbox'
import { afterAll, describe, expect, it } from 'vitest'
import { unwrap } from '../../../kernel/result.ts'
import { createTestFoyer } from '../../../testing/test-foyer.ts'
import { games } from '../games/games.ts'
import { createNameIndex } from './name-index.ts'
import { normalizeName } from './normalize-name.ts'
import { suggestions } from './suggestions.ts'
import { toLatin } from './transliterate.ts'
import { createWordReader } from './word-reader.ts'

/** What people type, and the name that they mean: every game that the right spelling finds is to be found. */
const TYPED_FOR: Readonly<Record<string, readonly string[]>> = {
  // One letter missing, too many, another one, or two of them swapped; at the beginning and at the end too.
  blackjack: [
    'blakjack',
    'blackjak',
    'blackjck',
    'blackajck',
    'lbackjack',
    'hlackjack',
    'blackjackk',
    'blaackjack',
    'blakja',
  ],
  baccarat: ['bacarat', 'baccarrat', 'bacarrat', 'baccart', 'baccarta', 'vaccarat', 'bacacrat'],
  roulette: ['roullete', 'roulete', 'ruolette', 'roulettte', 'rouelette', 'oulette'],
  dragon: ['dargon', 'draogn', 'dragom', 'ddragon', 'dragno', 'rdagon', 'dragoon', 'drgon'],
  tiger: ['tigre', 'tgier', 'tigger', 'tger', 'tigwr'],
  lucky: ['lukcy', 'luky', 'lucly', 'lucckky'],
  poker: ['pokre', 'pokker', 'poekr', 'pokwr'],
  lemon: ['lemmon', 'lmeon', 'lemn', 'lenon'],
  bingo: ['bingoo', 'bigno', 'bimgo'],
  wheel: ['whell', 'wheeel', 'hweel'],
  sevens: ['sevnes', 'svens', 'sevems'],
  night: ['nihgt', 'ngiht', 'nigth'],
  football: ['footbal', 'foortball', 'futball', 'footabll'],
  fishing: ['fihsing', 'fishng', 'fisshing'],
  lantern: ['lantren', 'lanten', 'lanterm'],
  // Two typos in a long word.
  leprechaun: ['leprichan', 'lepercaun'],
  elephant: ['elefant', 'elephnat'],
  treasure: ['tresure', 'treassure', 'traesure'],
  diamond: ['daimond', 'dimond', 'diamnod'],
  phoenix: ['phoneix', 'pheonix', 'phenix'],
  // Spaces too many, and missing.
  'blackjack parlour': ['blackjackparlour', 'blakjack parlor', 'blackjackparlor'],
  'sic bo': ['sicbo', 'sic bo', 'sikk bo'],
  'fortune fox': ['fortunefox', 'fortun fox', 'fotrunefox'],
  'jazz cellar': ['jazzcellar', 'jaz celar', 'jazzcelar', 'jazz cell ar'],
  'kung fu cub': ['kungfucub', 'kungfu cub', 'kung fucub'],
  'valkyrie vale': ['valkirye vale', 'valkyrie', 'valkyrei', 'valkyrevale'],
  'midnight draw': ['midnigth draw', 'midnightdraw'],
  // Accents, apostrophes and hyphens.
  'pho corner': ['phở corner', 'PHO CORNER', 'pho cornre'],
  "jester's jackpot": ['jesters jackpot', 'jester’s jackpot', 'jesters jakpot'],
  "pharaoh's": ['pharaohs', 'pharoahs', 'pharaons'],
  'e-football': ['e football', 'efootball'],
  'dragon tiger': ['dràgon tigér', 'dragontiger', 'dragon tigre', 'dargon tigre', 'tiger dragon', 'tigre dargon'],
  // By ear.
  circus: ['sirkus', 'cirkus'],
  crystal: ['kristal', 'cristal', 'crystle'],
  sphinx: ['sfinx', 'sphynx'],
  vampire: ['vampir', 'wampire'],
  wizard: ['wizzard', 'wisard'],
  // Figures.
  777: ['777'],
  '4d': ['4d', '4D'],
  'chrome sevens': ['chrome 7s'],
  'two pair': ['2 pair', 'two pairs'],
  'five dragon': ['5 dragon', 'five dragn'],
  'k3 five minute': ['k3 5 minute', 'k3 five minut'],
}

/** What is to stand first, where the platform's own words would not find it so. */
const FIRST: Readonly<Record<string, string>> = {
  'bacarrat auora': 'Baccarat Aurora',
  'auora bacarrat': 'Baccarat Aurora',
  'aurora baccarat': 'Baccarat Aurora',
  'cellar jazz': 'Jazz Cellar',
  'tiger dragon silk': 'Dragon Tiger Silk',
  'dargon lagon': 'Dragon Tiger Lagoon',
  'queens gambit': "Queen's Gambit Gold",
  'gold queens gambt': "Queen's Gambit Gold",
  'medussa mirror': "Medusa's Mirror",
  'poseidn arena': "Poseidon's Arena",
  'saloon doree': 'Salon Doree Baccarat',
  'manila bacarat': 'Manila Bay Baccarat',
  'saigon 5': 'Saigon Five Minute',
  ডালাত: 'Dalat Mist Draw',
  সাইগন: 'Saigon Five Minute',
  'лемон лаунж': 'Lemon Lounge',
  'джаз селлар': 'Jazz Cellar',
  сайгон: 'Saigon Five Minute',
  'layon dans': 'Lion Dance Luck',
  // A word that no name has takes nothing away from the others.
  'baccarat aurora game': 'Baccarat Aurora',
  'emerald baccarat online': 'Emerald Baccarat',
}

/** Names of games as they are written in other scripts, and the word that all games found must have. */
const SCRIPTS: Readonly<Record<string, string>> = {
  ব্ল্যাকজ্যাক: 'blackjack',
  ব্যাকারাট: 'baccarat',
  রুলেট: 'roulette',
  পোকার: 'poker',
  ড্রাগন: 'dragon',
  টাইগার: 'tiger',
  ফিনিক্স: 'phoenix',
  ম্যানিলা: 'manila',
  блэкджек: 'blackjack',
  баккара: 'baccarat',
  покер: 'poker',
  дракон: 'dragon',
  феникс: 'phoenix',
  бинго: 'bingo',
  кено: 'keno',
  манила: 'manila',
  blakdyak: 'blackjack',
  bakarat: 'baccarat',
  pising: 'fishing',
}

/** What only sounds like the name: no piece of it is in a name that the platform could find. */
const ONCE_SEEN: Readonly<Record<string, string>> = {
  faraos: "Pharaoh's Forgotten Hall",
  putbol: 'Football In Play',
  'ফরচুন ফক্স': 'Fortune Fox',
  'জ্যাজ সেলার': 'Jazz Cellar',
}

/** Begun with one to three letters: what a name begins with stands before what it holds. */
const SHORT = ['l', 'fo', 'koi', 'vip', 'ox', 'dj', 'sea', 'rum', 'k3']

/** Keys beside each other, one key over and over, words that no name has, figures of no name. */
const NOTHING = [
  'qwerty',
  'qwert',
  'qwertyuiop',
  'asdf',
  'asdfg',
  'asdfgh',
  'asdfghjkl',
  'zxcv',
  'zxcvbn',
  'zxcvbnm',
  'qazwsx',
  'poiuy',
  'lkjhg',
  'mnbvc',
  'hjkl',
  'fghj',
  'wasd',
  'dfgdfg',
  'sdfsdf',
  'jfjfjf',
  'qz',
  'xq',
  'zxq',
  'qqq',
  'xxxxx',
  'zzzz',
  'zzzzqqq',
  'kkkkk',
  'gggg hhhh',
  'xkcd',
  'blorptang',
  'wxyzwxyz',
  'foobar',
  'lorem ipsum',
  'qwerty asdf',
  '12345',
  '99999',
  'йцукен',
  'йцу',
  'йцукенгшщз',
  'фыва',
  'фывапролдж',
  'ячсмит',
  'ъъъъ',
  'щщщщ',
  'হজগতরক',
  'ঢডঠট',
  'ঝঝঝঝ',
  'হহহহ',
  '龘龘龘',
  'ぬぬぬ',
  '★',
  '((',
]

const ends: (() => void)[] = []
afterAll(() => {
  for (const end of ends.splice(0)) end()
})

const sandbox = createSandbox()
ends.push(() => sandbox.dispose())
const SIZE = 500

/** A new visitor, who has seen no game yet. */
async function visit() {
  const test = createTestFoyer({ start: false, fetch: (request) => sandbox.fetch(request) })
  const gamesApi = test.foyer.use(games)
  const suggest = test.foyer.use(suggestions)
  await suggest.prefetch()
  const listed = async (search: string) => {
    const list = gamesApi.list({ category: '', name: search })
    void list.load()
    await test.idle()
    while (list.$state.get().data?.hasMore) {
      await test.clock.advance(1000)
      void list.loadMore()
      await test.idle()
    }
    const rows = list.items
    expect(list.$state.get()).toMatchObject({ status: 'ready', data: { total: rows.length } })
    list.dispose()
    return rows
  }
  /** The names that a page of results shows. */
  const find = async (text: string): Promise<readonly string[]> => {
    const found = await listed(text)
    if (found.length > 0) return found.map(({ name }) => name)
    const near = unwrap(await suggest.findSimilar(text))
    const rows = near.matchedText === '' ? [] : await listed(near.matchedText)
    return (rows.length > 0 ? rows : near.games).map(({ name }) => name)
  }
  return { search: find, end: () => test.dispose() }
}

async function allNames(): Promise<readonly string[]> {
  const pages = await Promise.all(
    [1, 2, 3].map(async (pageNo) => {
      const query = new URLSearchParams({
        merchant: 'demo',
        platform: 'html5',
        language: 'EN',
        clientType: '2',
        pageNo: String(pageNo),
        pageSize: String(SIZE),
      })
      const response = await sandbox.fetch(new Request(`https://foyer.test/wps/game/list?${query}`))
      const body: { readonly value: { readonly games: readonly { readonly displayName: string }[] } } =
        await response.json()
      return body.value.games.map(({ displayName }) => displayName)
    }),
  )
  return pages.flat()
}

const NAMES = await allNames()
const called = (name: string) => NAMES.filter((other) => normalizeName(other).includes(normalizeName(name)))
const index = createNameIndex({ names: NAMES, reader: createWordReader(toLatin) })

const READERS = {
  /** Of names that are all at hand. */
  'what is loaded': (text: string) => index.find(text).indexes.map((at) => NAMES[at] ?? ''),
  /** The search is the first thing of the visit. */
  'a first visit': async (text: string) => {
    const { search, end } = await visit()
    const found = await search(text)
    end()
    return found
  },
}

const many = Object.entries(TYPED_FOR).flatMap(([name, typed]) => typed.map((text) => [text, name] as const))

it('has the names of the sandbox', () => {
  expect(new Set(NAMES).size).toBeGreaterThan(1200)
})

it.each(Object.entries(ONCE_SEEN))('“%s” finds %s once that has been seen', (text, name) => {
  expect(READERS['what is loaded'](text)[0]).toBe(name)
})

describe.each(Object.entries(READERS))('a search in %s', (_, search) => {
  it.each(many)('“%s” finds every game that “%s” finds, before all others', async (text, name) => {
    const all = called(name)
    expect(all).not.toEqual([])
    expect((await search(text)).slice(0, all.length).sort()).toEqual(all.toSorted())
  })

  it.each(Object.entries(FIRST))('“%s” finds %s first', async (text, name) => {
    expect((await search(text))[0]).toBe(name)
  })

  it.each(Object.entries(SCRIPTS))('“%s” is “%s”', async (text, word) => {
    const found = (await search(text)).slice(0, 4)
    expect(found).not.toEqual([])
    for (const name of found) expect(normalizeName(name)).toContain(word)
  })

  it.each(SHORT)('“%s” is enough to find names that begin with it', async (text) => {
    const found = await search(text)
    expect(found.some((name) => normalizeName(name).startsWith(text))).toBe(true)
    for (const name of found) expect(normalizeName(name)).toContain(text)
  })

  it.each(NOTHING)('“%s” finds nothing', async (text) => {
    expect(await search(text)).toEqual([])
  })
})
