import { memberPhone, securityCenter } from '@foyer/core'
import { useFeature, useResource, useText } from '@foyer/react'
import { useStore } from '@nanostores/react'
import { Smartphone } from 'lucide-react'
import { type Entry, NOTE_PLACE } from './entry-list.tsx'

const PAGE = { name: 'memberPhone' } as const

/** The entry that links to the phone number of the account, with its state: missing, not confirmed, or the number. */
export function usePhoneEntry(): Entry {
  const t = useText()
  return { id: 'phone', label: t('page.security.phone'), to: PAGE, icon: Smartphone, note: useNote() }
}

function useNote(): string {
  const t = useText()
  const feature = useFeature(memberPhone)
  const facts = useResource(useFeature(securityCenter).$facts, feature.load)
  const state = useStore(feature.$state)
  const number = facts.data?.mobileNum ?? ''
  switch (state) {
    case undefined:
      return facts.status === 'failed' ? t('page.security.phone.note') : NOTE_PLACE
    case 'missing':
      return t('page.security.phone.missing')
    case 'unconfirmed':
      return t('page.security.phone.unconfirmed', [number])
    case 'confirmed':
      return number
  }
}
