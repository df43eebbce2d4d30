import { ButtonLink, useText } from '@foyer/react'
import { NotAvailable } from '../components/not-available.tsx'

/** A page of the agency that this site does not have yet (AGENT-24). */
export function Page() {
  const t = useText()
  return (
    <NotAvailable
      title={t('page.agent.closed.title')}
      text={t('page.agent.closed.text')}
      action={<ButtonLink to={{ name: 'agentHome' }}>{t('page.agent.closed.back')}</ButtonLink>}
    />
  )
}
