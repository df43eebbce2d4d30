import { atom, computed, type ReadableAtom } from 'nanostores'
import { type FoyerError, toFoyerError } from '../../../kernel/errors.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { aborted, DONE, type Result, type VerbOptions } from '../../../kernel/result.ts'
import type { Scope } from '../../../kernel/scope.ts'
import { singleFlight } from '../../../kernel/single-flight.ts'
import { access } from '../../app/access/access.ts'
import type { AccessGuard } from '../../app/access/guard.ts'
import { type App, app } from '../../app/settings/app.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { createUserScope } from '../../auth/session/user-scope.ts'
import { memberWallet, merchantWallet, walletLoad } from './contract.ts'
import { formatMoney } from './money.ts'

export interface WalletState {
  /** Exact decimal text, e.g. '1234.50'; undefined until known. */
  readonly balance: string | undefined
  /** True while a refresh by hand runs: the balance is hidden (WALLET-02). */
  readonly masked: boolean
  readonly refreshing: boolean
  readonly stale: boolean
  readonly error: FoyerError | undefined
}

export interface WalletEntry {
  readonly walletId: string
  readonly name: string
  readonly balance: string | undefined
}

export interface Wallets {
  readonly merchant: readonly WalletEntry[]
  readonly member: readonly WalletEntry[]
}

export interface Wallet {
  readonly $state: ReadableAtom<WalletState>
  readonly $wallets: ReadableAtom<Wallets>
  /** Currency symbol of the current language (WALLET-05). */
  readonly $symbol: ReadableAtom<string>
  /** Refresh by hand: the balance is masked until it ends. */
  refresh(): Promise<void>
  /** Refresh in the background, without a mask. */
  load(): Promise<void>
  /** Loads `$wallets` (WALLET-04). */
  loadWallets(options?: VerbOptions): Promise<Result>
  /** Formats an amount with symbol, grouping and digits, half up on the decimal text (WALLET-01). null reads as zero. */
  format(amount: string | null | undefined): string
}

/** Loads the wallets of the merchant, and those of the member if there is one (WALLET-04). */
async function fetchWallets(
  { $language, call, config }: Pick<FeatureContext, '$language' | 'call' | 'config'>,
  { member, signal }: { readonly member: boolean; readonly signal: AbortSignal },
): Promise<Wallets> {
  const language = $language.get()
  const [ofMerchant, ofMember] = await Promise.all([
    call(merchantWallet, { merchantCode: config.merchant, language }, { signal }),
    member ? call(memberWallet, { language }, { signal }) : [],
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

const UNKNOWN: WalletState = Object.freeze({
  balance: undefined,
  masked: false,
  refreshing: false,
  stale: false,
  error: undefined,
})

const NO_WALLETS: Wallets = Object.freeze({ merchant: [], member: [] })

export function createWallet(
  context: FeatureContext,
  session: Session,
  app: App,
  guard: Pick<AccessGuard, 'allows'>,
): Wallet {
  const { $language, call, config, notifier, report, scope } = context
  const $state = atom<WalletState>(UNKNOWN)
  const $wallets = atom<Wallets>(NO_WALLETS)
  const $symbol = computed(
    [$language, app.$settings],
    (language, settings) => config.currency.byLanguage[language] ?? settings.currencySymbol ?? config.currency.symbol,
  )
  const user = createUserScope(scope, session, () => {
    loadBalance.reset()
    $state.set(UNKNOWN)
    $wallets.set({ ...$wallets.get(), member: [] })
  })

  const loadBalance = singleFlight(async (owner: Scope): Promise<void> => {
    try {
      const { sumBalance } = await call(walletLoad, {}, { signal: owner.signal })
      if (!owner.disposed) $state.set({ ...UNKNOWN, balance: sumBalance })
    } catch (cause) {
      if (owner.disposed) return
      const { balance, masked } = $state.get()
      const error = toFoyerError(cause)
      $state.set({ ...UNKNOWN, balance, stale: balance !== undefined, error })
      // After a refresh by hand the user expects a message.
      if (masked) notifier.error(error)
    }
  })

  const start = (masked: boolean): Promise<void> => {
    if (!guard.allows('balance') || scope.disposed) return Promise.resolve()
    const now = $state.get()
    $state.set({ ...now, refreshing: true, masked: now.masked || masked })
    return loadBalance(user.current)
  }

  return {
    $state,
    $wallets,
    $symbol,
    refresh: () => start(true),
    load: () => start(false),
    async loadWallets({ signal, silent } = {}) {
      const mine = user.current.child(signal)
      const language = $language.get()
      try {
        const wallets = await fetchWallets(context, { member: guard.allows('balance'), signal: mine.signal })
        // Their names are in the language of the request.
        if (mine.disposed || language !== $language.get()) return aborted()
        $wallets.set(wallets)
        return DONE
      } catch (cause) {
        return mine.disposed ? aborted() : report('wallet.loadWallets', cause, { silent })
      } finally {
        mine.dispose()
      }
    },
    format: (amount) => formatMoney(amount, { symbol: $symbol.get(), digits: config.currency.digits }),
  }
}

/** The balance and the wallets of the member. */
export const wallet: Feature<Wallet> = defineFeature({
  id: 'wallet',
  needs: { session, app, access },
  create: (context, { session, app, access }) => createWallet(context, session, app, access),
})
