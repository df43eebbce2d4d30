import {
  memberPhone,
  money,
  type OpenTurnover,
  type PayoutAccount,
  securityCenter,
  type WithdrawalForm,
  type WithdrawalObstacle,
  type WithdrawalTerms,
  type WithdrawalValues,
  wallet,
} from '@foyer/core'
import { mostNow, withdrawalObstacles } from '@foyer/core/site'
import { useStore } from '@nanostores/react'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { isFocusLost } from '../../hooks/focus-guard.ts'
import { focusField, useFieldFocus, useFocusInView } from '../../hooks/use-field-focus.ts'
import { useFocusWhenLost } from '../../hooks/use-focus-when-lost.ts'
import { useLoad } from '../../hooks/use-load.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { fieldMessage } from '../../text/field-message.ts'
import { useErrorText } from '../../text/use-error-text.ts'
import { useMerchantTime } from '../../text/use-merchant-time.ts'
import { useText } from '../../text/use-text.ts'
import { AmountField } from '../amount-field/amount-field.tsx'
import { Button } from '../button/button.tsx'
import { ButtonLink } from '../button/button-link.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Link } from '../link/link.tsx'
import { Note } from '../note/note.tsx'
import { PaymentPasswordField } from '../payment-password/payment-password-field.tsx'
import { AccountEnding } from '../payout-accounts/payout-accounts-screen.tsx'
import { RadioCards } from '../radio-cards/radio-cards.tsx'
import { Stack } from '../stack/stack.tsx'
import { IdentityLimit } from './withdraw-summary.tsx'

interface WithdrawFieldsProps {
  readonly form: WithdrawalForm
  readonly terms: WithdrawalTerms
  readonly accounts: readonly PayoutAccount[]
  readonly onReview: () => void
}

/** Whether the account has a phone number, as far as the platform has said. */
function useHasPhone(): boolean {
  const feature = useFeature(memberPhone)
  useLoad(useFeature(securityCenter).$facts, feature.load)
  return useStore(feature.$state) !== 'missing'
}

/** What stands in the way, or the fields. */
export function WithdrawFields(props: WithdrawFieldsProps) {
  const { form, terms, accounts } = props
  const { giveBack } = useStore(form.$state).values
  const refusal = useStore(form.$refusal)
  const known = { terms, hasAccount: accounts.length > 0, hasPhone: useHasPhone(), givenBack: giveBack }
  const rewards = terms.turnover.filter(({ kind }) => kind === 'reward')
  const obstacles = withdrawalObstacles(known)
  // Offered in place of the fields only where it makes a withdrawal possible.
  const waysOut = rewards.filter(({ sourceId }) => withdrawalObstacles({ ...known, givenBack: sourceId }).length === 0)
  const t = useText()
  const errorText = useErrorText()
  // What stands in the way says it, with the way on.
  const isToldBelow = refusal !== undefined && refusal.field !== 'accountId' && obstacles.length > 0
  const isToldAtField = refusal?.field === 'paymentPassword' && obstacles.length === 0
  const failure =
    refusal === undefined || isToldBelow || isToldAtField ? null : (
      <p className="fy-form-failure" role="alert">
        {refusal.field === 'accountId' ? t('withdraw.to.gone') : errorText(refusal.error)}
      </p>
    )
  const isRefused = refusal !== undefined && obstacles.length > 0
  const told = useRef<HTMLDivElement>(null)
  useFocusWhenLost(told, isRefused)
  useFocusInView(told)
  if (obstacles.length === 0) return <Fields {...props} rewards={rewards} failure={failure} />
  return (
    <>
      <div ref={told} className="fy-withdraw-told" tabIndex={isRefused ? -1 : undefined}>
        {failure}
        <div role={isToldBelow ? 'alert' : undefined}>
          <Obstacles obstacles={obstacles} terms={terms} />
        </div>
      </div>
      <GiveBack form={form} terms={terms} rewards={waysOut} />
    </>
  )
}

/** Each with what mends it. */
function Obstacles({
  obstacles,
  terms,
}: {
  readonly obstacles: readonly WithdrawalObstacle[]
  readonly terms: WithdrawalTerms
}) {
  return (
    <Stack as="ul" gap={2}>
      {obstacles.map((obstacle) => (
        <li key={obstacle} className="fy-obstacle">
          <Obstacle obstacle={obstacle} terms={terms} />
        </li>
      ))}
    </Stack>
  )
}

function Obstacle({ obstacle, terms }: { readonly obstacle: WithdrawalObstacle; readonly terms: WithdrawalTerms }) {
  const t = useText()
  const { namedMoment } = useMerchantTime()
  const { format } = useFeature(wallet)
  const moment = (at: number | undefined) => (at === undefined ? '' : namedMoment(at))
  switch (obstacle) {
    case 'paused':
      return <p>{t('withdraw.paused', { until: moment(terms.pausedUntil) })}</p>
    case 'phoneMissing':
      return (
        <Way text={t('withdraw.needs.phone')}>
          <ButtonLink to={{ name: 'memberPhone', params: { task: 'withdraw' } }} tone="primary" size="small">
            {t('phone.add.short')}
          </ButtonLink>
        </Way>
      )
    case 'accountMissing':
      return (
        <Way text={t('withdraw.needs.account')}>
          <ButtonLink to={{ name: 'payoutAccounts' }} tone="primary" size="small">
            {t('payout.add')}
          </ButtonLink>
        </Way>
      )
    case 'passwordMissing':
      return (
        <Way text={t('withdraw.needs.password')}>
          <ButtonLink to={{ name: 'paymentPassword' }} tone="primary" size="small">
            {t('paymentPassword.set')}
          </ButtonLink>
        </Way>
      )
    case 'passwordLocked':
      return (
        <Way
          text={
            terms.lockedUntil === undefined
              ? t('error.payment.password.locked')
              : t('error.payment.password.locked.until', { until: moment(terms.lockedUntil) })
          }
        >
          <ButtonLink to={{ name: 'paymentPassword', params: { step: 'reset' } }} size="small">
            {t('paymentPassword.reset')}
          </ButtonLink>
        </Way>
      )
    case 'limit':
      return <p>{t('withdraw.limit', [moment(terms.left?.freesAt)])}</p>
    case 'identity':
      return (
        <Way text={t(`withdraw.identity.needed.${terms.identity.state}`)}>
          {terms.identity.state === 'pending' ? null : (
            <ButtonLink to={{ name: 'verification' }} tone="primary" size="small">
              {t('withdraw.identity.prove')}
            </ButtonLink>
          )}
        </Way>
      )
    case 'tooLittle':
      return <p>{t('withdraw.tooLittle', [format(terms.minimum)])}</p>
  }
}

function Way({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <>
      <p>{text}</p>
      {children}
    </>
  )
}

interface GiveBackProps {
  readonly form: WithdrawalForm
  readonly terms: WithdrawalTerms
  readonly rewards: readonly OpenTurnover[]
}

/** A reward that keeps money locked can be given back: what was won with it stays. */
function GiveBack({ form, terms, rewards }: GiveBackProps) {
  const t = useText()
  const { format } = useFeature(wallet)
  const { giveBack } = useStore(form.$state).values
  return rewards.map(({ sourceId, name, locked, withdrawableWithout }) => (
    <Checkbox
      key={sourceId}
      name="giveBack"
      label={
        withdrawableWithout === undefined || money.compare(withdrawableWithout, terms.withdrawable) <= 0
          ? t('withdraw.giveBack', [format(locked), name])
          : t('withdraw.giveBack.then', [format(locked), name, format(withdrawableWithout)])
      }
      checked={giveBack === sourceId}
      onValue={(isChecked) => form.set('giveBack', isChecked ? sourceId : '')}
    />
  ))
}

interface FieldsProps extends WithdrawFieldsProps, Pick<GiveBackProps, 'rewards'> {
  /** Why the last request was refused, where no field says it. */
  readonly failure: ReactNode
}

function Fields({ form, terms, accounts, rewards, failure, onReview }: FieldsProps) {
  const t = useText()
  const { format } = useFeature(wallet)
  const { values, errors } = useStore(form.$state)
  const cost = useStore(form.$cost)
  const typed = useStore(form.$amount)
  const element = useRef<HTMLFormElement>(null)
  const refusal = useStore(form.$refusal)
  const errorText = useErrorText()
  useFieldFocus(element, refusal?.field)
  const isAccountRefused = refusal?.field === 'accountId'
  // biome-ignore lint/correctness/useExhaustiveDependencies: an account that has gone takes the focus with it.
  useEffect(() => {
    if (isAccountRefused && isFocusLost(document)) focusField(element.current, 'accountId')
  }, [accounts, isAccountRefused])
  // Why the secret is gone, until another is typed.
  const refusedPassword =
    refusal?.field === 'paymentPassword' && values.paymentPassword === '' ? errorText(refusal.error) : undefined
  // There is nothing to choose, and what was chosen before may have gone; one that was refused is looked at again.
  const only = accounts.length === 1 && refusal?.field !== 'accountId' ? accounts[0]?.accountId : undefined
  useEffect(() => {
    if (only !== undefined && values.accountId !== only) form.set('accountId', only)
  }, [form, only, values.accountId])
  const most = mostNow({ terms, givenBack: values.giveBack })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if ((await form.submit()).ok) onReview()
  }
  // Beside what has the focus: the top of the form may be out of sight then.
  const failureAt = (field: keyof WithdrawalValues) => (refusal?.field === field ? failure : null)
  return (
    <Stack ref={element} as="form" autoComplete="off" noValidate onSubmit={(event) => void submit(event)}>
      {refusal?.field === undefined ? failure : null}
      {failureAt('accountId')}
      <RadioCards
        legend={t('withdraw.to')}
        name="accountId"
        options={accounts.map(({ accountId, name, masked }) => ({
          value: accountId,
          label: (
            <>
              <span>{name}</span>
              <span>
                <AccountEnding masked={masked} />
              </span>
            </>
          ),
        }))}
        value={values.accountId}
        error={fieldMessage(t, errors.accountId)}
        onValue={(id) => form.set('accountId', id)}
      />
      <Link to={{ name: 'payoutAccounts' }} className="fy-withdraw-more">
        {t('withdraw.accounts')}
      </Link>
      {failureAt('giveBack')}
      <GiveBack form={form} terms={terms} rewards={rewards} />
      {failureAt('amount')}
      <AmountField
        label={t('withdraw.amount')}
        name="amount"
        value={values.amount}
        reading={cost?.amount}
        readings={typed?.ok === false ? typed.readings : undefined}
        hint={t('withdraw.amount.hint', [format(terms.minimum), format(most)])}
        error={fieldMessage(t, errors.amount)}
        action={
          <Button size="small" tone="quiet" onClick={form.setMost}>
            {t('withdraw.all')}
          </Button>
        }
        onValue={(amount) => form.set('amount', amount)}
        onPick={form.typeAmount}
        onBlur={() => form.touch('amount')}
      />
      {terms.identity.left === most ? <IdentityLimit identity={terms.identity} /> : null}
      {/* Its place is kept, so that nothing moves while an amount is typed. */}
      <p className="fy-withdraw-cost">
        {cost === undefined || errors.amount !== undefined
          ? ' '
          : t('withdraw.cost', [format(cost.fee), format(cost.arrives)])}
      </p>
      <PaymentPasswordField
        label={t('withdraw.password')}
        name="paymentPassword"
        enterKeyHint="go"
        value={values.paymentPassword}
        error={refusedPassword ?? fieldMessage(t, errors.paymentPassword)}
        onValue={(value) => form.set('paymentPassword', value)}
        onBlur={() => form.touch('paymentPassword')}
      />
      <Link to={{ name: 'paymentPassword', params: { step: 'reset' } }} className="fy-withdraw-more">
        {t('paymentPassword.forgotten')}
      </Link>
      <Button type="submit" tone="primary" wide>
        {t('withdraw.review')}
      </Button>
      <Note size={1} className="fy-withdraw-note">
        {t('withdraw.noCancel')}
      </Note>
    </Stack>
  )
}
