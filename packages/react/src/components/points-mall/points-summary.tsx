import { pointsMall, wallet } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useFeature } from '../../provider/use-feature.ts'
import { grouped } from '../../text/grouped.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useText } from '../../text/use-text.ts'
import { Note } from '../note/note.tsx'
import { ResourceView } from '../resource-view/resource-view.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { StaleMark } from '../stale-mark/stale-mark.tsx'

/** How many points the member has, and what brings the next one (ROUTE-20). */
export function PointsSummary() {
  return (
    <PageTexts>
      <Summary />
    </PageTexts>
  )
}

function Summary() {
  const t = useText()
  const { format } = useFeature(wallet)
  const { balance } = useFeature(pointsMall)
  const state = useStore(balance.$state)
  // They may have grown by play since.
  useEffect(() => void balance.refresh(), [balance])
  return (
    <section className="fy-points-summary" aria-label={t('points.have')}>
      <ResourceView
        resource={state}
        failedTitle={t('points.failed')}
        onRetry={() => void balance.load()}
        loading={
          <div aria-busy="true">
            <Skeleton className="fy-points-summary-waiting" />
            <Skeleton className="fy-points-summary-waiting-note" />
          </div>
        }
      >
        {({ points, toNext }, { stale, at }) => (
          <>
            <p className="fy-points-summary-count">{t('points.count', { count: points, points: grouped(points) })}</p>
            <Note>{toNext === undefined ? null : t('points.next', { amount: format(toNext) })}</Note>
            {stale ? <StaleMark at={at} /> : null}
          </>
        )}
      </ResourceView>
    </section>
  )
}
