import { Construction, ShieldBan } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../components/button/button.tsx'
import { buttonClass } from '../../components/button/button-class.ts'
import { openNativeModal } from '../../components/modal/open-modal.ts'
import { Note } from '../../components/note/note.tsx'
import { usePlatformStatus } from '../../hooks/store-hooks.ts'
import { useFoyer } from '../../provider/use-foyer.ts'
import { formatDate } from '../../text/dates.ts'
import { useMerchantTime } from '../../text/use-merchant-time.ts'
import { useText, useTranslation } from '../../text/use-text.ts'

export interface StatusScreenProps {
  /** Where to ask; the link is left out when there is nowhere (STATUS-04). */
  readonly contactUrl?: string | undefined
}

/**
 * Covers the whole site while it is closed (STATUS-04, STATUS-05), and what is open in it; the host hides the site itself.
 * Nothing when the site is open. What a person was at is as it was when the site opens again.
 */
export function StatusScreen({ contactUrl }: StatusScreenProps) {
  const { kind } = usePlatformStatus()
  return kind === 'normal' ? null : <ClosedScreen key={kind} contactUrl={contactUrl} />
}

function ClosedScreen({ contactUrl }: StatusScreenProps) {
  const t = useText()
  const { kind, info, ip } = usePlatformStatus()
  const isRestricted = kind === 'restricted'
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Over the dialogs that are open: those are what a person was at.
    const close = dialog.current === null ? undefined : openNativeModal(dialog.current)
    title.current?.focus()
    return close
  }, [])
  return (
    <dialog
      ref={dialog}
      className="fy-status-dialog"
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
      // Browsers close it all the same after a second Escape.
      onClose={({ currentTarget }) => currentTarget.isConnected && !currentTarget.open && currentTarget.showModal()}
    >
      <main className="fy-status">
        <span className="fy-status-icon" data-kind={kind}>
          {isRestricted ? (
            <ShieldBan aria-hidden className="fy-icon" />
          ) : (
            <Construction aria-hidden className="fy-icon" />
          )}
        </span>
        <h1 ref={title} id={titleId} tabIndex={-1} className="fy-status-title">
          {t(isRestricted ? 'status.restricted.title' : 'status.maintenance.title')}
        </h1>
        <Note size="inherit">{t(isRestricted ? 'status.restricted.text' : 'status.maintenance.text')}</Note>
        {info ? <Note size="inherit">{info}</Note> : null}
        <ExpectedEnd />
        {isRestricted ? (
          <dl className="fy-status-ip">
            <dt>{t('status.restricted.ip')}</dt>
            <dd>{ip ?? '-'}</dd>
          </dl>
        ) : null}
        <CheckAgain contactUrl={contactUrl} />
      </main>
    </dialog>
  )
}

/** When the site is expected back, on the merchant's clock, with the day and the zone. */
function ExpectedEnd() {
  const t = useText()
  const { tag } = useTranslation()
  const { end } = usePlatformStatus()
  const { zone } = useMerchantTime()
  if (end === undefined) return null
  return (
    <p className="fy-status-until">
      {end.isOverdue ? t('status.overdue') : t('status.until', [formatDate(tag, end.at, 'zonedMoment', zone)])}
    </p>
  )
}

function CheckAgain({ contactUrl }: StatusScreenProps) {
  const t = useText()
  const { now, namedRecent } = useMerchantTime()
  const { platform } = useFoyer()
  const isRestricted = usePlatformStatus().kind === 'restricted'
  const [isChecking, setChecking] = useState(false)
  const [checkedAt, setCheckedAt] = useState<number>()
  const check = async () => {
    setChecking(true)
    await platform.refreshStatus()
    setChecking(false)
    setCheckedAt(now())
  }
  return (
    <>
      <Button tone={isRestricted ? 'neutral' : 'primary'} busy={isChecking} onClick={() => void check()}>
        {t('status.retry')}
      </Button>
      {contactUrl === undefined ? null : (
        <a
          className={buttonClass({ tone: isRestricted ? 'primary' : 'neutral' })}
          href={contactUrl}
          rel="noopener noreferrer"
        >
          {t('status.restricted.contact')}
        </a>
      )}
      <p role="status" className="fy-status-note">
        {checkedAt !== undefined
          ? t('status.checked', [namedRecent(checkedAt, checkedAt)])
          : isRestricted
            ? ''
            : t('status.returns')}
      </p>
    </>
  )
}
