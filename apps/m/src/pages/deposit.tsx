import { useText } from '@foyer/react'
import { BalanceCard } from '../components/balance-card.tsx'
import { Card } from '../components/card.tsx'
import { Contacts } from '../components/contacts.tsx'
import { LatestTransactions } from '../components/latest-transactions.tsx'
import { Steps } from '../components/steps.tsx'

/** The deposit page. */
export function Page() {
  const t = useText()
  return (
    <div className="site-page">
      <BalanceCard without="deposit" />
      <Card>
        <p>{t('page.deposit.lead')}</p>
        <Steps steps={[t('page.deposit.how1'), t('page.deposit.how2'), t('page.deposit.how3')]} />
      </Card>
      <Contacts primary />
      <LatestTransactions title={t('page.money.latest')} dates="slashedMoment" />
    </div>
  )
}
