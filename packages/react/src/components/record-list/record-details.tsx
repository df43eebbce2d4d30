import { type Bet, catalogue, type Loadable, type RecordPosting, records, type Transaction, wallet } from '@foyer/core'
import { useCatalogueData } from '../../hooks/store-hooks.ts'
import { useList } from '../../hooks/use-list.ts'
import { useResource } from '../../hooks/use-resource.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { formatDate } from '../../text/dates.ts'
import { useText, useTranslation } from '../../text/use-text.ts'
import { ButtonLink } from '../button/button-link.tsx'
import { Fact } from '../facts/fact.tsx'
import { ResourceView } from '../resource-view/resource-view.tsx'
import { Sheet } from '../sheet/sheet.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { SignedAmount } from './signed-amount.tsx'
import { transactionName } from './transaction-name.ts'

interface DetailsProps<Row> {
  /** undefined: closed. */
  readonly row: Row | undefined
  /** In which the days of the list are cut. */
  readonly zone: string
  readonly onClose: () => void
}

/** One round with its sides. What the list knows is shown at once. */
export function BetDetails({ row, onClose, zone }: DetailsProps<Bet>) {
  const t = useText()
  return (
    <Sheet open={row !== undefined} onClose={onClose} title={row?.gameName ?? t('records.bets')} side="bottom">
      {row === undefined ? null : <OpenedBet row={row} zone={zone} />}
    </Sheet>
  )
}

function OpenedBet({ row, zone }: { readonly row: Bet; readonly zone: string }) {
  const t = useText()
  const { tag } = useTranslation()
  const { format } = useFeature(wallet)
  const catalogueApi = useFeature(catalogue)
  useCatalogueData()
  const recordsApi = useFeature(records)
  const opened = useList(() => recordsApi.bet(row.betId), [recordsApi, row.betId])
  return (
    <>
      <dl className="fy-facts">
        <Fact label={t('records.total.staked')} value={<span className="fy-money">{format(row.betAmount)}</span>} />
        <Fact label={t('records.total.won')} value={<span className="fy-money">{format(row.winAmount)}</span>} />
        {row.isVoid ? <Fact label={t('records.total.result')} value={t('records.void')} /> : null}
        <Fact label={t('records.vendors')} value={catalogueApi.vendorName(row.vassalage)} />
        <Fact label={t('records.time')} value={formatDate(tag, row.betAt, 'moment', zone)} />
        {row.result === undefined ? null : <Fact label={t('records.round')} value={row.result} />}
        <Fact label={t('records.number')} value={row.betId} />
      </dl>
      <Postings of={opened} />
    </>
  )
}

/** One change of the balance with its sides. */
export function TransactionDetails({ row, onClose, zone }: DetailsProps<Transaction>) {
  const t = useText()
  const title = row === undefined ? t('records.transactions') : transactionName(t, row)
  return (
    <Sheet open={row !== undefined} onClose={onClose} title={title} side="bottom">
      {row === undefined ? null : <OpenedTransaction row={row} zone={zone} />}
    </Sheet>
  )
}

/** Where it is told what became of it, and what can be done. */
const CASHIER = {
  deposit: ['deposit', 'deposit.gone.action'],
  withdraw: ['withdraw', 'withdraw.back'],
} as const

const isOfCashier = (kind: string): kind is keyof typeof CASHIER => Object.hasOwn(CASHIER, kind)

function OpenedTransaction({ row, zone }: { readonly row: Transaction; readonly zone: string }) {
  const t = useText()
  const { tag } = useTranslation()
  const { format } = useFeature(wallet)
  const recordsApi = useFeature(records)
  const opened = useList(() => recordsApi.transaction(row.transactionId), [recordsApi, row.transactionId])
  // Without a reference it was booked by hand, and the cashier does not know it.
  const page = row.reference !== undefined && isOfCashier(row.kind) ? CASHIER[row.kind] : undefined
  return (
    <>
      <dl className="fy-facts">
        <Fact label={t('records.amount')} value={<SignedAmount amount={row.amount} />} />
        <Fact label={t('records.balance')} value={<span className="fy-money">{format(row.balanceAfter)}</span>} />
        <Fact label={t('records.time')} value={formatDate(tag, row.at, 'moment', zone)} />
        {row.reference === undefined ? null : <Fact label={t('records.reference')} value={row.reference} />}
        <Fact label={t('records.number')} value={row.transactionId} />
      </dl>
      <Postings of={opened} />
      {page === undefined ? null : (
        <div className="fy-record-way">
          <ButtonLink to={{ name: page[0] }} wide>
            {t(page[1])}
          </ButtonLink>
        </div>
      )}
    </>
  )
}

interface Sides {
  readonly postings: readonly RecordPosting[]
  readonly turnover?: string | undefined
}

function Postings({ of }: { readonly of: Loadable<Sides> }) {
  const t = useText()
  const { format } = useFeature(wallet)
  const details = useResource(of.$state, () => of.load())
  return (
    <section className="fy-record-postings">
      <h3>{t('records.postings')}</h3>
      <ResourceView
        resource={details}
        failedTitle={t('records.details.failed')}
        onRetry={() => void of.load()}
        loading={
          <div role="status" aria-busy="true" aria-label={t('records.loading')}>
            <Skeleton className="fy-record-fact-waiting" />
            <Skeleton className="fy-record-fact-waiting" />
          </div>
        }
      >
        {({ postings, turnover }) => (
          <dl className="fy-facts">
            {postings.map(({ account, amount }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they have no name of their own, and do not change
              <Fact key={at} label={t(`records.account.${account}`)} value={<SignedAmount amount={amount} />} />
            ))}
            {turnover === undefined ? null : (
              <Fact label={t('records.turnover')} value={<span className="fy-money">{format(turnover)}</span>} />
            )}
          </dl>
        )}
      </ResourceView>
    </section>
  )
}
