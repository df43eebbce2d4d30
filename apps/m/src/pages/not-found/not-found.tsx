import { ButtonLink, EmptyState, useText } from '@foyer/react'
import type { PageProps } from '@foyer/react/router'
import { Compass } from 'lucide-react'

/** ROUTE-24: the address stays as typed, so that a typo can be seen and corrected. In the agent area it leads back there. */
export function Page({ route }: PageProps) {
  const t = useText()
  const isOfAgents = route.params.area === 'agent'
  return (
    <div className="site-page">
      <EmptyState
        icon={<Compass aria-hidden="true" className="fy-icon" />}
        title={t('page.notFound.title')}
        text={t('page.notFound.text')}
        action={
          <div className="site-stack site-stack--wide">
            <ButtonLink to={{ name: isOfAgents ? 'agentHome' : 'home' }} tone="primary">
              {t(isOfAgents ? 'page.notFound.agency' : 'page.notFound.home')}
            </ButtonLink>
            {isOfAgents ? null : <ButtonLink to={{ name: 'search' }}>{t('page.notFound.search')}</ButtonLink>}
            <ButtonLink to={{ name: 'messageCenter' }}>{t('page.notFound.service')}</ButtonLink>
          </div>
        }
      />
    </div>
  )
}
