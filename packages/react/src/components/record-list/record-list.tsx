import type { List } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { ReceiptText, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { FailedState } from '../failed-state/failed-state.tsx'
import { IncompleteNote } from '../incomplete-note/incomplete-note.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { StaleLine } from '../stale-mark/stale-line.tsx'

export interface RecordListProps<Row> {
  readonly list: List<Row>
  readonly label: string
  /** Default: that of records. */
  readonly failedTitle?: string | undefined
  readonly emptyTitle: string
  readonly emptyText: string
  readonly keyOf: (row: Row) => string
  /** In place of a receipt. */
  readonly emptyIcon?: ReactNode
  /** What leads on from an empty list. */
  readonly emptyAction?: ReactNode
  /** Shows only so many, without a button for more. */
  readonly limit?: number | undefined
  /** A tap on a row. */
  readonly onOpen?: ((row: Row) => void) | undefined
  /** Stands for what `body` shows while it is on its way. Default: rows. */
  readonly waiting?: ReactNode
  /** Shows all rows in place of a list of them. */
  readonly body?: ((rows: readonly Row[]) => ReactNode) | undefined
  readonly children: (row: Row) => ReactNode
}

const SKELETON_ROWS = ['1', '2', '3', '4', '5', '6']

/** A paged list of records: bets, transactions, days. */
export function RecordListView<Row>({
  list,
  label,
  failedTitle,
  emptyTitle,
  emptyText,
  emptyAction,
  emptyIcon = <ReceiptText aria-hidden="true" className="fy-icon" />,
  keyOf,
  limit,
  onOpen,
  waiting,
  body,
  children,
}: RecordListProps<Row>) {
  const t = useText()
  const state = useStore(list.$state)
  const rows = useStore(list.$items)

  if (rows.length === 0) {
    switch (state.status) {
      case 'failed':
        return (
          <FailedState
            title={failedTitle ?? t('records.failed')}
            error={state.error}
            onRetry={() => void list.load()}
          />
        )
      case 'ready':
        // The list is not empty if none of its rows could be read.
        if (state.data.isIncomplete) return <IncompleteNote list={list} />
        return <EmptyState title={emptyTitle} text={emptyText} action={emptyAction} icon={emptyIcon} />
      default:
        return (
          <div className="fy-records" role="status" aria-busy="true" aria-label={t('records.loading')}>
            {waiting ??
              SKELETON_ROWS.slice(0, limit).map((key) => (
                <div key={key} className="fy-record">
                  <Skeleton className="fy-record-waiting" />
                  <Skeleton className="fy-record-waiting fy-record-waiting-short" />
                </div>
              ))}
          </div>
        )
    }
  }

  return (
    <>
      {state.status === 'ready' && state.stale ? <StaleLine at={state.at} /> : null}
      <IncompleteNote list={list} />
      {body?.(rows) ?? (
        <ul className="fy-records" aria-label={label}>
          {rows.slice(0, limit).map((row) =>
            onOpen === undefined ? (
              <li key={keyOf(row)} className="fy-record" data-place={keyOf(row)}>
                {children(row)}
              </li>
            ) : (
              <li key={keyOf(row)} className="fy-record-item" data-place={keyOf(row)}>
                <button type="button" className="fy-record" aria-haspopup="dialog" onClick={() => onOpen(row)}>
                  {children(row)}
                </button>
              </li>
            ),
          )}
        </ul>
      )}
      {limit === undefined ? <End list={list} /> : null}
    </>
  )
}

/** The end of the list: a button for more, its state, or the error. */
function End<Row>({ list }: Pick<RecordListProps<Row>, 'list'>) {
  const t = useText()
  const { more, hasMore } = useStore(list.$state).data ?? {}
  return (
    <div className="fy-game-grid-end">
      {more === 'failed' ? (
        <div className="fy-game-grid-failed" role="alert">
          <p>{t('records.moreFailed')}</p>
          <Button size="small" onClick={() => void list.loadMore()}>
            <RotateCw aria-hidden="true" className="fy-icon" />
            {t('list.retry')}
          </Button>
        </div>
      ) : hasMore ? (
        <Button size="small" busy={more === 'loading'} onClick={() => void list.loadMore()}>
          {t('records.more')}
        </Button>
      ) : null}
    </div>
  )
}
