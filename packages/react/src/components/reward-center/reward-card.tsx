import { type FoyerError, money, type Reward, rewards, wallet } from '@foyer/core'
import { useEffect, useRef, useState } from 'react'
import { useOnline } from '../../hooks/store-hooks.ts'
import { isAttemptHeld, isAttemptOpen, useAttempt } from '../../hooks/use-attempt.ts'
import { useFailure } from '../../hooks/use-failure.ts'
import { useFocusWhenLost } from '../../hooks/use-focus-when-lost.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useErrorText } from '../../text/use-error-text.ts'
import { useMerchantTime } from '../../text/use-merchant-time.ts'
import { useText } from '../../text/use-text.ts'
import { AttemptNote } from '../attempt-note/attempt-note.tsx'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { ProgressBar } from '../level/progress-bar.tsx'
import { Note } from '../note/note.tsx'

import { RewardTerms } from './reward-terms.tsx'

/** How an action on a reward ended. The reward itself may have left the list by it. */
export interface Ended {
  readonly rewardId: string
  /** undefined where it was given back. */
  readonly error?: FoyerError | undefined
}

interface RewardCardProps {
  readonly reward: Reward
  /** The member takes a break. */
  readonly isPaused: boolean
  readonly onEnded: (ended: Ended | undefined) => void
}

/** One reward: its terms and the button that claims it, or how far its turnover is. */
export function RewardCard({ reward, isPaused, onEnded }: RewardCardProps) {
  const t = useText()
  const { format } = useFeature(wallet)
  const { rewardId, kind, name, amount, state } = reward
  const attempt = useAttempt('rewardClaim', rewardId)
  return (
    <article className="fy-reward" data-state={state}>
      <div className="fy-reward-head">
        <h2 className="fy-reward-name">{name ?? t(`rewards.kind.${kind}`)}</h2>
        <span className="fy-reward-amount fy-money">{format(amount)}</span>
        <Time reward={reward} />
      </div>
      {state === 'claimed' ? null : <RewardTerms terms={reward.terms} />}
      <AttemptNote attempt={attempt} made={t('rewards.claimed.elsewhere')} />
      <Claim
        reward={reward}
        isPaused={isPaused}
        isAttempted={isAttemptOpen(attempt)}
        isHeld={isAttemptHeld(attempt)}
        onEnded={onEnded}
      />
      {state === 'claimed' ? <Turnover reward={reward} onEnded={onEnded} /> : null}
    </article>
  )
}

/** When it opens, or until when what is to be done can be done. */
function Time({ reward: { state, opensAt, closesAt, turnover } }: { readonly reward: Reward }) {
  const t = useText()
  const { namedMoment } = useMerchantTime()
  const at = state === 'coming' ? opensAt : state === 'open' ? closesAt : turnover?.until
  if (at === undefined) return null
  // The last minute that counts: at the named moment it is over.
  const date = namedMoment(state === 'coming' ? at : at - 1)
  return <Note>{t(state === 'coming' ? 'rewards.opens' : 'rewards.closes', { date })}</Note>
}

/** Without a network nothing was sent: it has not left the list by that. */
function endOf({ rewardId }: Reward, error: FoyerError | undefined): Ended | undefined {
  return error?.code === 'network.offline' ? undefined : { rewardId, error }
}

interface ClaimProps extends RewardCardProps {
  readonly isAttempted: boolean
  readonly isHeld: boolean
}

/** Stays when the reward has been claimed, to say so. */
function Claim({ reward, isPaused, isAttempted, isHeld, onEnded }: ClaimProps) {
  const t = useText()
  const errorText = useErrorText()
  const { format } = useFeature(wallet)
  const rewardsApi = useFeature(rewards)
  const online = useOnline()
  const [busy, setBusy] = useState(false)
  const [claimed, setClaimed] = useState<Reward>()
  const [failure, setFailure] = useFailure()
  const said = useRef<HTMLParagraphElement>(null)
  const isOpen = reward.state === 'open'
  const refused = useRef<HTMLParagraphElement>(null)
  useFocusWhenLost(refused, failure !== undefined && (!isOpen || isPaused))
  // The button has gone, and the card may have moved.
  useEffect(() => {
    if (claimed !== undefined && !isOpen) said.current?.focus()
  }, [claimed, isOpen])
  const card = useRef<AbortController>(null)
  // What becomes of a claim when its card has gone is told by `attempts`.
  useEffect(() => () => card.current?.abort(), [])
  const claim = async () => {
    if (busy || isAttempted) return
    card.current = new AbortController()
    setBusy(true)
    setClaimed(undefined)
    setFailure(undefined)
    onEnded(undefined)
    const { ok, data, error } = await rewardsApi.claim(reward, card.current)
    setBusy(false)
    if (ok) setClaimed(data)
    else if (error.code !== 'request.aborted') {
      setFailure(error)
      onEnded(endOf(reward, error))
    }
  }
  const { turnover } = claimed ?? {}
  return (
    <>
      {failure === undefined ? null : (
        <p ref={refused} className="fy-form-failure" role="alert" tabIndex={-1}>
          {errorText(failure)}
        </p>
      )}
      {turnover === undefined || reward.state !== 'claimed' ? null : (
        <p ref={said} className="fy-reward-ended" role="status" tabIndex={-1}>
          {t('rewards.claimed', { amount: format(money.subtract(turnover.required, turnover.done)) })}
        </p>
      )}
      {isOpen && !isPaused ? (
        <Button
          tone="primary"
          wide
          busy={busy || isAttempted}
          held={isHeld}
          disabled={!online}
          onClick={() => void claim()}
        >
          {t('rewards.claim', { amount: format(reward.amount) })}
        </Button>
      ) : null}
    </>
  )
}

function Turnover({ reward, onEnded }: Omit<RewardCardProps, 'isPaused'>) {
  const t = useText()
  const { format } = useFeature(wallet)
  const rewardsApi = useFeature(rewards)
  const online = useOnline()
  const errorText = useErrorText()
  const [asks, setAsks] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useFailure()
  const { turnover, amount } = reward
  if (turnover === undefined) return null
  const { done, required } = turnover
  const progress = t('rewards.turnover.done', { done: format(done), required: format(required) })
  const giveBack = async () => {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    onEnded(undefined)
    const { error } = await rewardsApi.giveBack(reward)
    setBusy(false)
    setAsks(false)
    if (error?.code === 'request.aborted') return
    setFailure(error)
    onEnded(endOf(reward, error))
  }
  return (
    <div className="fy-reward-turnover">
      <p className="fy-reward-turnover-line">
        <span>{t('rewards.turnover')}</span>
        <span>{progress}</span>
      </p>
      <ProgressBar done={done} required={required} label={progress} />
      <RewardTerms terms={reward.terms} />
      {failure === undefined ? null : (
        <p className="fy-form-failure" role="alert">
          {errorText(failure)}
        </p>
      )}
      <Button size="small" disabled={!online} onClick={() => setAsks(true)}>
        {t('rewards.giveBack')}
      </Button>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        role="alertdialog"
        title={t('rewards.giveBack.title')}
        actions={
          <>
            <Button onClick={() => setAsks(false)}>{t('rewards.giveBack.keep')}</Button>
            <Button tone="primary" busy={busy} disabled={!online} onClick={() => void giveBack()}>
              {t('rewards.giveBack')}
            </Button>
          </>
        }
      >
        {t('rewards.giveBack.text', { amount: format(amount) })}
      </Dialog>
    </div>
  )
}
