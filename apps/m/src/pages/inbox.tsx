import { ButtonLink, useText } from '@foyer/react'
import { NotAvailable } from '../components/not-available.tsx'

export function Page() {
  const t = useText()
  return (
    <NotAvailable
      title={t('page.inbox.empty.title')}
      text={t('page.inbox.empty.text')}
      action={<ButtonLink to={{ name: 'announcements' }}>{t('page.message.notices')}</ButtonLink>}
    />
  )
}
