/** Where withdrawals of a member go. The full number is not kept. */
export interface PayoutAccount {
  readonly accountId: string
  readonly kind: PayoutKind
  /** Code of the e-wallet or bank. */
  readonly institution: string
  /** The last digits of the number. */
  readonly ending: string
  /** Of institution and number: tells the same account again. */
  readonly fingerprint: string
  /** ms since the epoch. */
  readonly addedAt: number
}

export type PayoutKind = 'ewallet' | 'bank'

interface PayoutKindRule {
  readonly kind: PayoutKind
  /** Invented names: a page that we draw never wears that of a real one. */
  readonly institutions: readonly { readonly code: string; readonly name: string }[]
  /** Digits of a number. */
  readonly minimum: number
  readonly maximum: number
}

export const PAYOUT_KINDS: readonly PayoutKindRule[] = [
  {
    kind: 'ewallet',
    institutions: [
      { code: 'QP', name: 'QuickPay' },
      { code: 'MC', name: 'MoboCash' },
    ],
    minimum: 10,
    maximum: 11,
  },
  {
    kind: 'bank',
    institutions: [
      { code: 'B1', name: 'Bank One' },
      { code: 'HB', name: 'Harbour Bank' },
      { code: 'IS', name: 'Islands Savings' },
    ],
    minimum: 10,
    maximum: 16,
  },
]

export const MAX_PAYOUT_ACCOUNTS = 5

/** Its name, where there is such an institution of this kind. */
export function institutionName(kind: PayoutKind, institution: string): string | undefined {
  const rule = PAYOUT_KINDS.find((one) => one.kind === kind)
  return rule?.institutions.find(({ code }) => code === institution)?.name
}

export function maskedNumber({ ending }: Pick<PayoutAccount, 'ending'>): string {
  return `••${ending}`
}
