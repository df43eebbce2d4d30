import { wallet } from '@foyer/core'
import { useFeature } from '../../provider/use-feature.ts'
import { useText } from '../../text/use-text.ts'

export interface SignedAmountProps {
  /** Exact decimal text, signed. */
  readonly amount: string
}

const withoutSign = (amount: string) => amount.replace(/^[+-]/, '')

/** Of exact decimal text. */
export function amountSign(amount: string): 'none' | 'minus' | 'plus' {
  if (/^[0.]*$/.test(withoutSign(amount))) return 'none'
  return amount.startsWith('-') ? 'minus' : 'plus'
}

/** A change of money: a sign, a word for screen readers, and a colour in addition. */
export function SignedAmount({ amount }: SignedAmountProps) {
  const walletApi = useFeature(wallet)
  const t = useText()
  const sign = amountSign(amount)
  const minus = sign === 'minus'
  return (
    <span className="fy-money fy-change" data-sign={sign}>
      {sign === 'none' ? null : (
        <>
          <span aria-hidden="true">{minus ? '\u2212' : '+'}</span>
          <span className="fy-hidden-text">{minus ? t('records.minus') : t('records.plus')} </span>
        </>
      )}
      {walletApi.format(withoutSign(amount))}
    </span>
  )
}
