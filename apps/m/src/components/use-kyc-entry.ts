import { type TextKey, useKyc, useText } from '@foyer/react'
import { IdCard } from 'lucide-react'
import type { Entry } from './entry-list.tsx'

/** An empty line keeps the height, so that nothing below moves when it is filled. */
const ITS_PLACE = '\u00a0'
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
    note: state === undefined ? (waiting ? ITS_PLACE : undefined) : t(state),
  }
}
