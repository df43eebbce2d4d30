import { ButtonLink, useText } from '@foyer/react'
import { NotOpen } from '../parts/not-open.tsx'

export function Page() {
  const t = useText()
  return (
    <NotOpen
      title={t('page.inbox.empty.title')}
      text={t('page.inbox.empty.text')}
      action={<ButtonLink to="/m/notice">{t('page.message.notices')}</ButtonLink>}
    />
  )
}
