import { ButtonLink, useText } from '@foyer/react'
import type { PageProps } from '@foyer/react/router'
import { NotAvailable } from '../components/not-available.tsx'

const CONTRACTS: ReadonlySet<string> = new Set(['dailySalaryContract', 'dividendContract', 'hourlySalaryContract'])

/** A page of the agency that this site does not have yet (AGENT-24). */
export function Page({ route }: PageProps) {
  const t = useText()
  return (
    <NotAvailable
      title={t('page.agent.closed.title')}
      text={CONTRACTS.has(route.name) ? t('page.contract.closed.text') : t('page.agent.closed.text')}
      action={<ButtonLink to={{ name: 'agentHome' }}>{t('page.agent.closed.back')}</ButtonLink>}
    />
  )
}
