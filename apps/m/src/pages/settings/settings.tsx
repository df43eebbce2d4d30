import { settingsMenu } from '@foyer/core/site'
import { Button, LanguageList, useAccess, useFoyer, useText } from '@foyer/react'
import { Card } from '../../components/card.tsx'
import { type Entry, EntryList } from '../../components/entry-list.tsx'

/** SET-01, SET-02, and the language. */
export function Page() {
  const t = useText()
  const { session } = useFoyer()
  const menu = settingsMenu(useAccess())
  const forSession: readonly Entry[] = [
    { id: 'security', label: t('page.security.heading'), to: { name: 'securityCenter' } },
    { id: 'verification', label: t('page.verification.heading'), to: { name: 'verification' } },
  ]
  return (
    <div className="site-page">
      <Card title={t('page.set.language')}>
        <LanguageList />
      </Card>
      <Card title={t('page.set.security')}>
        <EntryList
          entries={[
            { id: 'password', label: t('page.set.password'), to: menu.changePassword },
            ...(menu.logout ? forSession : []),
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
            { id: 'notice', label: t('page.set.notice'), to: { name: 'announcements' }, unread: 'announcement' },
            { id: 'help', label: t('page.set.help'), to: { name: 'help' } },
            { id: 'app', label: t('page.set.app'), to: { name: 'app' } },
          ]}
        />
      </Card>
    </div>
  )
}
