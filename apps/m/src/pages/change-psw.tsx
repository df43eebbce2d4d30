import { ButtonLink, useSession, useText } from '@foyer/react'
import { Card } from '../parts/card.tsx'
import { Contacts } from '../parts/contacts.tsx'
import { Heading } from '../parts/heading.tsx'

/** Whose password it is, what a good one is, and who replaces it. */
export function Page() {
  const t = useText()
  const session = useSession()
  const info = session.type === 'member' || session.type === 'trial' ? session.info : undefined
  return (
    <div className="site-page site-page--form">
      <Heading text={t('page.changePsw.heading')} />
      <p className="site-lead">{t(info?.firstTimeLogin ? 'page.changePsw.first' : 'page.changePsw.lead')}</p>
      <Card>
        <dl className="site-facts">
          <div>
            <dt>{t('page.changePsw.user')}</dt>
            <dd>{info?.userName}</dd>
          </div>
        </dl>
      </Card>
      <Card title={t('page.changePsw.rules')}>
        <ul className="site-list">
          <li>{t('page.changePsw.rule1')}</li>
          <li>{t('page.changePsw.rule2')}</li>
          <li>{t('page.changePsw.rule3')}</li>
        </ul>
      </Card>
      <Contacts />
      <ButtonLink to="/m/set" wide>
        {t('page.set.heading')}
      </ButtonLink>
    </div>
  )
}
