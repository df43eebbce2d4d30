import { type TextKey, useKyc, useText } from '@foyer/react'
import { IdCard } from 'lucide-react'
import { type Entry, NOTE_PLACE } from './entry-list.tsx'

const VERIFICATION = { name: 'verification' } as const

/** The entry that links to the verification, with its state (VERIFY-03). */
export function useKycEntry(): Entry {
  const t = useText()
  const info = useKyc()
  const state: TextKey | undefined = info.status === 'ready' ? `identity.state.${info.data.status}` : undefined
  const waiting = info.status === 'idle' || info.status === 'loading'
  return {
    id: 'verification',
    label: t('page.verification.heading'),
    to: VERIFICATION,
    icon: IdCard,
    note: state === undefined ? (waiting ? NOTE_PLACE : undefined) : t(state),
  }
}
