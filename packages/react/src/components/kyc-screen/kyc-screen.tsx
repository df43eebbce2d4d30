import { type KycState, kyc } from '@foyer/core'
import { acceptsDocuments } from '@foyer/core/site'
import { BadgeCheck, Hourglass } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useKyc } from '../../hooks/use-kyc.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { Note } from '../note/note.tsx'
import { ResourceView } from '../resource-view/resource-view.tsx'
import { WaitingBlocks } from '../skeleton/waiting-blocks.tsx'
import { StaleMark } from '../stale-mark/stale-mark.tsx'
import { DocumentForm } from './document-form.tsx'

/** Account verification: the form, or the state of the review (VERIFY-01 to VERIFY-04). */
export function KycScreen() {
  return (
    <PageTexts>
      <Screen />
    </PageTexts>
  )
}

function Screen() {
  const t = useText()
  const kycApi = useFeature(kyc)
  const info = useKyc()
  const hadForm = useRef(false)
  const takes = info.status === 'ready' && acceptsDocuments(info.data.status)
  useEffect(() => {
    if (takes) hadForm.current = true
  }, [takes])
  return (
    <ResourceView
      resource={info}
      loading={<WaitingBlocks count={3} className="fy-kyc" blockClassName="fy-kyc-blank" />}
      failedTitle={t('verification.failed')}
      onRetry={() => void kycApi.refresh()}
    >
      {(review, { stale, at, refreshing }) => (
        <div className="fy-kyc">
          {stale ? <StaleMark at={at} /> : null}
          {takes ? (
            <>
              <Rejection info={review} />
              <DocumentForm />
            </>
          ) : (
            <Locked
              state={review.status}
              arrived={hadForm.current}
              busy={refreshing}
              onCheck={() => void kycApi.refresh()}
            />
          )}
        </div>
      )}
    </ResourceView>
  )
}

/** Why the last documents were not taken. */
function Rejection({ info }: { readonly info: KycState }) {
  const t = useText()
  if (info.status !== 'rejected') return null
  return (
    <div className="fy-kyc-refusal" role="alert">
      <p className="fy-kyc-title">{t('verification.rejected.title')}</p>
      {info.reason === undefined ? null : <p>{info.reason}</p>}
      <p>{t('verification.rejected.text')}</p>
    </div>
  )
}

interface LockedProps {
  readonly state: KycState['status']
  /** The documents were handed in a moment ago. */
  readonly arrived: boolean
  readonly busy: boolean
  readonly onCheck: () => void
}

/** Nothing to hand in (VERIFY-04). Takes the focus from the form that was here, so that screen readers read it. */
function Locked({ state, arrived, busy, onCheck }: LockedProps) {
  const t = useText()
  const element = useRef<HTMLDivElement>(null)
  const verified = state === 'verified'
  useEffect(() => {
    if (arrived) element.current?.focus()
  }, [arrived])
  return (
    <div ref={element} tabIndex={-1} className="fy-kyc-state" data-state={state}>
      <span className="fy-kyc-icon">
        {verified ? <BadgeCheck aria-hidden className="fy-icon" /> : <Hourglass aria-hidden className="fy-icon" />}
      </span>
      <div role="status" className="fy-kyc-words">
        <p className="fy-kyc-title">{t(verified ? 'verification.verified.title' : 'verification.pending.title')}</p>
        <Note size="inherit">{t(verified ? 'verification.verified.text' : 'verification.pending.text')}</Note>
      </div>
      {verified ? null : (
        <Button size="small" busy={busy} onClick={onCheck}>
          {t('status.retry')}
        </Button>
      )}
    </div>
  )
}
