import { createRandom, hash, pick } from '@foyer/demo-games'

export interface Win {
  readonly userName: string
  readonly gameName: string
  /** Minor units. */
  readonly amount: number
  /** ms since the epoch. */
  readonly at: number
}

/** Invented players. */
const PLAYERS = `mara88 jomarlopez tinay_23 kapitanray belle.cruz rodel1979 ana_marie luckyjun dodong77 nene.santos
  arif_hasan sumi1994 rakib.dhk tanvir007 nusrat_b mitu77 paolo_vega cherrypie bongbong12 aling_nita jaypee23 rico.mnl
  shakil99 farhana_k`
  .split(/\s+/)
  .filter((name) => name !== '')

/** There is a winner about every nine minutes; the board shows those of the last three hours. */
const EVERY_MS = 540_000
const KEPT = 20

/** Small wins are many, large ones few. */
function amountOf(chance: number): number {
  return Math.round(10 ** (3.6 + 4.4 * chance ** 2.5))
}

/** The wins of others, latest first: in no order of amounts. */
export function recentWins(titles: readonly string[], now: number): readonly Win[] {
  if (titles.length === 0) return []
  const last = Math.floor(now / EVERY_MS)
  return Array.from({ length: KEPT }, (_, back): Win => {
    const random = createRandom(hash(`win ${last - back}`))
    return {
      userName: pick(PLAYERS, random),
      gameName: pick(titles, random),
      amount: amountOf(random()),
      at: (last - back) * EVERY_MS,
    }
  })
}
