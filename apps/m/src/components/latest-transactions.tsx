import { type DateStyle, Link, TransactionRecords, useFeatureFlag, useText } from '@foyer/react'
import { Card } from './card.tsx'

interface LatestTransactionsProps {
  readonly title: string
  readonly dates?: DateStyle
}

/** The latest changes of the balance. */
export function LatestTransactions({ title, dates }: LatestTransactionsProps) {
  const t = useText()
  const all = useFeatureFlag('TRANSREC3')
  return (
    <Card title={title}>
      <TransactionRecords limit={5} dates={dates} />
      {all ? (
        <Link to="/m/transaction/record" className="site-more">
          {t('page.money.all')}
        </Link>
      ) : null}
    </Card>
  )
}
