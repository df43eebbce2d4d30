import type { Deposit } from '@foyer/core'
import { useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { Button, type ButtonProps } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { useDepositWords } from './deposit-words.ts'

interface LeaveDepositProps extends Pick<ButtonProps, 'size' | 'wide' | 'disabled'> {
  readonly deposit: Pick<Deposit, 'amount'>
  readonly onLeave: () => Promise<unknown>
}

/** Leaves a deposit that can still be paid, after a question. */
export function LeaveDeposit({ deposit, onLeave, ...button }: LeaveDepositProps) {
  const t = useText()
  const words = useDepositWords()
  const [isAsking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const close = () => setAsking(false)
  const leave = async () => {
    close()
    setBusy(true)
    await onLeave()
    setBusy(false)
  }
  return (
    <>
      <Button tone="quiet" busy={busy} onClick={() => setAsking(true)} {...button}>
        {t('deposit.leave')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        role="alertdialog"
        title={t('deposit.leave.question', { amount: words.amount(deposit.amount) })}
        actions={
          <>
            <Button onClick={close}>{t('deposit.leave.keep')}</Button>
            <Button tone="danger" onClick={() => void leave()}>
              {t('deposit.leave')}
            </Button>
          </>
        }
      >
        {t('deposit.leave.text')}
      </Dialog>
    </>
  )
}
