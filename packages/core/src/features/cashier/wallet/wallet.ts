import { computed } from 'nanostores'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { formatMoney } from '../../../kernel/money/format-money.ts'
import type { Money } from '../../../kernel/money/money.ts'
import { createQuery, type Loadable, type Resource } from '../../../kernel/query.ts'
import { aborted, DONE, type Result, untilAborted, type VerbOptions } from '../../../kernel/result.ts'
import type { Scope } from '../../../kernel/scope.ts'
import { singleFlight } from '../../../kernel/single-flight.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import { access } from '../../access/access.ts'
import type { AccessGuard } from '../../access/access-guard.ts'
import { type Platform, platform } from '../../app/platform/platform.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { createUserScope } from '../../auth/session/user-scope.ts'
import { walletEndpoints } from './endpoints.ts'

/** What a member has. */
export interface Balance {
  /** What can be played with: exact decimal text, e.g. '1234.50'. */
  readonly amount: string
  /** Set aside for withdrawals and not in `amount`, where the platform tells. */
  readonly held?: Money | undefined
  /** Of `amount`, what open turnover keeps from being withdrawn, where the platform tells. */
  readonly locked?: Money | undefined
}

export interface WalletEntry {
  readonly walletId: string
  readonly name: string
  readonly balance: string | undefined
}

export interface WalletsByOwner {
  readonly merchant: readonly WalletEntry[]
  readonly member: readonly WalletEntry[]
}

/** The balance as a resource, in `$state`; it is empty for guests, who have none. */
export interface Wallet extends Loadable<Balance> {
  /** True while a refresh by hand runs: the balance is hidden (WALLET-02). */
  readonly $isMasked: Store<boolean>
  /** By owner; those of the member are empty for guests (WALLET-04). Names are in the current language. */
  readonly $wallets: Store<Resource<WalletsByOwner>>
  /** Currency symbol of the current language (WALLET-05). */
  readonly $symbol: Store<string>
  /** Loads in the background, unless there is a balance that is not stale. Only `$state` shows a failure. */
  load(): Promise<Result>
  /**
   * Loads again on request of the person: the balance is masked meanwhile. `silent`: in the background, without mask
   * and message. Joins a running request; its `signal` ends the wait, not the request.
   */
  refresh(options?: VerbOptions): Promise<Result>
  /**
   * Call it after what changes the balance: loads again in the background. A request that is under way was sent before the change,
   * so it is aborted. Only `$state` shows a failure.
   */
  invalidate(): void
  /** Loads `$wallets` unless they are there, and again after a failure; only `$wallets` shows that. */
  loadWallets(): Promise<Result>
  /** Loads them again while the known ones stay shown. */
  refreshWallets(): Promise<Result>
  /** Formats an amount with symbol, grouping and digits, half up on the decimal text (WALLET-01). null reads as zero. */
  format(amount: string | null | undefined): string
}

/** Loads the wallets of the merchant, and those of the member if there is one (WALLET-04). */
async function fetchWallets(
  { $language, call, config }: Pick<FeatureContext, '$language' | 'call' | 'config'>,
  { member, signal }: { readonly member: boolean; readonly signal: AbortSignal },
): Promise<WalletsByOwner> {
  const language = $language.get()
  const [ofMerchant, ofMember] = await Promise.all([
    call(walletEndpoints.merchantWallet, { merchantCode: config.merchant, language }, { signal }),
    member ? call(walletEndpoints.memberWallet, { language }, { signal }) : [],
  ])
  return { merchant: ofMerchant.map(toEntry), member: ofMember.map(toEntry) }
}

function toEntry({
  walletId,
  name,
  balance,
}: {
  walletId: string
  name: string
  balance?: string | undefined
}): WalletEntry {
  return { walletId, name, balance }
}

export function createWallet(
  context: FeatureContext,
  session: Session,
  platform: Platform,
  guard: Pick<AccessGuard, 'allows'>,
): Wallet {
  const { $language, call, config, report, scope } = context
  const balance = createQuery<Balance>({
    context,
    async load(signal) {
      const { sumBalance, held, locked } = await call(walletEndpoints.walletLoad, {}, { signal })
      return { amount: sumBalance, held, locked }
    },
  })
  const $isMasked = writable(false)
  const wallets = createQuery<WalletsByOwner>({
    context,
    feature: 'wallets',
    language: 'each',
    load: (signal) => fetchWallets(context, { member: guard.allows('balance'), signal }),
  })
  const $symbol = computed(
    [$language, platform.$settings],
    (language, settings) => config.currency.byLanguage[language] ?? settings.currencySymbol ?? config.currency.symbol,
  )
  const user = createUserScope(scope, session, () => {
    ask.reset()
    balance.reset()
    $isMasked.set(false)
    wallets.reset()
  })

  const ask = singleFlight(async (owner: Scope): Promise<Result> => {
    let result = await balance.refresh()
    // A change came in between: the request that was sent after it is joined.
    if (result.error?.code === 'request.aborted' && !owner.disposed) result = await balance.refresh()
    if (owner.disposed) return aborted()
    const isByHand = $isMasked.get()
    $isMasked.set(false)
    // After a refresh by hand the user expects a message.
    return result.ok ? result : report('wallet.refresh', result.error, { silent: !isByHand })
  })

  const start = (isByHand: boolean): Promise<Result> => {
    if (!guard.allows('balance')) return Promise.resolve(DONE)
    if (scope.disposed) return Promise.resolve(aborted())
    if (isByHand) $isMasked.set(true)
    return ask(user.current)
  }

  return {
    $state: balance.$state,
    $isMasked: readOnly($isMasked, context.log),
    $wallets: wallets.$state,
    $symbol: readOnly($symbol, context.log),
    load() {
      const now = balance.$state.get()
      return now.status === 'ready' && !now.stale ? Promise.resolve(DONE) : start(false)
    },
    refresh: ({ signal, silent = false } = {}) =>
      signal?.aborted ? Promise.resolve(aborted()) : untilAborted(start(!silent), signal),
    invalidate() {
      if (guard.allows('balance')) void balance.refreshAfterChange()
      void start(false)
    },
    loadWallets: wallets.load,
    refreshWallets: wallets.refresh,
    format: (amount) => formatMoney(amount, { symbol: $symbol.get(), digits: config.currency.digits }),
  }
}

/** The balance and the wallets of the member. */
export const wallet: Feature<Wallet> = defineFeature({
  id: 'wallet',
  needs: { session, platform, access },
  create: (context, { session, platform, access }) => createWallet(context, session, platform, access),
})
