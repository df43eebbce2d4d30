import { ButtonLink, EmptyState, useText } from '@foyer/react'
import { Compass } from 'lucide-react'

/** ROUTE-24: the address stays as typed, so that a typo can be seen and corrected. */
export function Page() {
  const t = useText()
  return (
    <div className="site-page">
      <EmptyState
        icon={<Compass aria-hidden="true" className="fy-icon" />}
        title={t('page.notFound.title')}
        text={t('page.notFound.text')}
        action={
          <div className="site-stack site-stack--wide">
            <ButtonLink to={{ name: 'home' }} tone="primary">
              {t('page.notFound.home')}
            </ButtonLink>
            <ButtonLink to={{ name: 'search' }}>{t('page.notFound.search')}</ButtonLink>
            <ButtonLink to={{ name: 'messageCenter' }}>{t('page.notFound.service')}</ButtonLink>
          </div>
        }
      />
    </div>
  )
}
