import { type Promotion, promotions } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { useOnline } from '../../hooks/store-hooks.ts'
import { isAttemptHeld, useAttempt } from '../../hooks/use-attempt.ts'
import { useDisposable } from '../../hooks/use-disposable.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useFoyer } from '../../provider/use-foyer.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { ButtonLink } from '../button/button-link.tsx'
import { FailedState } from '../failed-state/failed-state.tsx'
import { Link } from '../link/link.tsx'
import { Note } from '../note/note.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { ApplySheet } from './apply-form.tsx'
import { PromoLabelView } from './promo-label.tsx'

export interface PromotionActionProps {
  readonly promotion: Promotion
  /** The address asks for the application: it opens once it can, which is told by `onApplyShown`. */
  readonly applies?: boolean | undefined
  readonly onApplyShown?: (() => void) | undefined
}

/**
 * What one can do about a promotion: apply in a sheet, claim, deposit with it, or nothing, with the label as it stands
 * (PROMO-14). A guest who wants to apply finds the sheet open after the login. The label is asked for anew whenever the page
 * is shown again. Nothing where the platform's word for it is unknown.
 */
export function PromotionAction(props: PromotionActionProps) {
  return (
    <PageTexts>
      <Action key={props.promotion.id} {...props} />
    </PageTexts>
  )
}

function Action({ promotion, applies = false, onApplyShown }: PromotionActionProps) {
  const { id, label, labelStatus, action, badge } = promotion
  const t = useText()
  const { access } = useFoyer()
  const promotionsApi = useFeature(promotions)
  const isOffline = !useOnline()
  const isHeld = isAttemptHeld(useAttempt('promotionClaim', String(id)))
  // It outlives the sheet: what was typed is there when it is opened again.
  const form = useDisposable(() => promotionsApi.applyForm(id), [promotionsApi, id])
  const isUnfinished = useStore(form.$isUnfinished)
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const status = useRef<HTMLDivElement>(null)
  const acted = useRef(false)
  useEffect(() => promotionsApi.watch(id), [promotionsApi, id])
  useEffect(() => {
    if (action === 'apply') return
    setOpen(false)
    // The button that had the focus has gone.
    if (acted.current && action === 'none') status.current?.focus()
    acted.current = false
  }, [action])
  useEffect(() => {
    // A claim that failed: the button is still there, and a label that comes later is no answer to it.
    if (action === 'claim' && !isBusy) acted.current = false
  }, [action, isBusy])

  const apply = () => {
    // The address carries what was wanted over the login.
    const returnTo = access.pathOf({ name: 'promotion', params: { id: String(id), step: 'apply' } })
    if (!promotionsApi.enforceMember({ returnTo })) return
    acted.current = true
    setOpen(true)
  }
  const isWanted = applies && labelStatus === 'ready' && action !== 'signIn'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address that asks for it.
  useEffect(() => {
    if (!isWanted) return
    // Before the sheet opens: the way back closes it on the entry on which it was opened.
    onApplyShown?.()
    if (action === 'apply') apply()
  }, [isWanted])
  const closeSheet = () => {
    setOpen(false)
    // What is being sent may still be accepted.
    acted.current = form.$upload.get().status === 'sending'
  }
  const claim = async () => {
    acted.current = true
    setBusy(true)
    await promotionsApi.claim(id)
    setBusy(false)
  }
  const refresh = async () => {
    setBusy(true)
    await promotionsApi.refreshLabel(id)
    setBusy(false)
  }

  switch (labelStatus) {
    case 'loading':
      return <Skeleton className="fy-promo-action-blank" shape="block" />
    case 'failed':
      return (
        <FailedState
          className="fy-promo-status-failed"
          title={t('promo.status.failed')}
          onRetry={() => void refresh()}
        />
      )
    case 'ready':
      break
  }
  if (label === undefined || badge === undefined) return null
  switch (action) {
    case 'signIn':
    case 'apply': {
      const goesOn = action === 'apply' && isUnfinished
      return (
        <>
          {goesOn ? <p className="fy-promo-unfinished">{t('promo.apply.unfinished')}</p> : null}
          <Button tone="primary" wide onClick={apply}>
            {t(goesOn ? 'promo.apply.continue' : `promo.label.${label}`)}
          </Button>
          <ApplySheet form={form} asks={promotion.asks} open={isOpen} onClose={closeSheet} />
        </>
      )
    }
    case 'deposit':
      return (
        <ButtonLink to={{ name: 'deposit', params: { promotion: String(id) } }} tone="primary" wide>
          {t('promo.deposit')}
        </ButtonLink>
      )
    case 'claim':
      return (
        <Button
          tone="primary"
          wide
          busy={isBusy}
          held={isHeld}
          aria-disabled={isOffline || undefined}
          onClick={() => void claim()}
        >
          {t(`promo.label.${label}`)}
        </Button>
      )
    case 'none':
      if (badge === 'automatic') return <Note size="inherit">{t('promo.automatic')}</Note>
      return (
        <div ref={status} tabIndex={-1} className="fy-promo-status">
          <p role="status">
            <span className="fy-promo-status-label">{t('promo.status')}</span> <PromoLabelView label={badge} />
          </p>
          {label === 'Applying' || label === 'Process' ? (
            <Button size="small" busy={isBusy} onClick={() => void refresh()}>
              {t('status.retry')}
            </Button>
          ) : null}
          {label === 'Rejected' ? (
            <Link to={{ name: 'help' }} className="fy-promo-status-help">
              {t('promo.status.rejected')}
            </Link>
          ) : null}
        </div>
      )
  }
}
