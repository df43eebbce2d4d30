import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import type { Money } from '../../../kernel/money/money.ts'
import type { List } from '../../../kernel/paged-query.ts'
import { createQuery, type Loadable, type Query } from '../../../kernel/query.ts'
import { refreshWhenDue } from '../../../kernel/refresh-when-due.ts'
import { access } from '../../access/access.ts'
import { type AccessGuard, assertAllowed } from '../../access/access-guard.ts'
import { createUserList } from '../../access/user-list.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { onUserChange } from '../../auth/session/user-scope.ts'
import { type Attempts, attempts } from '../attempts/attempts.ts'
import { onEndedUnwatched } from '../attempts/on-ended-unwatched.ts'
import { type Wallet, wallet } from '../wallet/wallet.ts'
import { type POINTS_REASONS, pointsMallEndpoints } from './endpoints.ts'
import { createRedeemForm, type RedeemForm } from './redeem-form.ts'
import type { Good, Redemption } from './types.ts'

/** Points are whole numbers and no money: earned by play, spent on goods. */
export interface PointsBalance {
  readonly points: number
  /** What is to be staked for the next one, where the platform tells. */
  readonly toNext: Money | undefined
}

export interface PointsChange {
  readonly changeId: string
  /** ms since the epoch */
  readonly at: number
  /** Signed. */
  readonly points: number
  readonly why: (typeof POINTS_REASONS)[number]
  readonly after: number
  /** Of the order. */
  readonly reference: string | undefined
}

/** One order, asked for anew when its next step is due and whenever the page is shown again. */
export interface RedemptionDetails extends Loadable<Redemption | undefined> {
  dispose(): void
}

/**
 * The points of the member and what they are redeemed for (ROUTE-20). All of it is of one user, and is dropped when another
 * one is here. Each call of `history`, `redemptions` and `redemption` makes something that is to be disposed of.
 */
export interface PointsMall {
  readonly balance: Loadable<PointsBalance>
  readonly goods: Loadable<readonly Good[]>
  /** Latest first. */
  history(): List<PointsChange>
  /** Orders, latest first. */
  redemptions(): List<Redemption>
  /** Its data are undefined where the member has no such order. */
  redemption(redemptionId: string): RedemptionDetails
  /** The order of one good, for one screen. */
  redeemForm(): RedeemForm
}

/** What keeps a member from a good. */
export type GoodObstacle =
  | { readonly kind: 'soldOut' | 'mostReached' }
  | { readonly kind: 'tooFewPoints'; readonly missing: number }

/** @param points undefined while they are not known: nothing is said of them */
export function goodObstacle(
  { stock, left, cost }: Pick<Good, 'stock' | 'left' | 'cost'>,
  points: number | undefined,
): GoodObstacle | undefined {
  if (stock <= 0) return { kind: 'soldOut' }
  if (left === 0) return { kind: 'mostReached' }
  if (points !== undefined && points < cost) return { kind: 'tooFewPoints', missing: cost - points }
  return undefined
}

export interface PointsMallDeps {
  readonly session: Session
  readonly guard: Pick<AccessGuard, 'check' | 'enforce'>
  readonly attempts: Pick<Attempts, 'run' | '$attempts'>
  readonly wallet: Pick<Wallet, 'invalidate'>
}

export function createPointsMall(
  context: FeatureContext,
  { session, guard, attempts, wallet }: PointsMallDeps,
): PointsMall {
  const { $language, call, scope } = context

  /** Nothing is asked for guests, for trial players, and where the mall is switched off. */
  const query = <T>(feature: string, language: 'each' | 'none', load: (signal: AbortSignal) => Promise<T>): Query<T> =>
    createQuery({
      context,
      feature,
      language,
      load: async (signal) => {
        assertAllowed(guard, 'pointsMall')
        return load(signal)
      },
    })
  const balance = query('points', 'none', (signal) => call(pointsMallEndpoints.pointsBalance, {}, { signal }))
  const goods = query('goods', 'each', async (signal): Promise<readonly Good[]> => {
    const { list } = await call(pointsMallEndpoints.goodsList, { language: $language.get() }, { signal })
    return list
  })
  scope.add(
    onUserChange(session, () => {
      balance.reset()
      goods.reset()
    }),
  )
  const onOtherOrder = (listener: () => void) => onEndedUnwatched(attempts, 'redemption', listener)
  scope.add(
    onOtherOrder(() => {
      for (const one of [balance, goods]) if (one.$state.get().status !== 'idle') void one.refreshAfterChange()
      wallet.invalidate()
    }),
  )

  return {
    balance: { $state: balance.$state, load: balance.load, refresh: balance.refresh },
    goods: { $state: goods.$state, load: goods.load, refresh: goods.refresh },
    history: () =>
      createUserList({
        context,
        session,
        guard,
        ability: 'pointsMall',
        feature: 'pointsHistory',
        endpoint: pointsMallEndpoints.pointsHistory,
        load: (page, signal) => call(pointsMallEndpoints.pointsHistory, page, { signal }),
        key: ({ changeId }) => changeId,
        onStale: onOtherOrder,
      }),
    redemptions: () =>
      createUserList({
        context,
        session,
        guard,
        ability: 'pointsMall',
        feature: 'redemptions',
        endpoint: pointsMallEndpoints.redemptionList,
        language: 'each',
        load: (page, signal) => call(pointsMallEndpoints.redemptionList, page, { signal }),
        key: ({ redemptionId }) => redemptionId,
        onStale: onOtherOrder,
      }),
    redemption(redemptionId) {
      const mine = scope.child()
      const order = createQuery<Redemption | undefined>({
        context: { ...context, scope: mine },
        feature: 'redemption',
        language: 'each',
        load: async (signal) => {
          assertAllowed(guard, 'pointsMall')
          const { list } = await call(
            pointsMallEndpoints.redemptionList,
            { pageNo: 1, pageSize: 1, redemptionId },
            { signal },
          )
          return list.find((row) => row.redemptionId === redemptionId)
        },
      })
      mine.add(onUserChange(session, order.reset))
      refreshWhenDue({
        context,
        scope: mine,
        $state: order.$state,
        dueAt: (data) => data?.dueAt,
        refresh: order.refresh,
      })
      return { $state: order.$state, load: order.load, refresh: order.refresh, dispose: () => mine.dispose() }
    },
    redeemForm: () =>
      createRedeemForm(context, {
        session,
        guard,
        attempts,
        async lastAddress(signal) {
          const { list } = await call(
            pointsMallEndpoints.redemptionList,
            { pageNo: 1, pageSize: SPEC_CONSTANTS.pageSizes.records },
            { signal },
          )
          return list.find(({ address }) => address !== undefined)?.address
        },
        onEnd() {
          // Also after a refusal: what was shown is not what is.
          void balance.refreshAfterChange()
          void goods.refreshAfterChange()
          wallet.invalidate()
        },
      }),
  }
}

/** Points, goods and orders. */
export const pointsMall: Feature<PointsMall> = defineFeature({
  id: 'pointsMall',
  needs: { session, access, attempts, wallet },
  create: (context, { access, ...others }) => createPointsMall(context, { guard: access, ...others }),
})
