import { pointsMall } from '@foyer/core'
import { useList } from '../../hooks/use-list.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { grouped } from '../../text/grouped.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useMerchantTime } from '../../text/use-merchant-time.ts'
import { useText } from '../../text/use-text.ts'
import { ButtonLink } from '../button/button-link.tsx'
import { CdnImage } from '../cdn-image/cdn-image.tsx'
import { Link } from '../link/link.tsx'
import { Note } from '../note/note.tsx'
import { RecordListView } from '../record-list/record-list.tsx'
import { OrderState } from './order-state.tsx'

/** The orders of the member, latest first, each with where it is (ROUTE-20). */
export function OrderList() {
  return (
    <PageTexts>
      <Orders />
    </PageTexts>
  )
}

function Orders() {
  const t = useText()
  const { day } = useMerchantTime()
  const mall = useFeature(pointsMall)
  const list = useList(() => mall.redemptions(), [mall])
  return (
    <RecordListView
      list={list}
      label={t('orders.label')}
      failedTitle={t('orders.failed')}
      emptyTitle={t('orders.empty.title')}
      emptyText={t('orders.empty.text')}
      emptyAction={<ButtonLink to={{ name: 'mall' }}>{t('goods.all')}</ButtonLink>}
      keyOf={({ redemptionId }) => redemptionId}
    >
      {({ redemptionId, name, image, cost, state, history }) => (
        <Link to={{ name: 'order', params: { id: redemptionId } }} className="fy-order">
          <CdnImage path={image} alt="" shape="icon" />
          <span className="fy-order-text">
            <span className="fy-order-name">{name}</span>
            <Note as="span" size={1} className="fy-record-note">
              {history[0] === undefined ? null : <span>{day(history[0].at)}</span>}
              <span>{t('points.count', { count: cost, points: grouped(cost) })}</span>
            </Note>
          </span>
          <OrderState state={state} />
        </Link>
      )}
    </RecordListView>
  )
}
