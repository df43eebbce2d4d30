import { useText } from '@foyer/react'
import { BalanceCard } from '../components/balance-card.tsx'
import { Card } from '../components/card.tsx'
import { Contacts } from '../components/contacts.tsx'
import { LatestTransactions } from '../components/latest-transactions.tsx'
import { Steps } from '../components/steps.tsx'
import { WalletList } from '../components/wallet-list.tsx'

/** The withdrawal page. */
export function Page() {
  const t = useText()
  return (
    <div className="site-page">
      <BalanceCard without="withdraw" />
      <Card>
        <p>{t('page.withdraw.lead')}</p>
        <Steps steps={[t('page.withdraw.how1'), t('page.withdraw.how2'), t('page.withdraw.how3')]} />
      </Card>
      <Contacts primary />
      <WalletList title={t('page.account.wallets')} />
      <LatestTransactions title={t('page.money.latest')} />
    </div>
  )
}
