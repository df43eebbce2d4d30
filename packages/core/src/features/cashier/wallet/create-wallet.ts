import { atom, computed } from 'nanostores'
import { toFoyerError } from '../../../kernel/errors.ts'
import type { FeatureContext } from '../../../kernel/feature-context.ts'
import { createLazy } from '../../../kernel/lazy.ts'
import type { Scope } from '../../../kernel/scope.ts'
import type { AccessGuard } from '../../app/access/guard.ts'
import type { App } from '../../app/settings/app.ts'
import type { Session } from '../../auth/session/session.ts'
import { createUserScope } from '../../auth/session/user-scope.ts'
import { walletLoad } from './contract.ts'
import { formatMoney } from './money.ts'
import type { Wallet, WalletState, Wallets } from './wallet.ts'

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
  const { $language, call, config, notifier, ports, scope } = context
  const $state = atom<WalletState>(UNKNOWN)
  const $wallets = atom<Wallets>(NO_WALLETS)
  const askWallets = createLazy(ports.network, async () => (await import('./wallets.ts')).askWallets)
  const $symbol = computed(
    [$language, app.$settings],
    (language, settings) => config.currency.byLanguage[language] ?? settings.currencySymbol ?? config.currency.symbol,
  )
  let running: Promise<void> | undefined
  const user = createUserScope(scope, session, () => {
    running = undefined
    $state.set(UNKNOWN)
    $wallets.set({ ...$wallets.get(), member: [] })
  })

  const ask = async (mine: Scope): Promise<void> => {
    try {
      const { sumBalance } = await call(walletLoad, {}, { signal: mine.signal })
      if (!mine.disposed) $state.set({ ...UNKNOWN, balance: sumBalance })
    } catch (cause) {
      if (mine.disposed) return
      const { balance, masked } = $state.get()
      const error = toFoyerError(cause)
      $state.set({ ...UNKNOWN, balance, stale: balance !== undefined, error })
      // Asked by hand: the person waits for an answer.
      if (masked) notifier.error(error)
    } finally {
      if (!mine.disposed) running = undefined
    }
  }

  const start = (masked: boolean): Promise<void> => {
    if (!guard.allows('balance') || scope.disposed) return Promise.resolve()
    const now = $state.get()
    $state.set({ ...now, refreshing: true, masked: now.masked || masked })
    running ??= ask(user.current)
    return running
  }

  return {
    $state,
    $wallets,
    $symbol,
    refresh: () => start(true),
    load: () => start(false),
    async loadWallets() {
      const mine = user.current
      const language = $language.get()
      try {
        const ask = await askWallets()
        const wallets = await ask(context, { member: guard.allows('balance'), signal: mine.signal })
        if (!mine.disposed && language === $language.get()) $wallets.set(wallets)
        return !mine.disposed
      } catch (cause) {
        if (!mine.disposed) notifier.error(cause)
        return false
      }
    },
    format: (amount) => formatMoney(amount, { symbol: $symbol.get(), digits: config.currency.digits }),
  }
}
