import { type Good, isIncomplete, pointsMall } from '@foyer/core'
import { goodObstacle } from '@foyer/core/site'
import { useStore } from '@nanostores/react'
import { Gift } from 'lucide-react'
import { useEffect } from 'react'
import { useFeature } from '../../provider/use-feature.ts'
import { grouped } from '../../text/grouped.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useText } from '../../text/use-text.ts'
import { CdnImage } from '../cdn-image/cdn-image.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { IncompleteRows } from '../incomplete-note/incomplete-note.tsx'
import { Link } from '../link/link.tsx'
import { Note } from '../note/note.tsx'
import { ResourceView } from '../resource-view/resource-view.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { StaleMark } from '../stale-mark/stale-mark.tsx'
import { obstacleText } from './obstacle-text.ts'

/** What points are redeemed for, and what keeps the member from it (ROUTE-20). */
export function GoodGrid() {
  return (
    <PageTexts>
      <Goods />
    </PageTexts>
  )
}

const WAITING = ['1', '2', '3', '4']

function Goods() {
  const t = useText()
  const { goods } = useFeature(pointsMall)
  const state = useStore(goods.$state)
  // Others redeem too.
  useEffect(() => void goods.refresh(), [goods])
  return (
    <ResourceView
      resource={state}
      isEmpty={(list) => list.length === 0 && !isIncomplete(list)}
      failedTitle={t('goods.failed')}
      onRetry={() => void goods.load()}
      loading={
        <div className="fy-goods" role="status" aria-busy="true" aria-label={t('state.loading')}>
          {WAITING.map((key) => (
            <div key={key} className="fy-good">
              <Skeleton shape="block" className="fy-good-waiting" />
              <Skeleton />
              <Skeleton />
              <Skeleton />
            </div>
          ))}
        </div>
      }
      empty={
        <EmptyState
          title={t('goods.empty.title')}
          text={t('goods.empty.text')}
          icon={<Gift aria-hidden className="fy-icon" />}
        />
      }
    >
      {(list, { stale, at }) => (
        <>
          {stale ? <StaleMark at={at} /> : null}
          <IncompleteRows rows={list} />
          <ul className="fy-goods" aria-label={t('goods.label')}>
            {list.map((good, index) => (
              <li key={good.goodsId}>
                <Tile good={good} isFirst={index < 4} />
              </li>
            ))}
          </ul>
        </>
      )}
    </ResourceView>
  )
}

function Tile({ good, isFirst }: { readonly good: Good; readonly isFirst: boolean }) {
  const t = useText()
  const { balance } = useFeature(pointsMall)
  const points = useStore(balance.$state).data?.points
  const obstacle = goodObstacle(good, points)
  return (
    <Link
      to={{ name: 'good', params: { id: good.goodsId } }}
      className="fy-good"
      data-off={obstacle !== undefined || undefined}
    >
      <CdnImage path={good.image} alt="" priority={isFirst ? 'first' : 'lazy'} />
      <span className="fy-good-name">{good.name}</span>
      <span className="fy-good-cost">{t('points.count', { count: good.cost, points: grouped(good.cost) })}</span>
      <Note as="span" tone="accent" size={1} className="fy-good-note">
        {obstacle === undefined ? t('goods.ready') : obstacleText(t, obstacle)}
      </Note>
    </Link>
  )
}
