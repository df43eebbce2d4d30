import { money, records, type Transaction, type TransactionKind, wallet } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { type ReactNode, useState } from 'react'
import { useList } from '../../hooks/use-list.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useFoyer } from '../../provider/use-foyer.ts'
import { formatDate } from '../../text/dates.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useZone } from '../../text/use-merchant-time.ts'
import { useText, useTranslation } from '../../text/use-text.ts'
import { Note } from '../note/note.tsx'
import { ToggleGroup } from '../toggle-group/toggle-group.tsx'
import { type ChosenDays, DayPicker, RecordFile, RecordTotals, WayOn } from './record-controls.tsx'
import { TransactionDetails } from './record-details.tsx'
import { RecordListView } from './record-list.tsx'
import { SignedAmount } from './signed-amount.tsx'
import { transactionName } from './transaction-name.ts'
import { useChosenInView } from './use-chosen-in-view.ts'

export interface TransactionRecordsProps {
  /** Only the latest so many, of any day. */
  readonly limit?: number | undefined
  /** Those of an agent, opened on what the agency paid. */
  readonly ofAgent?: boolean | undefined
}

/** Changes of the balance, newest first: of chosen days and kinds, with their totals (ROUTE-19). */
export function TransactionRecords({ limit, ofAgent = false }: TransactionRecordsProps) {
  return (
    <PageTexts>
      {limit === undefined ? <Transactions key={String(ofAgent)} ofAgent={ofAgent} /> : <Latest limit={limit} />}
    </PageTexts>
  )
}

function useRow(zone: string): (row: Transaction) => ReactNode {
  const walletApi = useFeature(wallet)
  const t = useText()
  const { tag } = useTranslation()
  return (row) => (
    <>
      <span className="fy-record-main">{transactionName(t, row)}</span>
      <span className="fy-record-amount">
        <SignedAmount amount={row.amount} />
      </span>
      <Note as="span" size={1} className="fy-record-note">
        <span>{formatDate(tag, row.at, 'moment', zone)}</span>
      </Note>
      <Note as="span" size={1} className="fy-record-side">
        {t('records.balance')} <span className="fy-money">{walletApi.format(row.balanceAfter)}</span>
      </Note>
    </>
  )
}

const keyOf = ({ transactionId }: Transaction) => transactionId

function Latest({ limit }: Pick<TransactionRecordsProps, 'limit'>) {
  const recordsApi = useFeature(records)
  const t = useText()
  const list = useList(() => recordsApi.transactions(), [recordsApi])
  const row = useRow(useZone(useStore(list.$summary)?.zone))
  return (
    <RecordListView
      list={list}
      label={t('records.transactions')}
      emptyTitle={t('records.empty.transactions.title')}
      emptyText={t('records.empty.transactions')}
      keyOf={keyOf}
      limit={limit}
    >
      {row}
    </RecordListView>
  )
}

const KINDS = {
  all: [],
  deposit: ['deposit'],
  withdraw: ['withdraw'],
  play: ['bet', 'win'],
  bonus: ['bonus'],
  // Which ones these are, the platform says.
  agency: [],
} as const satisfies Record<string, readonly TransactionKind[]>
const GROUPS = ['all', 'deposit', 'withdraw', 'play', 'bonus'] as const
const AGENT_GROUPS = [...GROUPS, 'agency'] as const

function Transactions({ ofAgent }: { readonly ofAgent: boolean }) {
  const { config } = useFoyer()
  const walletApi = useFeature(wallet)
  const recordsApi = useFeature(records)
  const t = useText()
  const { tag } = useTranslation()
  const [period, setPeriod] = useState<ChosenDays>('days7')
  const [kind, setKind] = useState<keyof typeof KINDS>(ofAgent ? 'agency' : 'all')
  const list = useList(
    () => recordsApi.transactions({ period, kinds: KINDS[kind], ofAgent: kind === 'agency' }),
    [recordsApi, period, kind],
  )
  const [opened, setOpened] = useState<Transaction>()
  const zone = useZone(useStore(list.$summary)?.zone)
  const row = useRow(zone)
  const isFiltered = kind !== 'all'
  const kinds = useChosenInView(kind)
  return (
    <>
      <DayPicker calendar={recordsApi} value={period} onChange={setPeriod} />
      <div ref={kinds} className="fy-record-kinds">
        <ToggleGroup
          label={t('records.kinds')}
          variant="chips"
          options={(ofAgent ? AGENT_GROUPS : GROUPS).map((value) => ({ value, label: t(`records.kinds.${value}`) }))}
          value={kind}
          onChange={setKind}
        />
      </div>
      <RecordTotals
        list={list}
        count={2}
        shown={(totals) => [
          { label: t('records.total.in'), value: walletApi.format(totals.in) },
          { label: t('records.total.out'), value: walletApi.format(totals.out) },
        ]}
        said={(totals) =>
          t('records.said.transactions', {
            in: money.spoken(totals.in, config.currency, tag),
            out: money.spoken(totals.out, config.currency, tag),
          })
        }
      />
      <RecordListView
        list={list}
        label={t('records.transactions')}
        emptyTitle={t(isFiltered ? 'records.none.filter' : 'records.none.transactions')}
        emptyText={t(isFiltered ? 'records.none.filter.text' : 'records.empty.transactions')}
        emptyAction={<WayOn days={period} onDays={setPeriod} onClear={isFiltered ? () => setKind('all') : undefined} />}
        keyOf={keyOf}
        onOpen={setOpened}
      >
        {row}
      </RecordListView>
      <RecordFile
        list={list}
        name="transactions"
        heads={[
          t('records.time'),
          t('records.kind'),
          t('records.amount'),
          t('records.balance'),
          t('records.reference'),
          t('records.number'),
        ]}
        cells={(one, timeOf) => [
          timeOf(one.at),
          transactionName(t, one),
          { number: one.amount },
          { number: one.balanceAfter },
          one.reference ?? '',
          one.transactionId,
        ]}
      />
      <TransactionDetails row={opened} zone={zone} onClose={() => setOpened(undefined)} />
    </>
  )
}
