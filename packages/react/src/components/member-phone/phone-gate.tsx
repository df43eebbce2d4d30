import { memberPhone, type PhoneTask, securityCenter } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useResource } from '../../hooks/use-resource.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useText } from '../../text/use-text.ts'
import { ButtonLink } from '../button/button-link.tsx'
import { Link } from '../link/link.tsx'
import { Note } from '../note/note.tsx'
import { WaitingBlocks } from '../skeleton/waiting-blocks.tsx'

interface PhoneGateProps {
  /** The page that the member goes on with, once the number is added. */
  readonly task: PhoneTask
  /** A form that sends a code to the phone of the account. */
  readonly children: ReactNode
}

/**
 * Shows the form if the account has a phone number, and otherwise the way to add one. If the platform cannot be asked, the form is
 * shown: the platform refuses the code then.
 */
export function PhoneGate({ task, children }: PhoneGateProps) {
  const t = useText()
  const facts = useResource(useFeature(securityCenter).$facts, useFeature(memberPhone).load)
  const state = useStore(useFeature(memberPhone).$state)
  if (facts.status === 'idle' || facts.status === 'loading') {
    return <WaitingBlocks count={2} className="fy-member-phone" blockClassName="fy-member-phone-waiting" />
  }
  const to = { name: 'memberPhone', params: { task } } as const
  if (state === 'missing') {
    return (
      <div className="fy-phone-needed">
        <Smartphone aria-hidden className="fy-icon" />
        <p>{t('phone.needed')}</p>
        <ButtonLink to={to} tone="primary" size="small">
          {t('phone.add.short')}
        </ButtonLink>
      </div>
    )
  }
  return (
    <>
      {state === 'unconfirmed' ? (
        <Note>
          {t('phone.unconfirmed.note', [facts.data?.mobileNum ?? ''])}{' '}
          <Link to={to}>{t('phone.unconfirmed.change')}</Link>
        </Note>
      ) : null}
      {children}
    </>
  )
}
