import { deposits } from '@foyer/core'
import { useState } from 'react'
import { useResourceData } from '../../hooks/use-resource-data.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { ButtonLink } from '../button/button-link.tsx'
import { useDepositWords } from './deposit-words.ts'

/** Deposits that have no end yet: each leads on, and one that still waits can be left. */
export function OpenDeposits() {
  const t = useText()
  const words = useDepositWords()
  const depositsApi = useFeature(deposits)
  const { open } = depositsApi
  const list = useResourceData(open.$state, () => open.load()) ?? []
  const [leaving, setLeaving] = useState<string>()
  const leave = async (depositId: string) => {
    setLeaving(depositId)
    await depositsApi.leave(depositId)
    setLeaving(undefined)
  }
  return list.map(({ depositId, amount, methodName, state }) => (
    <section key={depositId} className="fy-deposit-open">
      <p>
        {t('deposit.open', { amount: words.amount(amount) })}
        <span className="fy-deposit-open-note">{`${methodName} · ${t(`deposit.short.${state}`)}`}</span>
      </p>
      <div className="fy-deposit-buttons">
        <ButtonLink to={{ name: 'deposit', params: { deposit: depositId } }} size="small">
          {t('deposit.continue')}
        </ButtonLink>
        {state === 'awaiting' ? (
          <Button size="small" tone="quiet" busy={leaving === depositId} onClick={() => void leave(depositId)}>
            {t('deposit.leave')}
          </Button>
        ) : null}
      </div>
    </section>
  ))
}
