import { ButtonLink, Link, useFoyer, useText } from '@foyer/react'
import { Card } from '../parts/card.tsx'
import { Contacts } from '../parts/contacts.tsx'
import { Heading } from '../parts/heading.tsx'
import { Steps } from '../parts/steps.tsx'

/** How an account comes about while there is no form for it, and what can be had without one. */
export function Page() {
  const t = useText()
  const { config } = useFoyer()
  const step = (title: string, text: string) => (
    <>
      <strong>{title}</strong> {text}
    </>
  )
  return (
    <div className="site-page site-page--form">
      <Heading text={t('page.register.heading')} />
      <p className="site-lead">{t('page.register.lead', [config.readings.minAge])}</p>
      <Card>
        <Steps
          steps={[
            step(t('page.register.step1.title'), t('page.register.step1.text')),
            step(t('page.register.step2.title'), t('page.register.step2.text')),
            step(t('page.register.step3.title'), t('page.register.step3.text')),
          ]}
        />
      </Card>
      <Contacts />
      <Card title={t('page.register.try.title')}>
        <p>{t('page.register.try.text')}</p>
        <ButtonLink to="/m/trail" tone="primary" wide>
          {t('page.register.try.action')}
        </ButtonLink>
      </Card>
      <p className="site-aside">
        {t('page.register.have')}{' '}
        <Link to="/m/login" className="site-link">
          {t('page.register.login')}
        </Link>
      </p>
    </div>
  )
}
