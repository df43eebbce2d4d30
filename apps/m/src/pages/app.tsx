import { ButtonLink, useText } from '@foyer/react'
import { AppPromo } from '../parts/app-promo.tsx'
import { Card } from '../parts/card.tsx'
import { Contacts } from '../parts/contacts.tsx'
import { Downloads } from '../parts/downloads.tsx'
import { Heading } from '../parts/heading.tsx'
import { Steps } from '../parts/steps.tsx'

/** How the lobby gets onto the home screen. */
export function Page() {
  const t = useText()
  return (
    <div className="site-page">
      <Heading text={t('page.app.heading')} />
      <p className="site-lead">{t('page.app.lead')}</p>
      <AppPromo />
      <Downloads />
      <Card title={t('page.app.android')}>
        <Steps steps={[t('page.app.android.1'), t('page.app.android.2')]} />
      </Card>
      <Card title={t('page.app.ios')}>
        <Steps steps={[t('page.app.ios.1'), t('page.app.ios.2')]} />
      </Card>
      <Contacts />
      <ButtonLink to="/m/home" tone="primary" wide>
        {t('page.app.lobby')}
      </ButtonLink>
    </div>
  )
}
