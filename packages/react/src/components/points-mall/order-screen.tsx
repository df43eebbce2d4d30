import { pointsMall, type Redemption, type RedemptionState, wallet } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useList } from '../../hooks/use-list.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { grouped } from '../../text/grouped.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useMerchantTime } from '../../text/use-merchant-time.ts'
import { useText } from '../../text/use-text.ts'
import { ButtonLink } from '../button/button-link.tsx'
import { CdnImage } from '../cdn-image/cdn-image.tsx'
import { CopyText } from '../copy-text/copy-text.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { Fact } from '../facts/fact.tsx'
import { Note } from '../note/note.tsx'
import { ResourceView } from '../resource-view/resource-view.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { StaleMark } from '../stale-mark/stale-mark.tsx'
import { Timeline, type TimelineStep } from '../timeline/timeline.tsx'

export interface OrderScreenProps {
  readonly redemptionId: string
}

/** One order: where it is, what it cost, and what a person needs of it (ROUTE-20). */
export function OrderScreen({ redemptionId }: OrderScreenProps) {
  return (
    <PageTexts>
      <Screen key={redemptionId} redemptionId={redemptionId} />
    </PageTexts>
  )
}

function Screen({ redemptionId }: OrderScreenProps) {
  const t = useText()
  const mall = useFeature(pointsMall)
  const order = useList(() => mall.redemption(redemptionId), [mall, redemptionId])
  const state = useStore(order.$state)
  return (
    <ResourceView
      resource={state}
      failedTitle={t('orders.failed')}
      onRetry={() => void order.load()}
      loading={
        <div className="fy-good-screen" role="status" aria-busy="true" aria-label={t('state.loading')}>
          <Skeleton shape="block" className="fy-order-waiting" />
          <Skeleton shape="block" className="fy-order-waiting" />
        </div>
      }
      isEmpty={(data) => data === undefined}
      empty={
        <EmptyState
          title={t('orders.gone.title')}
          text={t('orders.gone.text')}
          action={<ButtonLink to={{ name: 'orders' }}>{t('orders.all')}</ButtonLink>}
        />
      }
    >
      {(data, { stale, at }) => (
        <>
          {stale ? <StaleMark at={at} /> : null}
          {data === undefined ? null : <Order order={data} />}
        </>
      )}
    </ResourceView>
  )
}

/** The steps that an order takes where nothing goes wrong. */
const WAYS: { readonly [Kind in Redemption['kind']]: readonly RedemptionState[] } = {
  credit: ['requested', 'delivered'],
  voucher: ['requested', 'delivered'],
  item: ['requested', 'preparing', 'sent', 'delivered'],
}

function Order({ order }: { readonly order: Redemption }) {
  const t = useText()
  const { namedMoment } = useMerchantTime()
  const { state, kind, history, name, image, cost, reference, code, address, reason, dueAt } = order
  const next = WAYS[kind][WAYS[kind].indexOf(state) + 1]
  const toCome = state === 'refused' ? [] : WAYS[kind].slice(WAYS[kind].indexOf(state) + 1)
  const steps: readonly TimelineStep[] = [
    ...history.map((step) => ({
      name: t(`orders.state.${step.state}`),
      at: step.at,
      isFailure: step.state === 'refused',
    })),
    ...toCome.map((step) => ({ name: t(`orders.state.${step}`) })),
  ]
  return (
    <article className="fy-good-screen">
      <div className="fy-order-head">
        <CdnImage path={image} alt="" shape="icon" priority="first" />
        <div>
          <h2 className="fy-good-title">{name}</h2>
          <Note size="inherit" role="status">
            <Now order={order} />
          </Note>
        </div>
      </div>
      {reason === undefined ? null : <blockquote className="fy-order-reason">{reason}</blockquote>}
      {code === undefined ? null : (
        <section className="fy-order-code" aria-label={t('orders.code')}>
          <h3>{t('orders.code')}</h3>
          <CopyText label={t('orders.code')} value={code} />
        </section>
      )}
      <Timeline label={t('orders.steps')} steps={steps} />
      {next === undefined || dueAt === undefined ? null : (
        <Note>{t('orders.due', { step: t(`orders.state.${next}`), date: namedMoment(dueAt) })}</Note>
      )}
      <dl className="fy-facts">
        <Fact label={t('orders.cost')} value={t('points.count', { count: cost, points: grouped(cost) })} />
        {address === undefined ? null : <Fact label={t('orders.address')} value={address} />}
        <Fact label={t('orders.reference')} value={<CopyText label={t('orders.reference')} value={reference} />} />
      </dl>
      <ButtonLink to={{ name: 'mall' }} wide>
        {t('goods.all')}
      </ButtonLink>
    </article>
  )
}

/** What the state means for the member. */
function Now({ order: { state, value, cost } }: { readonly order: Redemption }) {
  const t = useText()
  const { format } = useFeature(wallet)
  if (state === 'refused') return t('orders.returned', { count: cost, points: grouped(cost) })
  if (state === 'delivered' && value !== undefined) return t('orders.credited', { amount: format(value) })
  return t(`orders.state.${state}`)
}
