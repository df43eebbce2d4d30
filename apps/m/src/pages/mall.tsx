import { useText } from '@foyer/react'
import { NotAvailable } from '../components/not-available.tsx'

export function Page() {
  const t = useText()
  return <NotAvailable title={t('page.mall.closed.title')} text={t('page.mall.closed.text')} />
}
