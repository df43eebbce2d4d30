import { type Deposit, deposits, type DepositForm as Form, type Money, money } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useOnline } from '../../hooks/store-hooks.ts'
import { isAttemptHeld, useAttempt } from '../../hooks/use-attempt.ts'
import { usePromotions } from '../../hooks/use-promotions.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useFoyer } from '../../provider/use-foyer.ts'
import { useErrorText } from '../../text/use-error-text.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { Fact } from '../facts/fact.tsx'
import { Link } from '../link/link.tsx'
import { Note } from '../note/note.tsx'
import { ResourceView } from '../resource-view/resource-view.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { DepositAttempts } from './deposit-attempts.tsx'
import { useMethodsWhenWhole } from './deposit-form.tsx'
import { useDepositWords } from './deposit-words.ts'

const DAY_MS = 86_400_000

export interface DepositReviewProps {
  readonly form: Form
  readonly onCreated: (deposit: Deposit) => void
}

/** The second step: everything once more, before a person leaves to pay. */
export function DepositReview(props: DepositReviewProps) {
  const t = useText()
  const { methods } = useFeature(deposits)
  const state = useMethodsWhenWhole()
  return (
    <ResourceView
      resource={state}
      failedTitle={t('deposit.failed')}
      onRetry={() => void methods.load()}
      loading={
        <div className="fy-deposit-form" role="status" aria-busy="true" aria-label={t('state.loading')}>
          <Skeleton shape="block" className="fy-deposit-review-waiting" />
          <Skeleton shape="block" className="fy-deposit-button-waiting" />
        </div>
      }
    >
      {({ turnover }) => <Review {...props} turnover={turnover} />}
    </ResourceView>
  )
}

interface ReviewProps extends DepositReviewProps {
  readonly turnover: Money | undefined
}

function Review({ form, onCreated, turnover }: ReviewProps) {
  const t = useText()
  const words = useDepositWords()
  const { access, config } = useFoyer()
  const online = useOnline()
  const errorText = useErrorText()
  const { values, status, error } = useStore(form.$state)
  const method = useStore(form.$method)
  const quote = useStore(form.$quote)
  const former = useStore(form.$formerQuote)
  const isHeld = isAttemptHeld(useAttempt('deposit'))
  const isReady = quote !== undefined && method !== undefined
  const isTyped = values.amount !== ''
  // A link, a reload without what was typed, or figures that are no longer possible: the first step says what is missing.
  useEffect(() => {
    if (isReady) return
    if (isTyped) for (const field of ['methodCode', 'amount', 'promotionId'] as const) form.touch(field)
    access.go({ name: 'deposit' }, { replace: true })
  }, [access, form, isReady, isTyped])
  if (!isReady) return null
  const busy = status === 'submitting'
  const pay = async () => {
    const { ok, data } = await form.pay()
    if (ok) onCreated(data)
  }
  const changed = (now: string, before: string | undefined) =>
    before === undefined || before === now ? null : (
      <span className="fy-deposit-was">{t('deposit.was', { amount: before })}</span>
    )
  const formerWords =
    former === undefined ? undefined : { fee: words.amount(former.fee), pay: words.amount(former.payAmount) }
  return (
    <div className="fy-deposit-form">
      <dl className="fy-facts">
        <Fact label={t('deposit.add')} value={<span className="fy-money">{words.amount(quote.amount)}</span>} />
        <Fact
          label={t('deposit.fee')}
          value={
            <>
              {words.amount(quote.fee)}
              {changed(words.amount(quote.fee), formerWords?.fee)}
            </>
          }
        />
        <Fact
          label={t('deposit.pay')}
          value={
            <>
              {words.amount(quote.payAmount)}
              {changed(words.amount(quote.payAmount), formerWords?.pay)}
            </>
          }
        />
        <Fact label={t('deposit.with')} value={method.name} />
        {values.promotionId === '' ? null : <OfferFacts id={values.promotionId} />}
        {turnover === undefined || money.isZero(turnover) ? null : (
          <Fact
            label={t(values.promotionId === '' ? 'deposit.turnover' : 'deposit.turnover.added')}
            value={words.amount(money.multiply(quote.amount, turnover, config.currency.digits, 'down'))}
          />
        )}
      </dl>
      <Note className="fy-deposit-note">
        {t(method.opens === 'frame' ? 'deposit.framed' : 'deposit.leaving', { method: method.name })}{' '}
        {t('deposit.time', { time: words.duration(method.expiresIn) })}
      </Note>
      <DepositAttempts />
      {/* Beside the button: the top may be out of sight. */}
      {error === undefined || busy ? null : (
        <p className="fy-form-failure" role="alert">
          {errorText(error)}
        </p>
      )}
      <Button tone="primary" wide busy={busy} held={isHeld} disabled={!online} onClick={() => void pay()}>
        {t('deposit.payNow', { amount: words.amount(quote.payAmount) })}
      </Button>
      <p className="fy-hidden-text" role="status">
        {busy ? t('deposit.opening', { method: method.name }) : ''}
      </p>
      {online ? null : <Note className="fy-deposit-note">{t('error.network.offline')}</Note>}
      <Button wide disabled={busy} onClick={() => access.leave({ name: 'deposit' })}>
        {t('deposit.change')}
      </Button>
    </div>
  )
}

/**
 * What the offer adds and asks for, in the words of its terms: they name no share of the deposit and no factor, so neither the
 * bonus nor its turnover can be counted here.
 */
function OfferFacts({ id }: { readonly id: string }) {
  const t = useText()
  const words = useDepositWords()
  const offer = usePromotions().data?.find((one) => String(one.id) === id)
  const { amount, cap, stake, games, validDays } = offer?.terms ?? {}
  return (
    <>
      <Fact label={t('deposit.offer')} value={offer?.title ?? t('deposit.offer.chosen')} />
      {amount !== undefined ? (
        <Fact label={t('deposit.bonus')} value={<span className="fy-money">{words.amount(amount)}</span>} />
      ) : cap !== undefined ? (
        <Fact label={t('deposit.bonus')} value={t('deposit.bonus.atMost', { cap: words.amount(cap) })} />
      ) : null}
      {validDays === undefined ? null : (
        <Fact label={t('deposit.bonus.valid')} value={words.duration(validDays * DAY_MS)} />
      )}
      <Fact
        label={t('deposit.turnover.bonus')}
        value={
          stake ?? (
            <Link to={{ name: 'promotion', params: { id } }} className="fy-deposit-link">
              {t('deposit.offer.terms')}
            </Link>
          )
        }
      />
      {games === undefined ? null : <Fact label={t('deposit.turnover.games')} value={games} />}
    </>
  )
}
