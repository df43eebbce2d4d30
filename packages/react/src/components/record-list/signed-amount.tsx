import { wallet } from '@foyer/core'
import { useFeature } from '../../provider/use-feature.ts'
import { useText } from '../../text/use-text.ts'

export interface SignedAmountProps {
  /** Exact decimal text, signed. */
  readonly amount: string
}

/** A change of money: a sign, a word for screen readers, and a colour in addition. */
export function SignedAmount({ amount }: SignedAmountProps) {
  const walletApi = useFeature(wallet)
  const t = useText()
  const digits = amount.replace(/^[+-]/, '')
  const none = /^[0.]*$/.test(digits)
  const minus = amount.startsWith('-')
  return (
    <span className="fy-money fy-change" data-sign={none ? 'none' : minus ? 'minus' : 'plus'}>
      {none ? null : (
        <>
          <span aria-hidden="true">{minus ? '\u2212' : '+'}</span>
          <span className="fy-hidden-text">{minus ? t('records.minus') : t('records.plus')} </span>
        </>
      )}
      {walletApi.format(digits)}
    </span>
  )
}
