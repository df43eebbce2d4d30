import { type Agreement, contracts, money, wallet } from '@foyer/core'
import { countDays } from '@foyer/core/site'
import { useFeature } from '../../provider/use-feature.ts'
import { formatDays } from '../../text/dates.ts'
import { useText, useTranslation } from '../../text/use-text.ts'
import { Fact } from '../facts/fact.tsx'
import { Note } from '../note/note.tsx'
import { Amount, lostFigure } from '../team/team-figures.tsx'

/** The period that runs, as far as it has come. What it would pay is never promised. */
export function RunningPeriod({ agreement }: { readonly agreement: Agreement }) {
  const api = useFeature(contracts)
  const { format } = useFeature(wallet)
  const t = useText()
  const { tag } = useTranslation()
  const { current, tiers, kind } = agreement
  if (current === undefined) return null
  const { from, to, lost, costs, carry, base, active, tier, estimate } = current
  const reached = tier === undefined ? undefined : tiers[tier - 1]
  const next = tiers[tier ?? 0]
  const members = lost === undefined ? undefined : lostFigure(t, lost)
  const day = countDays({ from, to: api.today() })
  return (
    <section className="fy-agreement-part">
      <h2>{t(`agreement.now.${kind}`)}</h2>
      {from === to ? null : (
        <Note className="fy-agreement-note">
          {t('agreement.now.days', [formatDays(tag, from, to), day, countDays({ from, to })])}
        </Note>
      )}
      <div className="fy-agreement-sides">
        <dl className="fy-facts">
          {members === undefined ? null : <Fact {...members} />}
          {costs === undefined ? null : <Fact label={t('agreement.costs')} value={<Amount amount={costs} />} />}
          {carry === undefined ? null : <Fact label={t('agreement.carried')} value={<Amount amount={carry} />} />}
          <Fact
            label={t(kind === 'dividend' ? 'agreement.base' : 'agreement.turnover')}
            value={<Amount amount={base} />}
          />
          <Fact label={t('agreement.active')} value={active} />
          <Fact
            label={t('agreement.tier')}
            value={
              reached === undefined
                ? t('agreement.tier.none')
                : reached.amount === undefined
                  ? t('agreement.percent', [reached.rate ?? '0'])
                  : format(reached.amount)
            }
          />
          <Fact label={t('agreement.estimate')} value={t('agreement.about', [format(estimate)])} />
        </dl>
        <div className="fy-agreement-notes">
          {next === undefined ? null : (
            <p>
              {t(money.isZero(next.from) ? 'agreement.next.above' : 'agreement.next', {
                from: format(next.from),
                active: next.active,
              })}
            </p>
          )}
          <p>{t('agreement.now.note')}</p>
        </div>
      </div>
    </section>
  )
}
