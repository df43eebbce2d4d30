import type { SeedGame } from '../catalogue/seed-game.ts'
import { createRandom, hash, pick, type Random } from '../random.ts'
import { type Land, TEXTURES, type Texture } from './backdrop.ts'
import { MOTIFS, type Motif } from './motifs.ts'
import { motifsInTitle } from './motifs-in-title.ts'
import { BUCKET_COUNT } from './palettes.ts'
import { SCENES } from './theme-scenes.ts'

const LAYOUTS = ['centre', 'tiltLeft', 'tiltRight', 'left', 'right', 'tall', 'duo', 'trio', 'medal', 'close'] as const
export type Layout = (typeof LAYOUTS)[number]

/** Everything that is decided about a cover before it is drawn. */
export interface Look {
  readonly motif: Motif
  readonly second: Motif
  readonly bucket: number
  readonly turn: number
  readonly night: boolean
  readonly texture: Texture
  readonly land: Land
  readonly layout: Layout
  readonly salt: number
}

/** Paints of a drawing to the buckets against which it would not stand out. */
const DROWNS: Readonly<Record<string, readonly number[]>> = {
  r: [0, 1, 11],
  o: [1, 2],
  y: [2, 3],
  g: [1, 2],
  n: [3, 4, 5],
  t: [5, 6],
  b: [7, 8],
  v: [9, 10],
  p: [10, 11],
  a: [7],
  c: [1],
}

/** Buckets of a background on which the drawing's main colour is lost. */
function drowning(motif: Motif): readonly number[] {
  const counts = new Map<string, number>()
  for (const [, id = ''] of MOTIFS[motif].matchAll(/url\(#([a-z])\)/g)) counts.set(id, (counts.get(id) ?? 0) + 1)
  const [main] = [...counts].filter(([id]) => DROWNS[id] !== undefined).sort((a, b) => b[1] - a[1])
  return main === undefined ? [] : (DROWNS[main[0]] ?? [])
}

const apart = (a: number, b: number) =>
  Math.min((a - b + BUCKET_COUNT) % BUCKET_COUNT, (b - a + BUCKET_COUNT) % BUCKET_COUNT)

const BUCKETS = Array.from({ length: BUCKET_COUNT }, (_, index) => index)

/** The lists that people see a game in, as far as the seed knows them. */
function listsOf(game: SeedGame): readonly string[] {
  return [
    `type ${game.gameType}`,
    `vendor ${game.vassalage} ${game.gameType}`,
    `category ${game.gameCategory}`,
    ...(game.gameClassify ? [`class ${game.gameClassify}`] : []),
    ...(game.isHot ? ['hot', `hot ${game.gameType}`] : []),
    ...(game.isNew ? [`new ${game.gameType}`] : []),
  ]
}

/** So many covers are in view, or were a moment ago. */
const WINDOW = 24

/** What it costs to show again what was seen `back` places before. */
function repeated(back: number, beside: number, near: number, far: number): number {
  return back === 1 ? beside : back <= 6 ? near : far * (1 - back / (WINDOW + 1))
}

function shuffledBy(random: Random) {
  return <T>(items: readonly T[]): T[] =>
    items
      .map((item) => [random(), item] as const)
      .sort((a, b) => a[0] - b[0])
      .map(([, item]) => item)
}

/**
 * Decides the covers of all games in their default order: the next one in any list differs from those before it
 * in motif and in palette. Where a small shelf leaves no choice the least similar one is taken.
 */
export function createLooks(games: readonly SeedGame[]): ReadonlyMap<string, Look> {
  const recent = new Map<string, Look[]>()
  const lost = new Map<Motif, readonly number[]>()
  const looks = new Map<string, Look>()
  for (const game of games) {
    const random = createRandom(hash(game.icon))
    const shuffle = shuffledBy(random)
    const scene = SCENES[game.scene]
    const lists = listsOf(game)
    const neighbours = lists.flatMap((list) =>
      [...(recent.get(list) ?? [])].reverse().map((look, index) => ({ look, back: index + 1 })),
    )
    // What a bucket costs is the same with every motif, but where both come back together.
    const bucketCosts = BUCKETS.map((bucket) =>
      neighbours.reduce((sum, { look, back }) => {
        const away = apart(look.bucket, bucket)
        return sum + (away === 0 ? repeated(back, 1000, 60, 6) : away === 1 && back <= 4 ? 20 : 0)
      }, 0),
    )
    const motifCost = (motif: Motif) =>
      neighbours.reduce(
        (sum, { look, back }) =>
          sum + (look.motif === motif ? repeated(back, 1000, 140, 110) : look.second === motif && back <= 4 ? 6 : 0),
        0,
      )
    const named = motifsInTitle(game.name.EN).filter((motif) => game.gameType === 'RNG' || scene.motifs.includes(motif))
    let best: { motif: Motif; bucket: number; cost: number } | undefined
    for (const motif of new Set([...named, ...shuffle(scene.motifs)])) {
      const beside = named.length > 0 && !named.includes(motif) ? 50 : 0
      const drowned = lost.get(motif) ?? drowning(motif)
      lost.set(motif, drowned)
      const alone = motifCost(motif) + beside
      const twins = neighbours.filter(({ look }) => look.motif === motif).map(({ look }) => look.bucket)
      for (const bucket of shuffle(BUCKETS)) {
        const together = 300 * twins.filter((twin) => twin === bucket).length
        const own = (drowned.includes(bucket) ? 60 : 0) + (bucket === 3 ? 5 : 0)
        const cost = alone + (bucketCosts[bucket] ?? 0) + together + own
        if (best === undefined || cost < best.cost) best = { motif, bucket, cost }
      }
    }
    if (best === undefined) continue
    const { motif, bucket } = best
    const others = scene.motifs.filter((other) => other !== motif && MOTIFS[other].length + MOTIFS[motif].length < 2200)
    const second = others.length > 0 ? pick(others, random) : motif
    const last = recent.get(lists[0] ?? '')?.at(-1)
    // A drawing that comes back stands otherwise, before something else.
    const alike = neighbours.filter(({ look }) => look.motif === motif).map(({ look }) => look)
    const least = <T>(items: readonly T[], of: (look: Look) => T) =>
      [...items].sort(
        (a, b) => alike.filter((look) => of(look) === a).length - alike.filter((look) => of(look) === b).length,
      )
    const layouts = least(
      shuffle(LAYOUTS).filter((layout) => layout !== last?.layout && (layout !== 'duo' || second !== motif)),
      (look) => look.layout,
    )
    const textures = least(
      shuffle(TEXTURES).filter((texture) => texture !== last?.texture),
      (look) => look.texture,
    )
    const land = pick(scene.lands, random)
    const look: Look = {
      motif,
      second,
      bucket,
      turn: random() * 2 - 1,
      night: scene.night === true && random() < 0.5,
      texture: textures[0] ?? 'rays',
      land,
      layout: layouts[0] ?? 'centre',
      salt: hash(`${game.icon} salt`) % 97,
    }
    looks.set(game.icon, look)
    for (const list of lists) recent.set(list, [...(recent.get(list) ?? []), look].slice(-WINDOW))
  }
  return looks
}
