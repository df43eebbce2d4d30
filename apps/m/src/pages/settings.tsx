import { settingsEntries } from '@foyer/core/site'
import { Button, LanguageList, useAccess, useFoyer, useText } from '@foyer/react'
import { Card } from '../components/card.tsx'
import { EntryList } from '../components/entry-list.tsx'

/** SET-01, SET-02, and the language. */
export function Page() {
  const t = useText()
  const { session } = useFoyer()
  const menu = settingsEntries(useAccess())
  return (
    <div className="site-page">
      <Card title={t('page.set.language')}>
        <LanguageList />
      </Card>
      <Card title={t('page.set.security')}>
        <EntryList
          entries={[
            { id: 'password', label: t('page.set.password'), to: menu.changePassword },
            ...(menu.logout
              ? [
                  { id: 'security', label: t('page.security.heading'), to: '/m/securityCenter' },
                  { id: 'verification', label: t('page.verification.heading'), to: '/m/member/verification' },
                ]
              : []),
          ]}
        />
        {menu.logout ? (
          <Button tone="danger" wide onClick={() => session.confirmSignOut()}>
            {t('page.set.logout')}
          </Button>
        ) : (
          <p className="site-aside">{t('page.set.guest')}</p>
        )}
      </Card>
      <Card title={t('page.set.more')}>
        <EntryList
          entries={[
            { id: 'notice', label: t('page.set.notice'), to: '/m/notice' },
            { id: 'help', label: t('page.set.help'), to: '/m/help' },
            { id: 'app', label: t('page.set.app'), to: '/m/app' },
          ]}
        />
      </Card>
    </div>
  )
}
