import { type Promotion, type PromotionTerms as Terms, wallet } from '@foyer/core'
import { formatDate, PromotionAction, useFeature, useText, useTranslation } from '@foyer/react'
import { DescriptionItem } from './description-item.tsx'

/** What it takes and gives, as far as the platform says it in fields, beside what one can do (PROMO-14). */
export function PromotionTerms({ promotion }: { readonly promotion: Promotion }) {
  const t = useText()
  const { terms, label, labelStatus } = promotion
  // An unknown label has no action.
  if (terms === undefined && labelStatus === 'ready' && label === undefined) return null
  return (
    <section className="site-card site-terms" aria-label={t('page.activity.terms')}>
      {terms === undefined ? null : <Facts terms={terms} />}
      <PromotionAction promotion={promotion} />
    </section>
  )
}

function Facts({ terms }: { readonly terms: Terms }) {
  const t = useText()
  const { tag } = useTranslation()
  const { format } = useFeature(wallet)
  const { amount, stake, until, games, cap } = terms
  return (
    <dl className="site-facts">
      {amount === undefined ? null : <DescriptionItem label={t('page.activity.terms.amount')} value={format(amount)} />}
      {stake === undefined ? null : <DescriptionItem label={t('page.activity.terms.stake')} value={stake} />}
      {games === undefined ? null : <DescriptionItem label={t('page.activity.terms.games')} value={games} />}
      {cap === undefined ? null : <DescriptionItem label={t('page.activity.terms.cap')} value={format(cap)} />}
      {until === undefined ? null : (
        <DescriptionItem label={t('page.activity.terms.until')} value={formatDate(tag, until, 'slashed')} />
      )}
    </dl>
  )
}
