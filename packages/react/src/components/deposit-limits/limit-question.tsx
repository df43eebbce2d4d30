import type { DepositLimitQuestion } from '@foyer/core'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { useDepositWords } from '../deposit/deposit-words.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { Note } from '../note/note.tsx'

interface LimitQuestionProps {
  /** Nothing is asked while it is undefined. */
  readonly question: DepositLimitQuestion | undefined
  readonly onSet: () => void
  readonly onClose: () => void
}

/** What a limit comes to, asked before it is set: it holds for a while, whatever was meant. */
export function LimitQuestion({ question, onSet, onClose }: LimitQuestionProps) {
  const t = useText()
  const words = useDepositWords()
  const title = ({ period, amount }: DepositLimitQuestion) =>
    t('limits.ask.title', { period: t(`limits.${period}`), amount: words.amount(amount) })
  return (
    <Dialog
      open={question !== undefined}
      onClose={onClose}
      role="alertdialog"
      title={question === undefined ? '' : title(question)}
      actions={
        <>
          <Button onClick={onClose}>{t('deposit.change')}</Button>
          <Button tone="primary" onClick={onSet}>
            {t('limits.set')}
          </Button>
        </>
      }
    >
      {question === undefined ? null : <Consequences {...question} />}
    </Dialog>
  )
}

function Consequences({ until, coolingOff, obstacle }: DepositLimitQuestion) {
  const t = useText()
  const words = useDepositWords()
  const duration = coolingOff === undefined ? undefined : words.duration(coolingOff)
  const heldText = (held: string) =>
    duration === undefined ? t('limits.ask.higher.later', { held }) : t('limits.ask.higher', { held, duration })
  const atOnce = duration === undefined ? t('limits.ask.now.later') : t('limits.ask.now', { duration })
  return (
    <>
      {obstacle === undefined ? null : (
        <Note tone="warning" size="inherit" className="fy-limit-obstacle">
          {obstacle.used === undefined
            ? t('limits.ask.smallest', { smallest: words.amount(obstacle.smallestDeposit) })
            : t('limits.ask.used', {
                freesAt: words.moment(obstacle.used.freesAt),
                used: words.amount(obstacle.used.amount),
                smallest: words.amount(obstacle.smallestDeposit),
              })}
        </Note>
      )}
      <p>{until === undefined ? atOnce : heldText(words.amount(until))}</p>
    </>
  )
}
