import { type PromotionTerms as Terms, wallet } from '@foyer/core'
import {
  formatDate,
  PromotionAction,
  type PromotionActionProps,
  useFeature,
  useMerchantTime,
  useText,
  useTranslation,
} from '@foyer/react'
import { DescriptionItem } from './description-item.tsx'

/** What it takes and gives, as far as the platform says it in fields, beside what one can do (PROMO-14). */
export function PromotionTerms(props: PromotionActionProps) {
  const t = useText()
  const { terms, label, labelStatus } = props.promotion
  // An unknown label has no action.
  if (terms === undefined && labelStatus === 'ready' && label === undefined) return null
  return (
    <section className="site-card site-terms" aria-label={t('page.activity.terms')}>
      {terms === undefined ? null : <Facts terms={terms} />}
      <PromotionAction {...props} />
    </section>
  )
}

function Facts({ terms }: { readonly terms: Terms }) {
  const t = useText()
  const { tag } = useTranslation()
  const { format } = useFeature(wallet)
  const { zone } = useMerchantTime()
  const { amount, freeSpins, stake, until, games, cap, validDays, once } = terms
  return (
    <dl className="site-facts">
      {amount === undefined ? null : <DescriptionItem label={t('page.activity.terms.amount')} value={format(amount)} />}
      {freeSpins === undefined ? null : (
        <DescriptionItem
          label={t('page.activity.terms.amount')}
          value={t('page.activity.terms.freeSpins', { count: freeSpins.count, value: format(freeSpins.value) })}
        />
      )}
      {stake === undefined ? null : <DescriptionItem label={t('page.activity.terms.stake')} value={stake} />}
      {games === undefined ? null : <DescriptionItem label={t('page.activity.terms.games')} value={games} />}
      {cap === undefined ? null : <DescriptionItem label={t('page.activity.terms.cap')} value={format(cap)} />}
      {validDays === undefined ? null : (
        <DescriptionItem
          label={t('page.activity.terms.validDays')}
          value={t('page.activity.terms.days', { count: validDays })}
        />
      )}
      {once === undefined ? null : (
        <DescriptionItem label={t('page.activity.terms.often')} value={t('page.activity.terms.once')} />
      )}
      {until === undefined ? null : (
        <DescriptionItem label={t('page.activity.terms.until')} value={formatDate(tag, until, 'slashed', zone)} />
      )}
    </dl>
  )
}
