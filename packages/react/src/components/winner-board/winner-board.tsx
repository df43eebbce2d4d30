import { type Winner, wallet } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { Trophy } from 'lucide-react'
import { useState } from 'react'
import { useLotteries } from '../../hooks/use-lotteries.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { Heading } from '../heading/heading.tsx'
import { ResourceView } from '../resource-view/resource-view.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { Stack } from '../stack/stack.tsx'

/** Lines shown at first. */
const INITIAL_LINES = 5

/** The largest wins, highest first (LOTTERY-04). */
export function WinnerBoard() {
  const t = useText()
  const lottery = useLotteries()
  const state = useStore(lottery.$winners)
  const waiting = state.status === 'idle' || state.status === 'loading'
  if (state.status === 'ready' && state.data.length === 0) return null

  return (
    <section className="fy-winner-board" aria-label={t('winners.title')} aria-busy={waiting}>
      <header className="fy-winner-board-head">
        <Trophy aria-hidden="true" className="fy-icon" />
        <Heading>{t('winners.title')}</Heading>
        <p className="fy-draw-card-facts">{t('winners.lead')}</p>
      </header>
      <ResourceView
        resource={state}
        onRetry={() => void lottery.refresh()}
        failedTitle={t('winners.failed')}
        loading={<LineSkeletons />}
      >
        {(winners) => <Lines winners={winners} />}
      </ResourceView>
    </section>
  )
}

function LineSkeletons() {
  return (
    <div className="fy-winner-board-list">
      {Array.from({ length: INITIAL_LINES }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move.
        <div key={index} className="fy-winner-board-line">
          <Skeleton className="fy-winner-board-waiting" />
        </div>
      ))}
    </div>
  )
}

function Lines({ winners }: { readonly winners: readonly Winner[] }) {
  const t = useText()
  const walletApi = useFeature(wallet)
  const [whole, setWhole] = useState(false)
  useStore(walletApi.$symbol)
  const shown = whole ? winners : winners.slice(0, INITIAL_LINES)
  return (
    <>
      <ol className="fy-winner-board-list">
        {shown.map(({ userName, amount, gameName }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place on the board; the same person may stand on it twice.
          <li key={at} className="fy-winner-board-line">
            <span className="fy-winner-board-place" aria-hidden="true">
              {at + 1}
            </span>
            <Stack as="span" gap={0} shrink className="fy-winner-board-who">
              <span className="fy-winner-board-name" dir="auto">
                {userName ?? t('winners.someone')}
              </span>
              <span className="fy-draw-card-facts" dir="auto">
                {gameName}
              </span>
            </Stack>
            <span className="fy-money fy-winner-board-amount">
              {amount === undefined ? '–' : walletApi.format(amount)}
            </span>
          </li>
        ))}
      </ol>
      {winners.length > INITIAL_LINES ? (
        <Button size="small" tone="quiet" wide aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? t('winners.less') : t('winners.more', { count: winners.length })}
        </Button>
      ) : null}
    </>
  )
}
