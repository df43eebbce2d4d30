import { useText } from '../../text/use-text.ts'

/** Says that the credits are not money; shown at the balance and over a framed game. */
export function TrialMark() {
  const t = useText()
  return (
    <span className="fy-trial-mark">
      <span aria-hidden="true">{t('wallet.trial')}</span>
      <span className="fy-hidden-text">{t('wallet.trialBalance')}</span>
    </span>
  )
}
