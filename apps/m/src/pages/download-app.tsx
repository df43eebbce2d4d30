import { ButtonLink, useText } from '@foyer/react'
import { AppPromo } from '../components/app-promo.tsx'
import { Card } from '../components/card.tsx'
import { Contacts } from '../components/contacts.tsx'
import { Downloads } from '../components/downloads.tsx'
import { Heading } from '../components/heading.tsx'
import { Steps } from '../components/steps.tsx'

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
      <ButtonLink to={{ name: 'home' }} tone="primary" wide>
        {t('page.app.lobby')}
      </ButtonLink>
    </div>
  )
}
