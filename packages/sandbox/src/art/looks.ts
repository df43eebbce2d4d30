import { createRandom, hash, pick, type Random } from '../seed/random.ts'
import type { SeedGame } from '../world/types.ts'
import { type Land, TEXTURES, type Texture } from './backdrop.ts'
import { motifsNamed } from './keywords.ts'
import { MOTIFS, type Motif } from './motifs.ts'
import { BUCKET_COUNT } from './palettes.ts'
import { SCENES } from './scenes.ts'
import { METAL_COUNT, type TitleStyle } from './title.ts'

const LAYOUTS = ['centre', 'tiltLeft', 'tiltRight', 'left', 'right', 'tall', 'duo', 'medal', 'close'] as const
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
  readonly title: TitleStyle
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

/** The lists that people see a game in, as far as the seed knows them, with how far back they count as neighbours. */
function listsOf(game: SeedGame): readonly (readonly [list: string, reach: number])[] {
  return [
    [`type ${game.gameType}`, 4],
    [`vendor ${game.vassalage} ${game.gameType}`, 3],
    [`category ${game.gameCategory}`, 3],
    ...(game.gameClassify ? [[`class ${game.gameClassify}`, 2] as const] : []),
    ...(game.isHot ? [['hot', 3] as const, [`hot ${game.gameType}`, 2] as const] : []),
    ...(game.isNew ? [[`new ${game.gameType}`, 2] as const] : []),
  ]
}

function shuffledBy(random: Random) {
  return <T>(items: readonly T[]): T[] =>
    items
      .map((item) => [random(), item] as const)
      .sort((a, b) => a[0] - b[0])
      .map(([, item]) => item)
}

function titleStyle(game: SeedGame, bucket: number, random: Random): TitleStyle {
  const bends: readonly TitleStyle['bend'][] = [
    'straight',
    'straight',
    'arch',
    'arch',
    'valley',
    'wave',
    'rise',
    'lean',
  ]
  const plain = game.gameType === 'LIVE' || game.gameType === 'SPORTS'
  const metals = plain
    ? [0, 1]
    : bucket === 1 || bucket === 2
      ? [0, 1, 5, 3]
      : bucket >= 3 && bucket <= 5
        ? [0, 1, 2, 4]
        : bucket >= 9
          ? [0, 1, 3, 5]
          : [0, 1, 2, 3, 4]
  return {
    bend: plain ? 'straight' : pick(bends, random),
    cap: pick(plain ? ['square', 'round'] : ['round', 'round', 'square'], random),
    metal: (pick(metals, random) + METAL_COUNT) % METAL_COUNT,
    weight: pick([5.4, 6, 6.4], random),
  }
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
    const neighbours = lists.flatMap(([list, reach]) =>
      (recent.get(list) ?? [])
        .slice(-reach)
        .reverse()
        .map((look, index) => ({ look, next: index === 0 })),
    )
    const clash = (motif: Motif, bucket: number) =>
      neighbours.reduce((sum, { look, next }) => {
        const away = apart(look.bucket, bucket)
        return (
          sum +
          (look.motif === motif ? (next ? 1000 : 120) : look.second === motif ? 6 : 0) +
          (away === 0 ? (next ? 1000 : 90) : away === 1 ? 25 : 0)
        )
      }, 0)
    const named = motifsNamed(game.name.EN).filter((motif) => game.gameType === 'RNG' || scene.motifs.includes(motif))
    let best: { motif: Motif; bucket: number; cost: number } | undefined
    for (const motif of new Set([...named, ...shuffle(scene.motifs)])) {
      const beside = named.length > 0 && !named.includes(motif) ? 50 : 0
      const drowned = lost.get(motif) ?? drowning(motif)
      lost.set(motif, drowned)
      for (const bucket of shuffle(Array.from({ length: BUCKET_COUNT }, (_, index) => index))) {
        const cost = clash(motif, bucket) + beside + (drowned.includes(bucket) ? 60 : 0) + (bucket === 3 ? 5 : 0)
        if (best === undefined || cost < best.cost) best = { motif, bucket, cost }
      }
    }
    if (best === undefined) continue
    const { motif, bucket } = best
    const others = scene.motifs.filter((other) => other !== motif && MOTIFS[other].length + MOTIFS[motif].length < 2200)
    const second = others.length > 0 ? pick(others, random) : motif
    const last = recent.get(lists[0]?.[0] ?? '')?.at(-1)
    const layouts = shuffle(LAYOUTS).filter(
      (layout) => layout !== last?.layout && (layout !== 'duo' || second !== motif),
    )
    const textures = shuffle(TEXTURES).filter((texture) => texture !== last?.texture)
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
      title: titleStyle(game, bucket, random),
      salt: hash(`${game.icon} salt`) % 97,
    }
    looks.set(game.icon, look)
    for (const [list] of lists) recent.set(list, [...(recent.get(list) ?? []).slice(-4), look])
  }
  return looks
}
