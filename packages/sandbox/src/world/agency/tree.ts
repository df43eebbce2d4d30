import { NO_RATES, type Rates } from './rules.ts'

/** How a member came into a team. `account`: opened by the agent. `control`: by a command of a test. */
export const JOIN_WAYS = ['seed', 'recommender', 'invitation', 'link', 'account', 'control'] as const

interface JoinedBy {
  readonly way: (typeof JOIN_WAYS)[number]
  /** Of a link. */
  readonly code?: string | undefined
}

interface UplinePeriod {
  /** YYYY-MM-DD, from its first moment on; '' is from the start. */
  readonly fromDay: string
  /** Id of the member above; undefined is the house. */
  readonly uplineId?: string | undefined
}

interface RatesPeriod {
  readonly fromDay: string
  readonly rates: Rates
}

/** Where a member stands. The latest period is last, and may begin later than today. */
export interface TeamPlace {
  readonly memberId: string
  readonly joinedBy: JoinedBy
  readonly uplines: readonly UplinePeriod[]
  readonly rates: readonly RatesPeriod[]
}

interface NewPlace {
  readonly uplineId: string | undefined
  readonly rates?: Rates | undefined
  readonly joinedBy: JoinedBy
}

/** Who stands below whom, and at which rates, on each day. What has a past changes from a coming day on. */
export interface TeamTree {
  place(memberId: string): TeamPlace | undefined
  /** Who is not shown is in no team. Beside them stand generated members, in place of those of before. */
  show(isShown: (place: TeamPlace) => boolean, generated: readonly TeamPlace[]): void
  places(): readonly TeamPlace[]
  /** A new member. The first rates count at once. */
  join(memberId: string, place: NewPlace): void
  uplineOf(memberId: string, day: string): string | undefined
  /** The member and everyone above on that day, nearest first, without the house. */
  chainOf(memberId: string, day: string): readonly string[]
  /** Whether the member stood below the other on that day, at any depth. */
  isBelow(memberId: string, otherId: string, day: string): boolean
  /** Direct members of that day, in the order of joining. */
  directOf(memberId: string, day: string): readonly string[]
  /** Everyone below on that day, each after the one above. */
  teamOf(memberId: string, day: string): readonly string[]
  ratesOf(memberId: string, day: string): Rates
  /** Rates that wait for their day. */
  nextRatesOf(memberId: string, today: string): RatesPeriod | undefined
  /** From that day on; those that wait are replaced. */
  setRates(memberId: string, rates: Rates, fromDay: string): void
  /** From that day on, with everyone below. False, and nothing is changed, where it would stand below itself. */
  move(memberId: string, uplineId: string | undefined, fromDay: string): boolean
}

type Below = ReadonlyMap<string, readonly string[]>

/** The period of a day: the last one that has begun. */
function periodOf<Period extends { readonly fromDay: string }>(
  periods: readonly Period[],
  day: string,
): Period | undefined {
  for (let index = periods.length - 1; index >= 0; index -= 1) {
    const period = periods[index]
    if (period !== undefined && period.fromDay <= day) return period
  }
  return undefined
}

/** The periods with a new last one; what would begin with it or after it is dropped. */
function withPeriod<Period extends { readonly fromDay: string }>(
  periods: readonly Period[],
  period: Period,
): readonly Period[] {
  return [...periods.filter(({ fromDay }) => fromDay < period.fromDay), period]
}

/** Later than every day. */
const AT_LAST = '9999-12-31'

export function createTeamTree(kept: readonly TeamPlace[]): TeamTree {
  const places = new Map(kept.map((place) => [place.memberId, place]))
  let isShown: (place: TeamPlace) => boolean = () => true
  let generatedIds: string[] = []
  /** Lines of the days between two moves, by the first of these days. */
  const shapes = new Map<string, Below>()

  /** The days on which a member moved, earliest first. */
  let moveDays: readonly string[] = []

  function changed(): void {
    shapes.clear()
    const days = [...places.values()].flatMap(({ uplines }) => uplines.slice(1).map(({ fromDay }) => fromDay))
    moveDays = [...new Set(days)].sort()
  }
  changed()

  function belowOn(day: string): Below {
    const first = moveDays.findLast((moveDay) => moveDay <= day) ?? ''
    const known = shapes.get(first)
    if (known !== undefined) return known
    const below = new Map<string, string[]>()
    for (const memberId of places.keys()) {
      const uplineId = tree.uplineOf(memberId, day)
      if (uplineId === undefined) continue
      const line = below.get(uplineId)
      if (line === undefined) below.set(uplineId, [memberId])
      else line.push(memberId)
    }
    shapes.set(first, below)
    return below
  }

  const tree: TeamTree = {
    place: (memberId) => places.get(memberId),
    places: () => [...places.values()],
    show(shown, generated) {
      isShown = shown
      for (const memberId of generatedIds) places.delete(memberId)
      generatedIds = []
      for (const place of generated) {
        if (places.has(place.memberId)) continue
        places.set(place.memberId, place)
        generatedIds.push(place.memberId)
      }
      shapes.clear()
    },
    join(memberId, { uplineId, rates = NO_RATES, joinedBy }) {
      const periods = { uplines: [{ fromDay: '', uplineId }], rates: [{ fromDay: '', rates }] }
      places.set(memberId, { memberId, joinedBy, ...periods })
      shapes.clear()
    },
    uplineOf(memberId, day) {
      const place = places.get(memberId)
      return place !== undefined && isShown(place) ? periodOf(place.uplines, day)?.uplineId : undefined
    },
    chainOf(memberId, day) {
      const chain = [memberId]
      for (let next = tree.uplineOf(memberId, day); next !== undefined; next = tree.uplineOf(next, day))
        chain.push(next)
      return chain
    },
    isBelow(memberId, otherId, day) {
      for (let next = tree.uplineOf(memberId, day); next !== undefined; next = tree.uplineOf(next, day)) {
        if (next === otherId) return true
      }
      return false
    },
    directOf: (memberId, day) => belowOn(day).get(memberId) ?? [],
    teamOf(memberId, day) {
      const below = belowOn(day)
      const team = [...(below.get(memberId) ?? [])]
      for (let index = 0; index < team.length; index += 1) team.push(...(below.get(team[index] ?? '') ?? []))
      return team
    },
    ratesOf(memberId, day) {
      const place = places.get(memberId)
      return (place && periodOf(place.rates, day)?.rates) ?? NO_RATES
    },
    nextRatesOf(memberId, today) {
      const last = places.get(memberId)?.rates.at(-1)
      return last !== undefined && last.fromDay > today ? last : undefined
    },
    setRates(memberId, rates, fromDay) {
      const place = places.get(memberId)
      if (place !== undefined) {
        places.set(memberId, { ...place, rates: withPeriod(place.rates, { fromDay, rates }) })
      }
    },
    move(memberId, uplineId, fromDay) {
      const place = places.get(memberId)
      if (place === undefined) return false
      if (uplineId !== undefined && tree.chainOf(uplineId, AT_LAST).includes(memberId)) return false
      places.set(memberId, { ...place, uplines: withPeriod(place.uplines, { fromDay, uplineId }) })
      changed()
      return true
    },
  }
  return tree
}
