import { type Promotion, wallet } from '@foyer/core'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { usePromotions } from '../../hooks/use-promotions.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useMerchantTime } from '../../text/use-merchant-time.ts'
import { useText, useTranslation } from '../../text/use-text.ts'
import { Link } from '../link/link.tsx'
import { periodText } from '../promotion/period-text.ts'
import { Stack } from '../stack/stack.tsx'

export interface OfferChoiceProps {
  /** Ids of promotions. */
  readonly offers: readonly number[]
  /** '' for none. */
  readonly value: string
  /** Chosen on the way here: it is chosen once and in view, as soon as it is among them. */
  readonly wanted?: string | undefined
  readonly error: string | undefined
  readonly onChoose: (promotionId: string) => void
}

/**
 * Offers for this deposit with their terms in view; none is chosen that the person has not chosen (PROMO-05). Nothing where they
 * cannot be had, unless one is chosen: then that one, which can be taken back.
 */
export function OfferChoice({ offers, value, wanted, error, onChoose }: OfferChoiceProps) {
  const t = useText()
  const errorId = useId()
  const chosenRow = useRef<HTMLDivElement>(null)
  const isUnseen = useRef(false)
  const promotions = usePromotions().data ?? []
  const known = promotions.filter(({ id }) => offers.includes(id))
  const isUnknown = value !== '' && !known.some(({ id }) => String(id) === value)
  // It stays once it was there: it may have the focus.
  const isDrawn = useRef(false)
  isDrawn.current ||= known.length > 0 || isUnknown
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
  if (!isDrawn.current) return null
  const option = (id: string, title: string, terms?: ReactNode) => (
    <label className="fy-deposit-offer">
      <input
        type="radio"
        name="promotionId"
        value={id}
        checked={value === id}
        aria-invalid={error !== undefined || undefined}
        onChange={() => onChoose(id)}
      />
      <span className="fy-deposit-offer-title">{title}</span>
      {terms}
    </label>
  )
  const chosen = promotions.find(({ id }) => String(id) === value)
  return (
    <fieldset className="fy-deposit-offers" aria-describedby={error === undefined ? undefined : errorId}>
      <legend className="fy-deposit-legend">{t('deposit.offer')}</legend>
      {/* Before the first of them, which has the focus: below all of them it may be out of sight. */}
      <p className="fy-text-field-error" id={errorId} aria-live="polite">
        {error}
      </p>
      {option('', t('deposit.offer.none'))}
      {isUnknown ? option(value, chosen?.title ?? t('deposit.offer.chosen')) : null}
      {known.map((promotion) => (
        <Stack key={promotion.id} ref={value === String(promotion.id) ? chosenRow : undefined} gap={1}>
          {option(String(promotion.id), promotion.title, <OfferTerms promotion={promotion} />)}
          <Link to={{ name: 'promotion', params: { id: String(promotion.id) } }} className="fy-deposit-link">
            {t('deposit.offer.terms')}
          </Link>
        </Stack>
      ))}
    </fieldset>
  )
}

function OfferTerms({ promotion }: { readonly promotion: Promotion }) {
  const t = useText()
  const { tag } = useTranslation()
  const { format } = useFeature(wallet)
  const { zone } = useMerchantTime()
  const { stake, games, cap } = promotion.terms ?? {}
  const period = periodText(t, tag, promotion, zone)
  return (
    <span className="fy-deposit-offer-terms">
      {stake === undefined ? null : <span>{t('deposit.offer.stake', { stake })}</span>}
      {games === undefined ? null : <span>{t('deposit.offer.games', { games })}</span>}
      {cap === undefined ? null : <span>{t('deposit.offer.cap', { cap: format(cap) })}</span>}
      {period === '' ? null : <span>{period}</span>}
    </span>
  )
}
