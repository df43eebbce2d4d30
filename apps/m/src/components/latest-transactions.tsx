import { isMenuEntryShown } from '@foyer/core'
import { type DateStyle, Link, TransactionRecords, useAccess, useText } from '@foyer/react'
import { Card } from './card.tsx'

interface LatestTransactionsProps {
  readonly title: string
  readonly dates?: DateStyle
}

/** The latest changes of the balance. */
export function LatestTransactions({ title, dates }: LatestTransactionsProps) {
  const t = useText()
  const all = isMenuEntryShown(useAccess().check('transactionRecord'))
  return (
    <Card title={title}>
      <TransactionRecords limit={5} dates={dates} />
      {all ? (
        <Link to={{ name: 'transactionRecord' }} className="site-more">
          {t('page.money.all')}
        </Link>
      ) : null}
    </Card>
  )
}
