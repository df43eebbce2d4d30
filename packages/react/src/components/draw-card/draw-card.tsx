import type { Draw, Lotteries, LotteryGame } from '@foyer/core'
import { useId } from 'react'
import { useOnline } from '../../hooks/store-hooks.ts'
import { useLaunch } from '../../hooks/use-launch.ts'
import { useStoreSelector } from '../../hooks/use-store-selector.ts'
import { useMerchantTime } from '../../text/use-merchant-time.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { CdnImage } from '../cdn-image/cdn-image.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { DrawCountdown } from './draw-countdown.tsx'
import { LastDraw } from './last-draw.tsx'

export interface DrawCardProps {
  readonly lottery: Lotteries
  readonly of: LotteryGame
  /** `loading`: it is on its way. `failed`: it could not be loaded. undefined: there is none. */
  readonly draw: Draw | 'loading' | 'failed' | undefined
  /** Emphasised, with a button. */
  readonly lead?: boolean | undefined
}

/** A lottery with its last draw, the time until the next one, and a button to play (CALL-37, LOTTERY-02). */
export function DrawCard({ lottery, of: { game, mode }, draw, lead = false }: DrawCardProps) {
  const t = useText()
  const { namedRecent } = useMerchantTime()
  const heading = useId()
  const { isLaunching, launch } = useLaunch(game)
  const isOffline = !useOnline()
  const known = draw === 'loading' || draw === 'failed' ? undefined : draw
  // Alone, it is a section of its own.
  const Name = lead ? 'h2' : 'h3'
  const now = useStoreSelector(lottery.$now, (at) => Math.floor(at / MINUTE_MS) * MINUTE_MS)

  return (
    <article
      className={lead ? 'fy-draw-card fy-draw-card-lead' : 'fy-draw-card'}
      data-category={mode}
      aria-labelledby={heading}
      aria-busy={draw === 'loading'}
    >
      <div className="fy-draw-card-head">
        <CdnImage path={game.icon} alt="" shape="icon" priority={lead ? 'first' : 'lazy'} />
        <Name id={heading} className="fy-draw-card-name" dir="auto">
          {game.name}
        </Name>
        {known === undefined ? null : <DrawCountdown lottery={lottery} draw={known} />}
        <p className="fy-draw-card-facts">
          {known === undefined ? null : t('lottery.issue', { issue: known.issue })}
          {known?.openTime === undefined ? null : ` · ${namedRecent(known.openTime, now)}`}
        </p>
      </div>
      <div className="fy-draw-card-body">
        <Numbers draw={draw} name={game.name} />
        <Button
          size="small"
          tone={lead ? 'primary' : 'neutral'}
          busy={isLaunching}
          aria-disabled={isOffline || undefined}
          aria-label={t('lottery.playName', { name: game.name })}
          onClick={() => void launch()}
        >
          {t('lottery.play')}
        </Button>
      </div>
    </article>
  )
}

const MINUTE_MS = 60_000

function Numbers({ draw, name }: Pick<DrawCardProps, 'draw'> & { readonly name: string }) {
  switch (draw) {
    case 'loading':
      return <Skeleton className="fy-draw-card-waiting" />
    case 'failed':
      // One status for all cards, above them.
      return <p className="fy-draw-card-pending">–</p>
    default:
      return <LastDraw draw={draw} name={name} />
  }
}
