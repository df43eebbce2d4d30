import { type ErrorCode, type Good, type GoodObstacle, pointsMall, type RedeemForm, wallet } from '@foyer/core'
import { ADDRESS_LENGTH, goodObstacle, trimmedLength } from '@foyer/core/site'
import { useStore } from '@nanostores/react'
import { type FormEvent, useEffect, useRef } from 'react'
import { useOnline } from '../../hooks/store-hooks.ts'
import { isAttemptHeld, isAttemptOpen, useAttempt } from '../../hooks/use-attempt.ts'
import { useDisposable } from '../../hooks/use-disposable.ts'
import { useFailure } from '../../hooks/use-failure.ts'
import { useFieldFocus } from '../../hooks/use-field-focus.ts'
import { useFocusWhenLost } from '../../hooks/use-focus-when-lost.ts'
import { useResource } from '../../hooks/use-resource.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useFoyer } from '../../provider/use-foyer.ts'
import { grouped } from '../../text/grouped.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useErrorText } from '../../text/use-error-text.ts'
import { useText } from '../../text/use-text.ts'
import { AttemptNote } from '../attempt-note/attempt-note.tsx'
import { Button } from '../button/button.tsx'
import { ButtonLink } from '../button/button-link.tsx'
import { CdnImage } from '../cdn-image/cdn-image.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { Fact } from '../facts/fact.tsx'
import { Link } from '../link/link.tsx'
import { Note } from '../note/note.tsx'
import { ResourceView } from '../resource-view/resource-view.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { StaleMark } from '../stale-mark/stale-mark.tsx'
import { TextArea } from '../text-area/text-area.tsx'
import { obstacleText } from './obstacle-text.ts'

export interface RedeemScreenProps {
  readonly goodsId: string
}

/** One good with its terms, what is left of the points, and the button that orders it (ROUTE-20). */
export function RedeemScreen({ goodsId }: RedeemScreenProps) {
  return (
    <PageTexts>
      <Screen key={goodsId} goodsId={goodsId} />
    </PageTexts>
  )
}

function Screen({ goodsId }: RedeemScreenProps) {
  const t = useText()
  const { goods, balance } = useFeature(pointsMall)
  const state = useResource(goods.$state, () => goods.load())
  useEffect(() => void balance.load(), [balance])
  return (
    <ResourceView
      resource={state}
      failedTitle={t('goods.failed')}
      onRetry={() => void goods.load()}
      loading={
        <div className="fy-good-screen" role="status" aria-busy="true" aria-label={t('state.loading')}>
          <div className="fy-good-picture">
            <Skeleton shape="block" className="fy-good-waiting" />
          </div>
          <Skeleton />
          <Skeleton shape="block" className="fy-order-waiting" />
        </div>
      }
      isEmpty={(list) => list.every((good) => good.goodsId !== goodsId)}
      empty={
        <EmptyState
          title={t('goods.gone.title')}
          text={t('goods.gone.text')}
          action={<ButtonLink to={{ name: 'mall' }}>{t('goods.all')}</ButtonLink>}
        />
      }
    >
      {(list, { stale, at }) => {
        const good = list.find((one) => one.goodsId === goodsId)
        return good === undefined ? null : (
          <>
            {stale ? <StaleMark at={at} /> : null}
            <Redeem good={good} />
          </>
        )
      }}
    </ResourceView>
  )
}

/** The refusal that says the same. */
const SAID_BY: { readonly [Kind in GoodObstacle['kind']]?: ErrorCode } = {
  soldOut: 'goods.soldOut',
  tooFewPoints: 'points.insufficient',
}

function Redeem({ good }: { readonly good: Good }) {
  const t = useText()
  const errorText = useErrorText()
  const { access } = useFoyer()
  const { format } = useFeature(wallet)
  const mall = useFeature(pointsMall)
  const form = useDisposable(() => mall.redeemForm(), [mall])
  const attempt = useAttempt('redemption', good.goodsId)
  const busy = useStore(form.$busy) || isAttemptOpen(attempt)
  const points = useStore(mall.balance.$state).data?.points
  const online = useOnline()
  const [failure, setFailure] = useFailure()
  const element = useRef<HTMLFormElement>(null)
  useFieldFocus(element)
  const isItem = good.kind === 'item'
  useEffect(() => {
    if (isItem) void form.suggestAddress()
  }, [form, isItem])
  const obstacle = goodObstacle(good, points)
  const refused = useRef<HTMLParagraphElement>(null)
  useFocusWhenLost(refused, failure !== undefined && obstacle !== undefined)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (obstacle !== undefined || isAttemptOpen(attempt)) return
    setFailure(undefined)
    const { ok, data, error } = await form.submit(good)
    if (ok) access.go({ name: 'order', params: { id: data.redemptionId } }, { replace: true })
    // The field says what is wrong with it.
    else if (error.code !== 'form.invalid' && error.code !== 'request.aborted') setFailure(error)
  }
  return (
    <form ref={element} className="fy-good-screen" noValidate onSubmit={(event) => void submit(event)}>
      <div className="fy-good-picture">
        <CdnImage path={good.image} alt="" priority="hero" />
      </div>
      <h2 className="fy-good-title">{good.name}</h2>
      {good.terms === undefined ? null : <Note size="inherit">{good.terms}</Note>}
      <dl className="fy-facts">
        <Fact label={t('goods.cost')} value={t('points.count', { count: good.cost, points: grouped(good.cost) })} />
        {good.value === undefined ? null : (
          <Fact label={t('goods.value')} value={<span className="fy-money">{format(good.value)}</span>} />
        )}
        {good.most === undefined ? null : <Fact label={t('goods.most')} value={grouped(good.most)} />}
        {points === undefined ? null : <Fact label={t('points.have')} value={grouped(points)} />}
        {points === undefined || obstacle !== undefined ? null : (
          <Fact label={t('goods.after')} value={grouped(points - good.cost)} />
        )}
      </dl>
      {isItem && obstacle === undefined ? <Address form={form} onTyped={() => setFailure(undefined)} /> : null}
      <AttemptNote
        attempt={attempt}
        made={
          <Link to={{ name: 'orders' }} className="fy-good-link">
            {t('orders.made')}
          </Link>
        }
      />
      {failure === undefined ? null : (
        <p ref={refused} className="fy-form-failure" role="alert" tabIndex={-1}>
          {errorText(failure)}
        </p>
      )}
      {obstacle === undefined ? (
        <Button type="submit" tone="primary" wide busy={busy} held={isAttemptHeld(attempt)} disabled={!online}>
          {t('goods.redeem', { count: good.cost, points: grouped(good.cost) })}
        </Button>
      ) : SAID_BY[obstacle.kind] === failure?.code ? null : (
        <p className="fy-good-obstacle">{obstacleText(t, obstacle)}</p>
      )}
      {online ? null : <Note>{t('error.network.offline')}</Note>}
    </form>
  )
}

interface AddressProps {
  readonly form: RedeemForm
  readonly onTyped: () => void
}

function Address({ form, onTyped }: AddressProps) {
  const t = useText()
  const address = useStore(form.$address)
  const isWrong = useStore(form.$addressProblem)
  const busy = useStore(form.$busy)
  return (
    <TextArea
      label={t('goods.address')}
      name="address"
      autoComplete="street-address"
      rows={3}
      value={address}
      readOnly={busy}
      error={isWrong ? t('goods.address.wrong', [ADDRESS_LENGTH.least, ADDRESS_LENGTH.most]) : undefined}
      count={trimmedLength(address)}
      most={ADDRESS_LENGTH.most}
      onValue={(typed) => {
        onTyped()
        form.setAddress(typed)
      }}
    />
  )
}
