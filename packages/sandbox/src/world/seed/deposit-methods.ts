import type { LocalizedText } from '@foyer/demo-games'

/** A way to pay. Invented names only: a page that we draw never wears the name of a provider that there is. */
export interface SeedDepositMethod {
  readonly methodCode: string
  readonly name: LocalizedText
  readonly kind: 'wallet' | 'bank' | 'card'
  /** Minor units; both bounds are possible. */
  readonly minimum: number
  readonly maximum: number
  /** Of the amount, in hundredths of a per cent: 100 is one per cent. */
  readonly feeRate: number
  /** Minor units. */
  readonly feeFixed: number
  /** How long it can be paid, ms. */
  readonly expiresIn: number
  /** How long it takes as a rule, ms. */
  readonly usually: number
  /** Minor units. */
  readonly quickAmounts: readonly number[]
  readonly opens: 'window' | 'frame'
  /** It takes nothing now. */
  readonly isClosed?: boolean
  /** The hour of the platform's day at which it opens again. */
  readonly opensAtHour?: number
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

export const DEPOSIT_METHODS: readonly SeedDepositMethod[] = [
  {
    methodCode: 'QUICKPAY',
    name: { EN: 'QuickPay' },
    kind: 'wallet',
    minimum: 50_00,
    maximum: 20_000_00,
    feeRate: 0,
    feeFixed: 0,
    expiresIn: 30 * MINUTE_MS,
    usually: MINUTE_MS,
    quickAmounts: [100_00, 500_00, 1000_00, 5000_00],
    opens: 'window',
  },
  {
    methodCode: 'MOBOCASH',
    name: { EN: 'MoboCash' },
    kind: 'wallet',
    minimum: 100_00,
    maximum: 25_000_00,
    feeRate: 100,
    feeFixed: 0,
    expiresIn: 15 * MINUTE_MS,
    usually: MINUTE_MS,
    quickAmounts: [100_00, 500_00, 1000_00, 5000_00],
    opens: 'frame',
  },
  {
    methodCode: 'BANKLINK',
    name: { EN: 'BankLink' },
    kind: 'bank',
    minimum: 500_00,
    maximum: 200_000_00,
    feeRate: 0,
    feeFixed: 15_00,
    expiresIn: 24 * HOUR_MS,
    usually: 2 * HOUR_MS,
    quickAmounts: [500_00, 1000_00, 5000_00, 20_000_00],
    opens: 'window',
  },
  {
    methodCode: 'CARDPAY',
    name: { EN: 'CardPay' },
    kind: 'card',
    minimum: 200_00,
    maximum: 10_000_00,
    feeRate: 200,
    feeFixed: 0,
    expiresIn: 30 * MINUTE_MS,
    usually: MINUTE_MS,
    quickAmounts: [500_00, 1000_00, 2000_00],
    opens: 'window',
    isClosed: true,
    opensAtHour: 18,
  },
]

/** What a promotion adds to a deposit. */
export interface SeedDepositOffer {
  readonly promotionId: number
  /** Of what is credited. */
  readonly percent: number
  /** Minor units. */
  readonly cap: number
  /** How often the bonus is to be staked, at most 10. */
  readonly multiplier: number
  readonly days: number
}

export const DEPOSIT_OFFERS: readonly SeedDepositOffer[] = [
  { promotionId: 214, percent: 10, cap: 100_00, multiplier: 5, days: 7 },
]
