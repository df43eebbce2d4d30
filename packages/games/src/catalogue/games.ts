import type { GameCategory, SlotClassification } from '@foyer/core/contract'
import { createRandom, hash, pick, type Random } from '../random.ts'
import { createTitles, type Title } from './game-titles.ts'
import type { SeedGame } from './seed-game.ts'
import type { GameTheme } from './themes.ts'

type GameType = SeedGame['gameType']

interface House {
  readonly type: GameType
  /** Vendor codes with the share of the shelf that they hold. */
  readonly vendors: readonly (readonly [code: string, share: number])[]
  readonly bets: readonly number[]
  readonly hot: number
  readonly fresh: number
}

const RNG_BETS = [0.01, 0.05, 0.1, 0.1, 0.2, 0.2, 0.5, 0.5, 0.75, 1, 1, 2]
const TABLE_BETS = [1, 1, 2, 5, 5, 10, 20]

/** How each category's titles are spread over vendors; the order is that of the catalogue. */
const HOUSES: Readonly<Record<Exclude<GameCategory, 'INHOUSE'>, House>> = {
  RNG: {
    type: 'RNG',
    vendors: [
      ['JL', 4],
      ['PP', 4],
      ['PG', 4],
      ['CQ9', 3],
      ['FC', 3],
      ['JDB', 3],
      ['MX', 3],
      ['NV', 3],
      ['SK', 2],
      ['RT', 2],
    ],
    bets: RNG_BETS,
    hot: 34,
    fresh: 72,
  },
  LIVE: {
    type: 'LIVE',
    vendors: [
      ['EVO', 3],
      ['SEXY', 3],
      ['LUX', 2],
      ['AMB', 2],
    ],
    bets: TABLE_BETS,
    hot: 8,
    fresh: 6,
  },
  FISH: {
    type: 'FISH',
    vendors: [
      ['JL', 3],
      ['YL', 3],
      ['JDB', 2],
      ['CQ9', 2],
      ['FC', 2],
    ],
    bets: [0.01, 0.1, 0.1, 0.5, 1],
    hot: 7,
    fresh: 6,
  },
  PVP: {
    type: 'PVP',
    vendors: [
      ['KY', 2],
      ['V8', 2],
      ['RCH', 1],
    ],
    bets: [0.1, 0.5, 1, 1, 2, 5],
    hot: 5,
    fresh: 5,
  },
  SPORTS: {
    type: 'SPORTS',
    vendors: [
      ['SABA', 1],
      ['CMD', 1],
      ['PIT', 1],
    ],
    bets: [1, 1, 5],
    hot: 2,
    fresh: 3,
  },
  COCKFIGHT: { type: 'SPORTS', vendors: [['SV', 1]], bets: [1, 1, 5, 10], hot: 2, fresh: 3 },
  ESPORTS: {
    type: 'ESPORTS',
    vendors: [
      ['AV', 1],
      ['AI', 1],
      ['IMES', 1],
      ['TF', 1],
      ['IA', 1],
    ],
    bets: [1, 1, 5],
    hot: 2,
    fresh: 4,
  },
  LOTT: {
    type: 'LOTT',
    vendors: [
      ['TCG_LOTTO_VN', 1],
      ['TCG_SEA', 1],
      ['LOTT', 1],
    ],
    bets: [0.1, 0.5, 1, 1],
    hot: 1,
    fresh: 3,
  },
  ELOTT: { type: 'ELOTT', vendors: [['ELOTT', 1]], bets: [0.1, 0.5, 1, 1], hot: 1, fresh: 3 },
}

const LINES = [5, 9, 10, 20, 20, 25, 25, 30, 40, 50, 88, 100]

/** Three-reel games have five lines, the others what they were built with. */
function linesOf(theme: GameTheme, random: Random): number {
  const lines = pick(LINES, random)
  return theme === 'sevens' ? 5 : lines
}

/** The same share again and again without a vendor twice in a row where it can be helped. */
function* deal(vendors: House['vendors']): Generator<string, never> {
  const owed = vendors.map(() => 0)
  const total = vendors.reduce((sum, [, share]) => sum + share, 0)
  for (;;) {
    let best = 0
    vendors.forEach(([, share], index) => {
      owed[index] = (owed[index] ?? 0) + share
      if ((owed[index] ?? 0) > (owed[best] ?? 0)) best = index
    })
    owed[best] = (owed[best] ?? 0) - total
    yield vendors[best]?.[0] ?? ''
  }
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

/** Deals the titles so that a theme comes back only after several others, on the shelf and within a vendor. */
function arrange(titles: readonly Title[], house: House, random: Random): { title: Title; vendor: string }[] {
  const left = shuffled(titles, random)
  const dealt: { title: Title; vendor: string }[] = []
  const themes = new Set(titles.map((title) => title.theme)).size
  const apart = Math.min(6, themes - 1)
  const lastOf = new Map<string, GameTheme[]>()
  const vendors = deal(house.vendors)
  while (left.length > 0) {
    const vendor = vendors.next().value
    const near = dealt.slice(-apart || dealt.length).map(({ title }) => title.theme)
    const own = lastOf.get(vendor) ?? []
    const fits = (title: Title, shelf: readonly GameTheme[], shop: readonly GameTheme[]) =>
      !shelf.includes(title.theme) && !shop.includes(title.theme)
    const found =
      left.findIndex((title) => fits(title, near, own)) + 1 ||
      left.findIndex((title) => fits(title, near.slice(-1), own.slice(0, 1))) + 1 ||
      1
    const [title] = left.splice(found - 1, 1)
    if (title === undefined) break
    dealt.push({ title, vendor })
    lastOf.set(vendor, [title.theme, ...own].slice(0, Math.min(2, apart)))
  }
  return dealt
}

/** Evenly spread places, jittered: `count` of `total`. */
function marks(total: number, count: number, random: Random): ReadonlySet<number> {
  const step = total / count
  return new Set(Array.from({ length: count }, (_, index) => Math.floor(index * step + random() * step)))
}

const jackpot = (theme: GameTheme, name: string) => hash(`jp ${theme} ${name}`) % 8 === 0

function classify(title: Title): SlotClassification | undefined {
  if (title.category !== 'RNG') return undefined
  return title.classification ?? (jackpot(title.theme, title.name) ? 'JP' : undefined)
}

/** Two that exist to go wrong when launched; last of their shelf. */
const TRAPS: readonly { readonly name: string; readonly node: 'nourl' | 'unsafe' }[] = [
  { name: 'Lighthouse Keeper', node: 'nourl' },
  { name: 'Foggy Harbour', node: 'unsafe' },
]

/** Every game in the default order of its list. The same for every seed: covers may be cached for good. */
export function createGames(): readonly SeedGame[] {
  const titles = createTitles()
  const nodes = new Map<string, number>()
  const games: SeedGame[] = []
  for (const [category, house] of Object.entries(HOUSES) as [keyof typeof HOUSES, House][]) {
    const random = createRandom(hash(category))
    const dealt = arrange(
      titles.filter((title) => title.category === category),
      house,
      random,
    )
    const hot = marks(dealt.length, house.hot, random)
    const fresh = marks(dealt.length, house.fresh, random)
    dealt.forEach(({ title, vendor }, index) => {
      const node = nodes.get(vendor) ?? 1001
      nodes.set(vendor, node + 1)
      const nodeId = `${node}`
      const classification = classify(title)
      const reels = category === 'RNG' && (classification === undefined || classification === 'JP')
      games.push({
        gameId: `${vendor}-${nodeId}`,
        nodeId,
        vassalage: vendor,
        gameType: house.type,
        gameCategory: vendor === 'JL' && category === 'RNG' ? 'INHOUSE' : category,
        ...(classification && { gameClassify: classification }),
        name: { EN: title.name },
        icon: `games/${vendor}/${nodeId}.jpg`,
        theme: ((hash(`${vendor}${nodeId}`) % 4) + 1) as SeedGame['theme'],
        scene: title.theme,
        isNew: fresh.has(index),
        isHot: hot.has(index),
        minBet: pick(house.bets, random),
        ...(reels && { minLine: linesOf(title.theme, random) }),
      })
    })
    if (category === 'RNG') games.push(...TRAPS.map(({ name, node }) => trap(name, node)))
  }
  return games
}

function trap(name: string, node: 'nourl' | 'unsafe'): SeedGame {
  return {
    gameId: `RT-${node}`,
    nodeId: node,
    vassalage: 'RT',
    gameType: 'RNG',
    gameCategory: 'RNG',
    name: { EN: name },
    icon: `games/RT/${node}.jpg`,
    theme: node === 'nourl' ? 1 : 3,
    scene: node === 'nourl' ? 'ocean' : 'winter',
    isNew: false,
    isHot: false,
    minBet: 1,
    minLine: 10,
    launch: node,
  }
}
