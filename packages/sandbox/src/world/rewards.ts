import type { GameCategory } from '@foyer/core/contract'
import type { LocalizedText } from '@foyer/demo-games'
import { addDays, dayIn, startOfDay, TIME_ZONE } from './days.ts'
import type { Ledger } from './ledger.ts'
import type { Levels } from './levels.ts'
import type { Member } from './member.ts'
import { newReference } from './references.ts'
import type { RandomBytes } from './secure-random.ts'
import type { Turnover } from './turnover.ts'

export const REWARD_KINDS = ['daily', 'weekly', 'level', 'invite'] as const
export type RewardKind = (typeof REWARD_KINDS)[number]
type RewardState = 'coming' | 'open' | 'claimed' | 'done' | 'expired' | 'givenBack'

/** What must be staked before a reward may be withdrawn, on what, and how long. */
export interface RewardTerms {
  /** Times the amount. */
  readonly multiplier: number
  readonly categories: readonly GameCategory[]
  /** Days from the claim on. */
  readonly days: number
  /** Another version is another agreement. */
  readonly version: string
}

export interface Reward {
  /** Its reference, and its id: `R7K2M9Q4XA`. */
  readonly rewardId: string
  readonly userName: string
  readonly kind: RewardKind
  /** What it is of: a day, the first day of a week, a level, a friend. Each is given once. */
  readonly of: string
  /** Minor units. */
  readonly amount: number
  readonly terms: RewardTerms
  /** When it can be claimed, ms since the epoch: from the first moment to before the last. */
  readonly opensAt: number
  readonly closesAt: number
  readonly claimedAt?: number | undefined
}

export interface Rewards {
  /** Those that are coming, open or claimed, and the latest that are over; the latest first. */
  of(member: Member): readonly Reward[]
  find(rewardId: string): Reward | undefined
  stateOf(reward: Reward): RewardState
  /** Books a reward and asks for its turnover. It must be open. */
  claim(member: Member, reward: Reward): Reward
  /** A reward that comes by itself: once for each `of`. */
  grant(member: Member, reward: Pick<Reward, 'kind' | 'of' | 'amount'>, at: number): Reward | undefined
  /** A new one for each level. */
  reach(member: Member, level: { readonly level: number; readonly reached: number }): void
  /** The terms of those that are made from now on, and of those that can be claimed. */
  setTerms(terms: Partial<RewardTerms>): void
  all(): readonly Reward[]
}

const DAY_MS = 86_400_000
/** Of a day or a week, for one member. What comes once a year, or for a friend, is not forgotten: it would come again. */
const KEPT = 100
const LEVEL_DAYS = 30

interface Deps {
  readonly ledger: Ledger
  readonly turnover: Turnover
  readonly levels: Levels
  readonly now: () => number
  readonly randomBytes: RandomBytes
}

/** Code 5.1.1: at most ten times, on one product. */
export const REWARD_TERMS: RewardTerms = { multiplier: 5, categories: ['RNG', 'INHOUSE'], days: 7, version: '2026-11' }

const NAMES: Readonly<Record<RewardKind, LocalizedText>> = {
  daily: { EN: 'Daily reward', TY: 'Arawang gantimpala', BN: 'দৈনিক পুরস্কার' },
  weekly: { EN: 'Weekly reward', TY: 'Lingguhang gantimpala', BN: 'সাপ্তাহিক পুরস্কার' },
  level: { EN: 'Level reward', TY: 'Gantimpala sa level', BN: 'লেভেল পুরস্কার' },
  invite: { EN: 'Reward for a friend', TY: 'Gantimpala sa kaibigan', BN: 'বন্ধু আনার পুরস্কার' },
}

export const rewardName = (kind: RewardKind): LocalizedText => NAMES[kind]

/** The Monday of the week of a day. */
function mondayOf(day: string): string {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return addDays(day, -weekday)
}

export function createRewards(kept: readonly Reward[], deps: Deps): Rewards {
  const { ledger, turnover, levels, now, randomBytes } = deps
  const byMember = new Map<string, Reward[]>()
  let terms = REWARD_TERMS
  const listOf = ({ userName }: Pick<Member, 'userName'>) => byMember.get(userName) ?? []
  for (const reward of kept) byMember.set(reward.userName, [...listOf(reward), reward])

  const start = (day: string) => startOfDay(TIME_ZONE, day)

  function put(reward: Reward): Reward {
    const others = listOf(reward).filter(({ rewardId }) => rewardId !== reward.rewardId)
    const list = [...others, reward]
    const forgotten = list.filter(({ kind }) => kind === 'daily' || kind === 'weekly').slice(0, -KEPT)
    byMember.set(
      reward.userName,
      list.filter((one) => !forgotten.includes(one)),
    )
    return reward
  }

  /** One for each `of`. */
  function add(
    member: Pick<Member, 'userName'>,
    reward: Pick<Reward, 'kind' | 'of' | 'amount' | 'opensAt' | 'closesAt'>,
  ) {
    if (listOf(member).some(({ kind, of }) => kind === reward.kind && of === reward.of)) return undefined
    return put({ ...reward, rewardId: newReference('R', randomBytes), userName: member.userName, terms })
  }

  /** Those of today and of this week, and the next ones, for a member with a level. */
  function schedule(member: Member): void {
    const level = levels.levelOf(member)
    if (level === undefined) return
    const today = dayIn(TIME_ZONE, now())
    for (const day of [today, addDays(today, 1)]) {
      add(member, {
        kind: 'daily',
        of: day,
        amount: level.daily,
        opensAt: start(day),
        closesAt: start(addDays(day, 1)),
      })
    }
    const monday = mondayOf(today)
    for (const first of [monday, addDays(monday, 7)]) {
      add(member, {
        kind: 'weekly',
        of: first,
        amount: level.weekly,
        opensAt: start(first),
        closesAt: start(addDays(first, 7)),
      })
    }
  }

  const sourceOf = ({ userName, rewardId }: Reward) =>
    turnover.of({ userName, trial: undefined }).find(({ sourceId }) => sourceId === rewardId)

  const stateOf = (reward: Reward): RewardState => {
    if (reward.claimedAt === undefined) {
      if (now() < reward.opensAt) return 'coming'
      return now() < reward.closesAt ? 'open' : 'expired'
    }
    switch (sourceOf(reward)?.state) {
      case 'open':
        return 'claimed'
      case 'givenBack':
        return 'givenBack'
      case 'expired':
        return 'expired'
      // Spent, or so long ago that its turnover is forgotten.
      default:
        return 'done'
    }
  }

  function book(member: Member, reward: Reward, at: number): Reward {
    const { rewardId, kind, amount } = reward
    const { multiplier, categories, days } = reward.terms
    ledger.post({
      kind: 'bonus',
      ref: rewardId,
      reference: rewardId,
      at,
      postings: [
        { account: 'rewards', unit: 'MONEY', amount: -amount },
        { account: `cash:${member.userName}`, unit: 'MONEY', amount },
      ],
    })
    turnover.open(member, {
      sourceId: rewardId,
      kind: 'reward',
      name: NAMES[kind],
      amount,
      required: amount * multiplier,
      categories,
      until: at + days * DAY_MS,
    })
    return put({ ...reward, claimedAt: at })
  }

  return {
    of(member) {
      schedule(member)
      return [...listOf(member)].sort((one, other) => other.opensAt - one.opensAt)
    },
    find(rewardId) {
      for (const list of byMember.values()) {
        const found = list.find((reward) => reward.rewardId === rewardId)
        if (found !== undefined) return found
      }
      return undefined
    },
    stateOf,
    claim: (member, reward) => book(member, reward, now()),
    grant(member, reward, at) {
      const added = add(member, { ...reward, opensAt: at, closesAt: at })
      return added && book(member, added, at)
    },
    reach(member, { level, reached }) {
      const of = `${level} ${dayIn(TIME_ZONE, now()).slice(0, 4)}`
      add(member, { kind: 'level', of, amount: reached, opensAt: now(), closesAt: now() + LEVEL_DAYS * DAY_MS })
    },
    setTerms(changed) {
      terms = { ...terms, ...changed }
      for (const list of byMember.values()) {
        for (const reward of list) if (reward.claimedAt === undefined) put({ ...reward, terms })
      }
    },
    all: () => [...byMember.values()].flat(),
  }
}
