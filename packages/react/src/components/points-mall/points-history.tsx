import { pointsMall } from '@foyer/core'
import { useList } from '../../hooks/use-list.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { grouped } from '../../text/grouped.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useMerchantTime } from '../../text/use-merchant-time.ts'
import { useText } from '../../text/use-text.ts'
import { Note } from '../note/note.tsx'
import { RecordListView } from '../record-list/record-list.tsx'

/** What points came and went for, latest first (ROUTE-20). */
export function PointsHistory() {
  return (
    <PageTexts>
      <History />
    </PageTexts>
  )
}

function History() {
  const t = useText()
  const { day, namedMoment } = useMerchantTime()
  const mall = useFeature(pointsMall)
  const list = useList(() => mall.history(), [mall])
  return (
    <RecordListView
      list={list}
      label={t('points.history')}
      failedTitle={t('points.history.failed')}
      emptyTitle={t('points.empty.title')}
      emptyText={t('points.empty.text')}
      keyOf={({ changeId }) => changeId}
    >
      {({ why, points, at, after, reference }) => (
        <>
          <span className="fy-record-main fy-points-why">{t(`points.why.${why}`)}</span>
          <span className="fy-record-amount fy-points-change">
            <span aria-hidden="true">{points < 0 ? '\u2212' : '+'}</span>
            <span className="fy-hidden-text">{t(points < 0 ? 'records.minus' : 'records.plus')} </span>
            {t('points.count', { count: Math.abs(points), points: grouped(Math.abs(points)) })}
          </span>
          <Note as="span" size={1} className="fy-record-note">
            <span>{why === 'play' ? day(at) : namedMoment(at)}</span>
            {reference === undefined ? null : <span>{reference}</span>}
          </Note>
          <Note as="span" size={1} className="fy-record-side">
            {t('points.after')} {grouped(after)}
          </Note>
        </>
      )}
    </RecordListView>
  )
}
