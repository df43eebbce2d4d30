import * as z from 'zod/mini'
import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import { FoyerError } from '../../../kernel/errors.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { filterRows } from '../../../kernel/incomplete-rows.ts'
import { openableUrl } from '../../../kernel/link-target.ts'
import type { List } from '../../../kernel/paged-query.ts'
import { createQuery, type Loadable } from '../../../kernel/query.ts'
import type { Result, VerbOptions } from '../../../kernel/result.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import { allowedUrl, parseUrl } from '../../../kernel/url.ts'
import { createVerbs } from '../../../kernel/verb.ts'
import { access } from '../../access/access.ts'
import { type AccessGuard, assertAllowed, refused } from '../../access/access-guard.ts'
import { createUserList } from '../../access/user-list.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { childOfUser, createUserScope } from '../../auth/session/user-scope.ts'
import { type Inbox, inbox } from '../../messages/inbox/inbox.ts'
import { isEndUnknown } from '../attempts/attempt-outcome.ts'
import { type Attempts, attempts } from '../attempts/attempts.ts'
import { onEndedUnwatched } from '../attempts/on-ended-unwatched.ts'
import { readShownLetters } from '../shown-letters.ts'
import { type Wallet, wallet } from '../wallet/wallet.ts'
import { createDepositForm, type DepositForm, type DepositFormOptions, type PreparedPage } from './deposit-form.ts'
import { type Deposit, isDepositOver } from './deposit-rules.ts'
import { depositEndpoints, wireDeposit } from './endpoints.ts'
import { createFirstLimit, type FirstLimit } from './first-limit.ts'
import { type FollowedDeposit, followDeposit } from './follow-deposit.ts'
import type { DepositMethods } from './types.ts'

/** The address of a provider's page that may be opened, or why it may not: `url.empty`, `url.unsafe`. */
export type DepositPageAddress =
  | { readonly ok: true; readonly opens: 'window' | 'frame'; readonly url: string }
  | { readonly ok: false; readonly code: 'url.empty' | 'url.unsafe' }

/** What is open of the provider's page. */
export type DepositPage =
  | { readonly status: 'closed' }
  /** Inside this page. */
  | { readonly status: 'frame'; readonly depositId: string; readonly name: string; readonly url: string }
  /** In a window beside this one. */
  | { readonly status: 'window'; readonly depositId: string }
  /** The browser has let no window open: a link leads there. */
  | { readonly status: 'blocked'; readonly depositId: string; readonly url: string }

/** Money in (ROUTE-18, settlement 11). Everything of a user ends with the user. */
export interface Deposits {
  /** The ways to pay, in the current language. */
  readonly methods: Loadable<DepositMethods>
  /** Deposits that have no end yet, latest first. */
  readonly open: Loadable<readonly Deposit[]>
  /** All deposits, latest first, page by page. `dispose()` it when its screen closes. */
  list(): List<Deposit>
  /** The form of one screen. */
  form(options: DepositFormOptions): DepositForm
  /** One deposit for its screen, until it has an end. Letters about it are read then. `dispose()` it when the screen closes. */
  follow(depositId: string): FollowedDeposit
  /** Leaves a payment. The platform's word counts: one that was paid meanwhile is paid. */
  leave(depositId: string, options?: VerbOptions): Promise<Result<Deposit>>
  /** Where it can be paid: the address is checked before it is followed. */
  pageOf(deposit: Deposit): DepositPageAddress
  readonly $page: Store<DepositPage>
  readonly firstLimit: FirstLimit
  /** Opens the provider's page again. To be called within a tap. */
  openPage(deposit: Deposit): void
  /** Leaves the frame, or forgets the window. */
  closePage(): void
}

export interface DepositsDeps {
  readonly session: Pick<Session, '$state'>
  readonly guard: Pick<AccessGuard, 'check' | 'enforce'>
  readonly attempts: Pick<Attempts, 'run' | '$attempts' | 'onFoundMade'>
  readonly wallet: Pick<Wallet, 'invalidate' | 'format' | '$symbol'>
  readonly inbox: Pick<Inbox, 'loadUnread'>
}

const PAGE_SIZE = 5
const MAX_OPEN = SPEC_CONSTANTS.pageSizes.records
const CLOSED: DepositPage = { status: 'closed' }

/** The id of a deposit that `attempts` has found out; undefined for what is none. */
export function readDepositId(object: unknown): string | undefined {
  return z.safeParse(wireDeposit, object).data?.depositId
}

export function createDeposits(context: FeatureContext, deps: DepositsDeps): Deposits {
  const { call, config, ports, report, scope, $language } = context
  const { attempts, guard, inbox, session, wallet } = deps
  const $page = writable<DepositPage>(CLOSED)

  const methods = createQuery<DepositMethods>({
    context,
    feature: 'deposits.methods',
    language: 'each',
    load: async (signal) => {
      assertAllowed(guard, 'deposit')
      return call(depositEndpoints.depositMethods, { language: $language.get() }, { signal })
    },
  })
  const open = createQuery<readonly Deposit[]>({
    context,
    feature: 'deposits.open',
    language: 'each',
    share: true,
    load: async (signal) => {
      assertAllowed(guard, 'deposit')
      const { list } = await call(
        depositEndpoints.depositList,
        { open: 'true', pageNo: 1, pageSize: MAX_OPEN },
        { signal },
      )
      return filterRows(list, ({ state }) => !isDepositOver(state))
    },
  })
  const user = createUserScope(scope, session, () => {
    methods.reset()
    open.reset()
    $page.set(CLOSED)
  })
  const run = createVerbs(context, user)

  const pageOf = ({ url, opens }: Pick<Deposit, 'url' | 'opens'>): DepositPageAddress => {
    if (url === undefined) return { ok: false, code: 'url.empty' }
    const inFrame = opens === 'frame' ? allowedUrl(url, 'frame', context) : undefined
    if (inFrame !== undefined) return { ok: true, opens: 'frame', url: inFrame }
    // What may not stand inside this page may still have a window of its own.
    const inWindow = openableUrl(url, { use: 'payment', opens: 'window' }, context)
    return inWindow === undefined ? { ok: false, code: 'url.unsafe' } : { ok: true, opens: 'window', url: inWindow }
  }

  /** A platform on another origin would read a bare path as a page of its own. */
  const returnUrl = () => {
    const path = ports.navigation.current().split(/[?#]/)[0] ?? '/'
    const { origin } = ports.device
    return [undefined, origin].includes(parseUrl(config.baseUrl)?.origin) ? path : origin + path
  }

  const prepare = ({ opens }: Pick<Deposit, 'opens'>): PreparedPage => {
    let opened = opens === 'window' ? ports.navigation.openWindow('toast.openingPayment') : undefined
    const discard = () => {
      stop()
      opened?.close()
      opened = undefined
    }
    // No person looks at an empty window while the answer is being found out.
    const stop = attempts.$attempts.listen((list) => {
      if (list.some(({ kind, state }) => kind === 'deposit' && state.status === 'unknown')) discard()
    })
    return {
      discard,
      show(deposit) {
        stop()
        const { depositId, methodName: name } = deposit
        const page = pageOf(deposit)
        if (!page.ok) {
          discard()
          report('deposits.openPage', new FoyerError({ code: page.code }))
          return
        }
        if (page.opens === 'frame') {
          discard()
          $page.set({ status: 'frame', depositId, name, url: page.url })
        } else if (opened === undefined) $page.set({ status: 'blocked', depositId, url: page.url })
        else {
          opened.go(page.url)
          $page.set({ status: 'window', depositId })
        }
      },
    }
  }

  const isAttemptOpen = () =>
    attempts.$attempts.get().some(({ kind, state }) => kind === 'deposit' && isEndUnknown(state))

  /** What was asked for before: this deposit, bets, another device or the merchant may have changed it. */
  const refreshShown = () => {
    for (const one of [methods, open]) if (one.$state.get().status !== 'idle') void one.refreshAfterChange()
  }

  const onOtherDeposit = (listener: () => void) => onEndedUnwatched(attempts, 'deposit', listener)
  scope.add(onOtherDeposit(refreshShown))

  const leave: Deposits['leave'] = (depositId, options) =>
    run(
      'deposits.leave',
      options,
      async ({ call }) => {
        const deposit = await call(depositEndpoints.depositCancel, { depositId })
        refreshShown()
        return deposit
      },
      // The platform may have cancelled the deposit all the same.
      { runs: 'join', key: depositId, problem: 'action', failed: refreshShown },
    )

  return {
    leave,
    methods: { $state: methods.$state, load: methods.load, refresh: methods.refresh },
    open: { $state: open.$state, load: open.load, refresh: open.refresh },
    list: () =>
      createUserList({
        context,
        session,
        guard,
        ability: 'deposit',
        feature: 'deposits.list',
        endpoint: depositEndpoints.depositList,
        pageSize: PAGE_SIZE,
        language: 'each',
        load: (page, signal) => call(depositEndpoints.depositList, page, { signal }),
        key: ({ depositId }) => depositId,
        onStale: onOtherDeposit,
      }),
    form: (options) =>
      createDepositForm(context, options, {
        session,
        attempts,
        wallet,
        $methods: methods.$state,
        loadMethods: methods.load,
        refreshMethods: methods.refreshAfterChange,
        refreshShown,
        returnUrl,
        // While an earlier deposit is not known to have ended, this one is not sent, so it opens no window.
        prepare: ({ opens }) => prepare({ opens: isAttemptOpen() ? 'frame' : opens }),
        refusal: () => (guard.enforce('deposit') ? undefined : refused(guard, 'deposit')),
      }),
    follow(depositId) {
      const mine = childOfUser(scope, session)
      const followed = followDeposit({
        context,
        scope: mine,
        known: open.$state.get().data?.find((one) => one.depositId === depositId),
        load: async (signal) => {
          assertAllowed(guard, 'deposit')
          return call(depositEndpoints.depositState, { depositId }, { signal })
        },
        leave: (options) => leave(depositId, options),
        onChange({ state, receipts }, from) {
          const page = $page.get()
          if (isDepositOver(state) && page.status !== 'closed' && page.depositId === depositId) $page.set(CLOSED)
          if (from === undefined && receipts.length === 0) return
          refreshShown()
          if (state === 'paid') wallet.invalidate()
        },
      })
      readShownLetters(context, inbox, mine, followed.$state)
      return followed
    },
    pageOf,
    $page: readOnly($page, context.log),
    firstLimit: createFirstLimit(context, session, methods.$state),
    openPage(deposit) {
      const page = pageOf(deposit)
      prepare({ opens: page.ok ? page.opens : 'frame' }).show(deposit)
    },
    closePage: () => $page.set(CLOSED),
  }
}

/** Money in. */
export const deposits: Feature<Deposits> = defineFeature({
  id: 'deposits',
  needs: { session, access, attempts, wallet, inbox },
  create: (context, { access, ...others }) => createDeposits(context, { guard: access, ...others }),
})
