import { type Promotion, wallet } from '@foyer/core'
import { useEffect, useId, useRef } from 'react'
import { usePromotions } from '../../hooks/use-promotions.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useText, useTranslation } from '../../text/use-text.ts'
import { Link } from '../link/link.tsx'
import { periodText } from '../promotion/period-text.ts'

export interface OfferChoiceProps {
  /** Ids of promotions. */
  readonly offers: readonly number[]
  /** '' for none. */
  readonly value: string
  /** Chosen on the way here: it is chosen once and in view, as soon as it is among them. */
  readonly wanted?: string | undefined
  readonly onChoose: (promotionId: string) => void
}

/** Offers for this deposit with their terms in view; none is chosen that the person has not chosen (PROMO-05). Nothing where they cannot be had. */
export function OfferChoice({ offers, value, wanted, onChoose }: OfferChoiceProps) {
  const t = useText()
  const group = useId()
  const chosenRow = useRef<HTMLDivElement>(null)
  const isUnseen = useRef(false)
  const known = usePromotions().data?.filter(({ id }) => offers.includes(id)) ?? []
  const isWanted = known.some(({ id }) => String(id) === wanted)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever is chosen after it.
  useEffect(() => {
    if (isWanted && wanted !== undefined) {
      isUnseen.current = true
      onChoose(wanted)
    } else if (isUnseen.current) {
      // The choice has replaced the address, and a new address begins at the top.
      isUnseen.current = false
      chosenRow.current?.scrollIntoView({ block: 'nearest' })
    }
  }, [isWanted, wanted])
  if (known.length === 0) return null
  return (
    <fieldset className="fy-deposit-offers">
      <legend className="fy-deposit-legend">{t('deposit.offer')}</legend>
      <label className="fy-deposit-offer">
        <input type="radio" name={group} value="" checked={value === ''} onChange={() => onChoose('')} />
        <span className="fy-deposit-offer-title">{t('deposit.offer.none')}</span>
      </label>
      {known.map((promotion) => (
        <div
          key={promotion.id}
          ref={value === String(promotion.id) ? chosenRow : undefined}
          className="fy-deposit-offer-row"
        >
          <label className="fy-deposit-offer">
            <input
              type="radio"
              name={group}
              value={String(promotion.id)}
              checked={value === String(promotion.id)}
              onChange={() => onChoose(String(promotion.id))}
            />
            <span className="fy-deposit-offer-title">{promotion.title}</span>
            <OfferTerms promotion={promotion} />
          </label>
          <Link to={{ name: 'promotion', params: { id: String(promotion.id) } }} className="fy-deposit-link">
            {t('deposit.offer.terms')}
          </Link>
        </div>
      ))}
    </fieldset>
  )
}

function OfferTerms({ promotion }: { readonly promotion: Promotion }) {
  const t = useText()
  const { tag } = useTranslation()
  const { format } = useFeature(wallet)
  const { stake, games, cap } = promotion.terms ?? {}
  const period = periodText(t, tag, promotion)
  return (
    <span className="fy-deposit-offer-terms">
      {stake === undefined ? null : <span>{t('deposit.offer.stake', { stake })}</span>}
      {games === undefined ? null : <span>{t('deposit.offer.games', { games })}</span>}
      {cap === undefined ? null : <span>{t('deposit.offer.cap', { cap: format(cap) })}</span>}
      {period === '' ? null : <span>{period}</span>}
    </span>
  )
}
