import { type Deposit, type DepositForm as DepositFormOf, deposits } from '@foyer/core'
import { useEffect, useRef } from 'react'
import { useDisposable } from '../../hooks/use-disposable.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useFoyer } from '../../provider/use-foyer.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useText, useTranslation } from '../../text/use-text.ts'
import { BalanceView } from '../balance/balance.tsx'
import { Link } from '../link/link.tsx'
import { Row } from '../stack/row.tsx'
import { DepositForm, useMethodsWhenWhole } from './deposit-form.tsx'
import { DepositList } from './deposit-list.tsx'
import { DepositResult } from './deposit-result.tsx'
import { DepositReview } from './deposit-review.tsx'

/** What the address says, so that back, reload and a link work. */
export interface DepositScreenProps {
  readonly step?: string | undefined
  /** Shows this one in place of the form. */
  readonly depositId?: string | undefined
  /** Id of a promotion: its offer is chosen, where there is one. */
  readonly promotionId?: string | undefined
  /** The page of the provider has led back here. What else it says is not believed. */
  readonly hasReturned?: boolean | undefined
}

/** Money in: the form, its review, and each deposit with what became of it (ROUTE-18, settlement 11). */
export function DepositScreen(props: DepositScreenProps) {
  return (
    <PageTexts>
      <Screen {...props} />
    </PageTexts>
  )
}

function Screen({ step, depositId, promotionId, hasReturned = false }: DepositScreenProps) {
  const { access } = useFoyer()
  const depositsApi = useFeature(deposits)
  const { tag } = useTranslation()
  const languageTag = useRef(tag)
  languageTag.current = tag
  const form = useDisposable(() => depositsApi.form({ languageTag: () => languageTag.current }), [depositsApi])
  const created = useRef<string>(undefined)
  const show = (deposit: Deposit) => {
    created.current = deposit.depositId
    access.go({ name: 'deposit', params: { deposit: deposit.depositId } }, { replace: true })
  }
  // What has become a deposit is no longer in the form.
  useEffect(() => {
    if (depositId === undefined || depositId !== created.current) return
    created.current = undefined
    form.reset()
  }, [depositId, form])
  const again = ({ methodCode, amount }: Deposit, withMethod: boolean) => {
    form.typeAmount(amount)
    form.set('methodCode', withMethod ? methodCode : '')
    access.go({ name: 'deposit' })
  }
  if (depositId !== undefined) {
    return <DepositResult key={depositId} depositId={depositId} hasReturned={hasReturned} onAgain={again} />
  }
  if (step === 'review') return <DepositReview form={form} onCreated={show} />
  return <Form form={form} offer={promotionId} />
}

function Form({ form, offer }: { readonly form: DepositFormOf; readonly offer: string | undefined }) {
  const t = useText()
  const { status } = useMethodsWhenWhole()
  // The list waits: it would move with the form above it.
  const isThere = status === 'ready' || status === 'failed'
  return (
    <div className="fy-deposit">
      <Row gap={4} lineGap={0} align="center" justify="between">
        <BalanceView />
        <Link to={{ name: 'depositLimits' }} className="fy-deposit-link">
          {t('deposit.limits.own')}
        </Link>
      </Row>
      <DepositForm form={form} offer={offer} />
      {isThere ? <DepositList /> : null}
    </div>
  )
}
