import { money, type OpenTurnover, type WithdrawalBound, type WithdrawalTerms, wallet } from '@foyer/core'
import { withdrawableNow } from '@foyer/core/site'
import { ChevronRight } from 'lucide-react'
import { useFeature } from '../../provider/use-feature.ts'
import { formatDate } from '../../text/dates.ts'
import { durationText } from '../../text/duration-text.ts'
import { percentText } from '../../text/percent.ts'
import { useMerchantTime } from '../../text/use-merchant-time.ts'
import { useText, useTranslation } from '../../text/use-text.ts'
import { Fact } from '../facts/fact.tsx'
import { Link } from '../link/link.tsx'
import { Note } from '../note/note.tsx'

/** What can be withdrawn, what keeps the rest, and the terms: told before the first figure is typed. */
export function WithdrawSummary({ terms }: { readonly terms: WithdrawalTerms }) {
  const t = useText()
  const { format } = useFeature(wallet)
  const { balance, locked, held } = terms
  const { amount, bound } = withdrawableNow(terms)
  const parts = [
    t('withdraw.balance', [format(balance)]),
    ...(money.isZero(locked) ? [] : [t('withdraw.locked', [format(locked)])]),
    ...(money.isZero(held) ? [] : [t('withdraw.held', [format(held)])]),
  ]
  return (
    <section className="fy-withdraw-summary" aria-label={t('withdraw.can')}>
      <Note>{t('withdraw.can')}</Note>
      <p className="fy-withdraw-most fy-money" role="status">
        {format(amount)}
      </p>
      <Note size={1} className="fy-withdraw-note">
        {parts.join(' · ')}
      </Note>
      {bound === undefined ? null : <Bound bound={bound} terms={terms} />}
      {terms.turnover.length === 0 ? null : (
        <ul className="fy-turnover" aria-label={t('withdraw.turnover')}>
          {terms.turnover.map((source) => (
            <Source key={source.sourceId} source={source} />
          ))}
        </ul>
      )}
      <Terms terms={terms} />
      {bound === 'identity' ? null : <IdentityLimit identity={terms.identity} />}
    </section>
  )
}

/** Why it is not more. */
function Bound({ bound, terms }: { readonly bound: WithdrawalBound; readonly terms: WithdrawalTerms }) {
  const t = useText()
  const { namedMoment } = useMerchantTime()
  switch (bound) {
    case 'identity':
      return <IdentityLimit identity={terms.identity} />
    case 'today':
      return terms.left === undefined ? null : (
        <Note size={1} className="fy-withdraw-note">
          {t('withdraw.bound.today', [namedMoment(terms.left.freesAt)])}
        </Note>
      )
    case 'maximum':
      return (
        <Note size={1} className="fy-withdraw-note">
          {t('withdraw.bound.maximum')}
        </Note>
      )
  }
}

/** One deposit or reward: how much is still to be staked, and what it keeps meanwhile. */
function Source({ source }: { readonly source: OpenTurnover }) {
  const t = useText()
  const { tag } = useTranslation()
  const { zone, namedMoment } = useMerchantTime()
  const { format } = useFeature(wallet)
  const { kind, name, at, until, required, done, locked } = source
  const open = format(money.subtract(required, done))
  const when = at === undefined ? '' : formatDate(tag, at, 'day', zone)
  return (
    <li className="fy-turnover-source">
      <span className="fy-turnover-name">
        {name}{' '}
        <Note as="span" size={1} className="fy-withdraw-note">
          {when}
        </Note>
      </span>
      <span className="fy-money">{t('withdraw.turnover.locked', [format(locked)])}</span>
      <meter
        className="fy-turnover-bar"
        aria-label={t('withdraw.turnover.done', [format(done), format(required)])}
        min={0}
        max={1000}
        value={money.share(done, required, 1000)}
      />
      <Note as="span" size={1} className="fy-withdraw-note">
        {t('withdraw.turnover.open', [open])}
        {until === undefined ? null : ` ${t('withdraw.turnover.until', [namedMoment(until)])}`}
        {kind === 'reward' ? ` ${t('withdraw.turnover.reward')}` : null}
      </Note>
    </li>
  )
}

function Terms({ terms }: { readonly terms: WithdrawalTerms }) {
  const t = useText()
  const { tag } = useTranslation()
  const { format } = useFeature(wallet)
  const { minimum, maximum, fee, left, usually } = terms
  const isFree = money.isZero(fee.fixed) && money.isZero(fee.rate)
  const cost = money.isZero(fee.rate)
    ? format(fee.fixed)
    : t('withdraw.fee.rate', [format(fee.fixed), percentText(tag, fee.rate)])
  const free = fee.freeLeft > 0 ? t('withdraw.fee.free', { count: fee.freeLeft, fee: cost }) : cost
  return (
    <dl className="fy-facts">
      <Fact label={t('withdraw.amounts')} value={`${format(minimum)} – ${format(maximum)}`} />
      <Fact label={t('withdraw.fee')} value={isFree ? t('withdraw.fee.none') : free} />
      {usually === undefined ? null : <Fact label={t('withdraw.time')} value={durationText(t, usually)} />}
      {left === undefined ? null : (
        <Fact
          label={t('withdraw.left')}
          value={t('withdraw.left.of', { count: left.count, amount: format(left.amount) })}
        />
      )}
    </dl>
  )
}

/** How much can be withdrawn without a proof of identity, with the way to prove it. */
export function IdentityLimit({ identity }: Pick<WithdrawalTerms, 'identity'>) {
  const t = useText()
  const { format } = useFeature(wallet)
  if (identity.state === 'verified' || identity.left === undefined) return null
  return (
    <Link to={{ name: 'verification' }} className="fy-withdraw-identity">
      <span>{t(`withdraw.identity.${identity.state}`, [format(identity.left)])}</span>
      <ChevronRight aria-hidden className="fy-icon" />
    </Link>
  )
}
