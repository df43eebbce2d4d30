import { securityFeature } from '@foyer/core'
import { ProfileCard, useAppReady, useFeature, useFlag, useResource, useText } from '@foyer/react'
import { LockKeyhole, Smartphone } from 'lucide-react'
import { Card } from '../parts/card.tsx'
import { EntryList } from '../parts/entry-list.tsx'
import { LoginFacts } from '../parts/login-facts.tsx'
import { PersonalFacts } from '../parts/personal-facts.tsx'
import { useVerificationEntry } from '../parts/verification-entry.ts'
import { Waiting } from '../parts/waiting.tsx'
import './member.css'

/** Who the platform takes you for, how that is guarded, and who was here last. */
export function Page() {
  const t = useText()
  const security = useFeature(securityFeature)
  const facts = useResource(security.$facts, security.load)
  const device = useResource(security.$device, security.load)
  const verification = useVerificationEntry()
  const siteKnown = useAppReady()
  const byPhone = useFlag('CHNGPASSVERIF3')
  const retry = () => void security.refresh()
  return (
    <div className="site-page">
      <Card>
        <ProfileCard />
      </Card>
      <Card title={t('page.security.person')}>
        <PersonalFacts facts={facts} onRetry={retry} />
      </Card>
      <Card title={t('page.security.proof')}>
        <EntryList entries={[verification]} />
      </Card>
      {siteKnown ? (
        <Card title={t('page.security.passwords')}>
          <EntryList
            entries={[
              {
                id: 'change',
                label: t('page.security.change'),
                note: t('page.security.change.note'),
                to: '/m/changePsw',
                icon: LockKeyhole,
              },
              ...(byPhone
                ? [
                    {
                      id: 'byPhone',
                      label: t('page.security.byPhone'),
                      note: t('page.security.byPhone.note'),
                      to: '/m/forget',
                      icon: Smartphone,
                    },
                  ]
                : []),
            ]}
          />
        </Card>
      ) : (
        <Waiting shape="rows" count={3} />
      )}
      <Card title={t('page.security.session')}>
        <LoginFacts facts={facts} device={device} />
      </Card>
    </div>
  )
}
