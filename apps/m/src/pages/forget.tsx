import { ButtonLink, useText } from '@foyer/react'
import { Card } from '../parts/card.tsx'
import { Contacts } from '../parts/contacts.tsx'
import { Heading } from '../parts/heading.tsx'
import { Steps } from '../parts/steps.tsx'

/** The way to a new password. */
export function Page() {
  const t = useText()
  return (
    <div className="site-page site-page--form">
      <Heading text={t('page.forget.heading')} />
      <p className="site-lead">{t('page.forget.lead')}</p>
      <Card>
        <Steps steps={[t('page.forget.step1'), t('page.forget.step2'), t('page.forget.step3')]} />
      </Card>
      <Contacts />
      <ButtonLink to="/m/login" wide>
        {t('page.forget.back')}
      </ButtonLink>
    </div>
  )
}
