import { Link, TransactionRecords, useFlag, useText } from '@foyer/react'
import { Card } from './card.tsx'

/** What happened to the balance last. */
export function LatestTransactions({ title }: { readonly title: string }) {
  const t = useText()
  const all = useFlag('TRANSREC3')
  return (
    <Card title={title}>
      <TransactionRecords atMost={5} />
      {all ? (
        <Link to="/m/transaction/record" className="site-more">
          {t('page.money.all')}
        </Link>
      ) : null}
    </Card>
  )
}
