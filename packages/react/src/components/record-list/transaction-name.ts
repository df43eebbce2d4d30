import { money, type Transaction } from '@foyer/core'
import type { Translate } from '../../text/i18n.ts'

/** What a change of the balance is called. One with the other sign takes back what was booked before. */
export function transactionName(t: Translate, { kind, amount }: Pick<Transaction, 'kind' | 'amount'>): string {
  const isNegative = money.isNegative(amount)
  switch (kind) {
    case 'withdraw':
    case 'bet':
      return isNegative || money.isZero(amount) ? t(`records.kind.${kind}`) : t(`records.back.${kind}`)
    case 'win':
    case 'bonus':
      return isNegative ? t(`records.back.${kind}`) : t(`records.kind.${kind}`)
    case 'deposit':
    case 'adjustment':
    case 'rebate':
    case 'dailySalary':
    case 'hourlySalary':
    case 'dividend':
    case 'redRain':
    case 'other':
      return t(`records.kind.${kind}`)
  }
}
