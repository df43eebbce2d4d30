import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { mapRows } from '../../../kernel/incomplete-rows.ts'
import type { List } from '../../../kernel/paged-query.ts'
import { createQuery, type Loadable } from '../../../kernel/query.ts'
import type { Scope } from '../../../kernel/scope.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import type { Unsubscribe } from '../../../ports/ports.ts'
import { access } from '../../access/access.ts'
import { type AccessGuard, assertAllowed } from '../../access/access-guard.ts'
import { createUserList } from '../../access/user-list.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { onUserChange } from '../../auth/session/user-scope.ts'
import { type Inbox, inbox } from '../../messages/inbox/inbox.ts'
import { type Attempts, attempts } from '../attempts/attempts.ts'
import { onEndedUnwatched } from '../attempts/on-ended-unwatched.ts'
import { type PayoutAccounts, payoutAccounts } from '../payout-accounts/payout-accounts.ts'
import { readShownLetters } from '../shown-letters.ts'
import { type Wallet, wallet } from '../wallet/wallet.ts'
import { withdrawalEndpoints } from './endpoints.ts'
import { isWithdrawalOpen, toWithdrawal, type Withdrawal } from './withdrawal.ts'
import { createWithdrawalForm, type WithdrawalForm, type WithdrawalFormOptions } from './withdrawal-form.ts'
import type { WithdrawalTerms } from './withdrawal-terms.ts'

/** One withdrawal while a screen shows it. */
export interface WithdrawalDetails extends Loadable<Withdrawal> {
  /** When the platform answered last, ms since the epoch, server time. */
  readonly $answeredAt: Store<number | undefined>
  dispose(): void
}

/**
 * Money on its way out. What the platform says is repeated, and nothing is guessed: a state that is not known is shown as
 * pending. A withdrawal cannot be taken back by the member.
 */
export interface Withdrawals {
  /** What could be withdrawn now. Names in it are in the current language. */
  readonly terms: Loadable<WithdrawalTerms>
  /** Those that are on their way, newest first. */
  readonly open: Loadable<readonly Withdrawal[]>
  /** All of them, newest first. Call `dispose()` when the screen is left. */
  list(): List<Withdrawal>
  /** One of them for its screen, asked for again while it is on its way and the page is shown. Letters about it are read then. */
  withdrawal(withdrawalId: string): WithdrawalDetails
  /** The form of one screen: fields, review, request. */
  form(options: WithdrawalFormOptions): WithdrawalForm
  /**
   * Asks anew for `terms`, `open` and the payout accounts, and again whenever the page is shown: bets, another device or
   * another page may have changed them. Asks for `open` while there are some. Until the result is called.
   */
  follow(): Unsubscribe
}

interface WithdrawalsDeps {
  readonly session: Pick<Session, '$state'>
  readonly guard: Pick<AccessGuard, 'check' | 'allows'>
  readonly attempts: Pick<Attempts, 'run' | '$attempts' | 'onFoundMade'>
  readonly wallet: Pick<Wallet, 'invalidate' | 'format' | '$symbol'>
  readonly payoutAccounts: PayoutAccounts
  readonly inbox: Pick<Inbox, 'loadUnread'>
}

/** Between two questions about what is on its way. */
const ASK_AGAIN_MS = 20_000
/** More are never on their way at once. */
const MAX_OPEN = 50

export function createWithdrawals(context: FeatureContext, deps: WithdrawalsDeps): Withdrawals {
  const { session, guard, attempts, wallet, payoutAccounts, inbox } = deps
  const { call, ports, scope } = context
  const { network, visibility } = ports

  const terms = createQuery<WithdrawalTerms>({
    context,
    feature: 'withdrawals',
    language: 'each',
    async load(signal) {
      assertAllowed(guard, 'withdraw')
      return call(withdrawalEndpoints.withdrawalTerms, {}, { signal })
    },
  })
  const open = createQuery<readonly Withdrawal[]>({
    context,
    feature: 'withdrawals',
    async load(signal) {
      assertAllowed(guard, 'withdraw')
      const { list } = await call(
        withdrawalEndpoints.withdrawalList,
        { open: 'true', pageNo: 1, pageSize: MAX_OPEN },
        { signal },
      )
      return mapRows(list, toWithdrawal)
    },
    share: true,
  })
  scope.add(
    onUserChange(session, () => {
      terms.reset()
      open.reset()
    }),
  )

  /** Calls `ask` now and then, while the page is shown and there is a network. */
  const repeat = (owner: Scope, ask: () => void) => {
    const tryNow = () => {
      if (visibility.isVisible() && network.isOnline()) ask()
    }
    owner.interval(tryNow, ASK_AGAIN_MS)
    owner.add(visibility.onChange(tryNow))
    owner.add(network.onChange(tryNow))
  }

  /** The balance and what can be withdrawn are others now. */
  const onMoneyMoved = () => {
    wallet.invalidate()
    void terms.refreshAfterChange()
  }
  // What has ended has moved money.
  scope.add(
    open.$state.listen(({ data: now }, former) => {
      const before = former?.data
      if (now === undefined || before === undefined) return
      const isStillOpen = ({ withdrawalId }: Withdrawal) => now.some((one) => one.withdrawalId === withdrawalId)
      if (!before.every(isStillOpen)) onMoneyMoved()
    }),
  )

  const onOtherRequest = (listener: () => void) => onEndedUnwatched(attempts, 'withdrawal', listener)
  scope.add(
    onOtherRequest(() => {
      for (const one of [terms, open]) if (one.$state.get().status !== 'idle') void one.refreshAfterChange()
      wallet.invalidate()
    }),
  )

  return {
    terms: { $state: terms.$state, load: terms.load, refresh: terms.refresh },
    open: { $state: open.$state, load: open.load, refresh: open.refresh },
    list: () =>
      createUserList<Withdrawal>({
        context,
        session,
        guard,
        ability: 'withdraw',
        feature: 'withdrawals',
        endpoint: withdrawalEndpoints.withdrawalList,
        async load(page, signal) {
          const { list, ...counts } = await call(withdrawalEndpoints.withdrawalList, page, { signal })
          return { ...counts, list: mapRows(list, toWithdrawal) }
        },
        key: ({ withdrawalId }) => withdrawalId,
        onStale: onOtherRequest,
      }),
    withdrawal(withdrawalId) {
      const mine = scope.child()
      const $answeredAt = writable<number | undefined>(undefined)
      const query = createQuery<Withdrawal>({
        context: { ...context, scope: mine },
        feature: 'withdrawals',
        async load(signal) {
          assertAllowed(guard, 'withdraw')
          const answer = await call(withdrawalEndpoints.withdrawalState, { withdrawalId }, { signal })
          if (!signal.aborted) $answeredAt.set(context.time.now())
          return toWithdrawal(answer)
        },
        share: true,
      })
      mine.add(onUserChange(session, query.reset))
      readShownLetters(context, inbox, mine, query.$state)
      repeat(mine, () => {
        const { data } = query.$state.get()
        if (data !== undefined && isWithdrawalOpen(data)) void query.refresh()
      })
      mine.add(
        query.$state.listen(({ data: now }, former) => {
          const before = former?.data
          if (now === undefined || before === undefined || now.state === before.state) return
          // One that is not among those on their way is not missed there.
          const isListed = open.$state.get().data?.some((one) => one.withdrawalId === withdrawalId) ?? false
          if (!isListed && !isWithdrawalOpen(now)) onMoneyMoved()
          void open.refreshAfterChange()
        }),
      )
      return {
        $state: query.$state,
        $answeredAt: readOnly($answeredAt, context.log),
        load: query.load,
        refresh: query.refresh,
        dispose: () => mine.dispose(),
      }
    },
    form: (options) =>
      createWithdrawalForm(context, { ...options, session, guard, attempts, wallet, payoutAccounts, terms, open }),
    follow() {
      const mine = scope.child()
      for (const one of [terms, open, payoutAccounts]) void one.refresh()
      mine.add(
        visibility.onChange((visible) => {
          if (!visible) return
          void terms.refreshAfterChange()
          void open.refreshAfterChange()
          payoutAccounts.invalidate()
        }),
      )
      repeat(mine, () => {
        if ((open.$state.get().data ?? []).length > 0) void open.refresh()
      })
      return () => mine.dispose()
    },
  }
}

/** Money out. */
export const withdrawals: Feature<Withdrawals> = defineFeature({
  id: 'withdrawals',
  needs: { session, access, attempts, wallet, payoutAccounts, inbox },
  create: (context, { access, ...others }) => createWithdrawals(context, { guard: access, ...others }),
})
