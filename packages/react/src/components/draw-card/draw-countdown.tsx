import type { Draw, Lotteries } from '@foyer/core'
import { secondsToDraw } from '@foyer/core/site'
import { Timer } from 'lucide-react'
import { useStoreSelector } from '../../hooks/use-store-selector.ts'
import { useText } from '../../text/use-text.ts'
import { countdownText } from './countdown-text.ts'

export interface DrawCountdownProps {
  readonly lottery: Lotteries
  readonly draw: Draw
}

/** The time until the next draw, updated every second; nothing where the platform gives no time. */
export function DrawCountdown({ lottery, draw }: DrawCountdownProps) {
  const t = useText()
  const seconds = useStoreSelector(lottery.$now, (now) => secondsToDraw(draw, now))
  if (seconds === undefined) return null
  return (
    // Not a live region: a timer is read out only when it is focused.
    <span role="timer" className="fy-draw-card-countdown" data-due={seconds === 0 || undefined}>
      <Timer aria-hidden="true" className="fy-icon" />
      {seconds === 0 ? (
        t('lottery.drawing')
      ) : (
        <>
          <span className="fy-hidden-text">{t('lottery.nextIn')}</span>
          {countdownText(seconds)}
        </>
      )}
    </span>
  )
}
