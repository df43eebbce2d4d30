import type { ReadableAtom } from 'nanostores'
import type { FoyerError } from '../../../kernel/errors.ts'

export interface WalletState {
  /** Exact decimal text, e.g. '1234.50'; undefined until known. */
  readonly balance: string | undefined
  /** WALLET-02: true while a refresh by hand runs. */
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
  /** By hand: masks until it ends. */
  refresh(): Promise<void>
  /** Quietly, without a mask. */
  load(): Promise<void>
  /** WALLET-04. Shows its own messages; resolves whether they are here. */
  loadWallets(): Promise<boolean>
  /** WALLET-01: symbol, grouping, digits; half up on the decimal text. null reads as zero. */
  format(amount: string | null | undefined): string
}
