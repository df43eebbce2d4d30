import type { GameCategory } from '../../../config/code-lists.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { isIncomplete } from '../../../kernel/incomplete-rows.ts'
import type { Money } from '../../../kernel/money/money.ts'
import { createMutation } from '../../../kernel/mutation.ts'
import type { List } from '../../../kernel/paged-query.ts'
import { createQuery, type Loadable } from '../../../kernel/query.ts'
import { refreshWhenDue } from '../../../kernel/refresh-when-due.ts'
import { aborted, type Result, succeeded, type VerbOptions } from '../../../kernel/result.ts'
import type { Unsubscribe } from '../../../ports/ports.ts'
import { access } from '../../access/access.ts'
import { type AccessGuard, assertAllowed, refused } from '../../access/access-guard.ts'
import { createUserList } from '../../access/user-list.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { createUserScope } from '../../auth/session/user-scope.ts'
import { type Attempts, attempts } from '../attempts/attempts.ts'
import { onEndedUnwatched } from '../attempts/on-ended-unwatched.ts'
import { type Wallet, wallet } from '../wallet/wallet.ts'
import { type REWARD_KINDS, type REWARD_STATES, rewardEndpoints } from './endpoints.ts'

/** What a member has reached by play. */
export interface MemberLevel {
  /** 0 is none. */
  readonly level: number
  /** In the reader's language, as the benefits are; undefined for none. */
  readonly name: string | undefined
  /** Counted stakes so far. */
  readonly done: Money
  /** undefined on the highest level. */
  readonly next: { readonly name: string; readonly required: Money } | undefined
  /** The last day of the level, YYYY-MM-DD. */
  readonly keepUntil: string | undefined
  readonly benefits: readonly string[]
}

/** A kind that this version does not know is `other`. */
export type RewardKind = (typeof REWARD_KINDS)[number]
/** `coming` and `open` wait; `claimed` is played for; `done`, `expired` and `givenBack` are final. */
export type RewardState = (typeof REWARD_STATES)[number]

/** What is to be known before a reward is claimed. */
export interface RewardTerms {
  readonly multiplier: number
  /** What is to be staked: the amount times the multiplier. */
  readonly turnover: Money
  /** Only stakes on these count; every game where there are none. */
  readonly gameTypes: readonly GameCategory[]
  /** The most that may be withdrawn of it. */
  readonly cap: Money | undefined
  /** Days from the claim on in which the turnover is to be met. */
  readonly days: number | undefined
  readonly version: string
}

export interface Reward {
  readonly rewardId: string
  /** What a person reads to the support. */
  readonly reference: string
  readonly kind: RewardKind
  /** The platform's own name for it. */
  readonly name: string | undefined
  readonly amount: Money
  readonly state: RewardState
  readonly terms: RewardTerms
  /** From when and until when it can be claimed, ms since the epoch. */
  readonly opensAt: number | undefined
  readonly closesAt: number | undefined
  readonly claimedAt: number | undefined
  /** Of one that was claimed. */
  readonly turnover: { readonly required: Money; readonly done: Money; readonly until: number | undefined } | undefined
  readonly endedAt: number | undefined
  /** What went back at its end. */
  readonly taken: Money | undefined
}

export interface CurrentRewards {
  /** Some rewards could not be read, and are missing. */
  readonly isIncomplete?: true | undefined
  /** Open ones first, then those that are played for, then those that come; each by what comes first. */
  readonly rewards: readonly Reward[]
  /** In which days begin: `Asia/Manila`. */
  readonly zone: string | undefined
  /** The member takes a break: nothing can be claimed, until when where that is known, ms since the epoch. */
  readonly paused: { readonly until: number | undefined } | undefined
}

/**
 * Level and rewards of the member (ROUTE-20, PROLE-04). All of it is of one user, and is dropped when another one is here.
 */
export interface Rewards {
  readonly level: Loadable<MemberLevel>
  /** What waits, and what is played for. */
  readonly current: Loadable<CurrentRewards>
  /** Asks for the current ones anew when one opens or ends, until the returned function is called. */
  watch(): Unsubscribe
  /** Those that are over, latest first; to be disposed of. */
  history(): List<Reward>
  /**
   * Claims a reward under the terms that were shown; it happens once, whatever gets lost on the way (see `attempts`). Of its
   * own the platform refuses with `reward.gone` and `terms.changed`: the current ones are asked for anew then. The screen
   * shows a failure, so there is no toast.
   */
  claim(reward: Pick<Reward, 'rewardId' | 'terms'>, options?: Pick<VerbOptions, 'signal'>): Promise<Result<Reward>>
  /**
   * Gives a claimed reward back. The platform takes the amount, or what is left of it, and the member keeps the winnings. A
   * second call for the same reward changes nothing. The screen shows a failure, so there is no toast.
   */
  giveBack(reward: Pick<Reward, 'rewardId'>, options?: Pick<VerbOptions, 'signal'>): Promise<Result<Reward>>
}

const MAX_CURRENT = 100
const CURRENT: readonly RewardState[] = ['open', 'claimed', 'coming']
const OVER: readonly RewardState[] = ['done', 'expired', 'givenBack']

/** When a reward opens, closes or ends, ms since the epoch; Infinity for never. */
function changesAt({ state, opensAt, closesAt, turnover }: Reward): number {
  if (state === 'coming') return opensAt ?? Infinity
  return (state === 'open' ? closesAt : turnover?.until) ?? Infinity
}

/** When the first of them does. */
function nextChange({ rewards, paused }: CurrentRewards): number | undefined {
  const first = Math.min(...rewards.map(changesAt), paused?.until ?? Infinity)
  return first === Infinity ? undefined : first
}

export interface RewardsDeps {
  readonly session: Session
  readonly guard: Pick<AccessGuard, 'check' | 'enforce'>
  readonly attempts: Pick<Attempts, 'run' | '$attempts'>
  readonly wallet: Pick<Wallet, 'invalidate'>
}

export function createRewards(context: FeatureContext, { session, guard, attempts, wallet }: RewardsDeps): Rewards {
  const { call, report, scope } = context
  const level = createQuery<MemberLevel>({
    context,
    feature: 'memberLevel',
    language: 'each',
    load: async (signal) => {
      assertAllowed(guard, 'rewardCenter')
      return call(rewardEndpoints.memberLevel, {}, { signal })
    },
  })
  const current = createQuery<CurrentRewards>({
    context,
    feature: 'rewards',
    language: 'each',
    load: async (signal) => {
      assertAllowed(guard, 'rewardCenter')
      const input = { pageNo: 1, pageSize: MAX_CURRENT, state: CURRENT.join() }
      const { list, zone, paused } = await call(rewardEndpoints.rewardList, input, { signal })
      const rank = ({ state }: Reward) => CURRENT.indexOf(state)
      const shown: readonly Reward[] = list.filter(({ state }) => CURRENT.includes(state))
      // By when they change: Infinity less itself is no number.
      const soonest = (one: Reward, other: Reward) => changesAt(one) - changesAt(other) || 0
      const rewards = [...shown].sort((one, other) => rank(one) - rank(other) || soonest(one, other))
      return { rewards, zone, paused, ...(isIncomplete(list) && { isIncomplete: true }) }
    },
  })
  const user = createUserScope(scope, session, () => {
    level.reset()
    current.reset()
  })
  const refreshAll = () => {
    void current.refreshAfterChange()
    wallet.invalidate()
  }
  scope.add(
    onEndedUnwatched(attempts, 'rewardClaim', () => {
      if (current.$state.get().status !== 'idle') refreshAll()
    }),
  )

  const givingBack = createMutation({
    context,
    name: 'rewards.giveBack',
    owner: user,
    // The second request gets the reward that was given back.
    send: (rewardId: string, { signal }): Promise<Reward> =>
      call(rewardEndpoints.rewardGiveBack, { rewardId }, { signal }),
    showsError: () => true,
    made: refreshAll,
    // The turnover may be met, the reward may have ended, or another device may have given it back.
    refused: refreshAll,
    unknown: refreshAll,
  })

  return {
    level: { $state: level.$state, load: level.load, refresh: level.refresh },
    current: { $state: current.$state, load: current.load, refresh: current.refresh },
    watch() {
      const watching = scope.child()
      const { $state, refresh } = current
      refreshWhenDue({ context, scope: watching, $state, dueAt: nextChange, refresh })
      return () => watching.dispose()
    },
    history: () =>
      createUserList<Reward>({
        context,
        session,
        guard,
        ability: 'rewardCenter',
        feature: 'rewardHistory',
        endpoint: rewardEndpoints.rewardList,
        language: 'each',
        load: (page, signal) => call(rewardEndpoints.rewardList, { ...page, state: OVER.join() }, { signal }),
        key: ({ rewardId }) => rewardId,
      }),
    async claim({ rewardId, terms }, options) {
      if (!scope.disposed && !guard.enforce('rewardCenter')) return refused(guard, 'rewardCenter')
      const { ok, data, error } = await attempts.run(
        {
          kind: 'rewardClaim',
          target: rewardId,
          endpoint: rewardEndpoints.rewardClaim,
          input: { rewardId, termsVersion: terms.version },
        },
        options,
      )
      if (!ok && error.code === 'request.aborted') return { ok, error }
      refreshAll()
      return ok ? succeeded(data) : report('rewards.claim', error, { shownOnPage: true })
    },
    async giveBack({ rewardId }, options) {
      if (options?.signal?.aborted) return aborted()
      if (!scope.disposed && !guard.enforce('rewardCenter')) return refused(guard, 'rewardCenter')
      return givingBack.run(rewardId, options)
    },
  }
}

/** Level, rewards and their claims. */
export const rewards: Feature<Rewards> = defineFeature({
  id: 'rewards',
  needs: { session, access, attempts, wallet },
  create: (context, { access, ...others }) => createRewards(context, { guard: access, ...others }),
})
