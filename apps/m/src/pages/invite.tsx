import { useText } from '@foyer/react'
import { NotAvailable } from '../components/not-available.tsx'

/** Without an invitation code a shared address would credit no member. */
export function Page() {
  const t = useText()
  return <NotAvailable title={t('page.invite.closed.title')} text={t('page.invite.closed.text')} />
}
