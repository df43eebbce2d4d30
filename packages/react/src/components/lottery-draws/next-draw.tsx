import type { Lotteries, LotteryGame } from '@foyer/core'
import { sortByNextDraw } from '@foyer/core/site'
import { useStore } from '@nanostores/react'
import { useText } from '../../text/use-text.ts'
import { DrawCard } from '../draw-card/draw-card.tsx'

export interface NextDrawProps {
  readonly lottery: Lotteries
  readonly lotteries: readonly LotteryGame[]
}

/** The lottery that is drawn next, at the top; nothing where the time of the draw is unknown. */
export function NextDraw({ lottery, lotteries }: NextDrawProps) {
  const t = useText()
  const draws = useStore(lottery.$draws)
  const known = draws.status === 'ready' ? draws.data : undefined
  const [next] = known === undefined ? lotteries : sortByNextDraw(lotteries, known)
  if (next === undefined || draws.status === 'failed') return null
  return (
    <section className="fy-lottery-next" aria-label={t('lottery.next')}>
      <DrawCard lottery={lottery} of={next} draw={known?.get(next.game.gameId) ?? 'loading'} lead />
    </section>
  )
}
