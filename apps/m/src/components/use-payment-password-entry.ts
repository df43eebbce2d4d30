import { paymentPassword } from '@foyer/core'
import { useFeature, useMerchantTime, useResource, useText } from '@foyer/react'
import { KeyRound } from 'lucide-react'
import { type Entry, NOTE_PLACE } from './entry-list.tsx'

const PAGE = { name: 'paymentPassword' } as const

/** The entry that links to the payment password, with its state: not set, set, or locked. */
export function usePaymentPasswordEntry(): Entry {
  const t = useText()
  return { id: 'payment', label: t('page.security.payment'), to: PAGE, icon: KeyRound, note: useNote() }
}

function useNote(): string {
  const t = useText()
  const { namedMoment } = useMerchantTime()
  const feature = useFeature(paymentPassword)
  const state = useResource(feature.$state, feature.load)
  switch (state.status) {
    case 'idle':
    case 'loading':
      return NOTE_PLACE
    case 'failed':
      return t('page.security.payment.note')
    case 'ready': {
      const { isSet, lockedUntil } = state.data
      if (lockedUntil !== undefined) return t('page.security.payment.locked', { until: namedMoment(lockedUntil) })
      return t(isSet ? 'page.security.payment.set' : 'page.security.payment.none')
    }
  }
}
