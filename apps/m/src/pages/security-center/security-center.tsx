import { memberPhone, password, securityCenter } from '@foyer/core'
import { ProfileCard, useFeature, useResource, useSettingsSettled, useText } from '@foyer/react'
import { useStore } from '@nanostores/react'
import { LockKeyhole, Smartphone } from 'lucide-react'
import { Card } from '../../components/card.tsx'
import { type Entry, EntryList } from '../../components/entry-list.tsx'
import { LastSignIn } from '../../components/last-sign-in.tsx'
import { MaskedDetails } from '../../components/masked-details.tsx'
import { SkeletonList } from '../../components/skeleton-list.tsx'
import { useKycEntry } from '../../components/use-kyc-entry.ts'
import { usePaymentPasswordEntry } from '../../components/use-payment-password-entry.ts'
import { usePhoneEntry } from '../../components/use-phone-entry.ts'
import '../member.css'

/** The masked contact data of a member, links to the passwords and the KYC, and the last sign-in. */
export function Page() {
  const t = useText()
  const securityCenterApi = useFeature(securityCenter)
  const facts = useResource(securityCenterApi.$facts, securityCenterApi.load)
  const device = useResource(securityCenterApi.$device, securityCenterApi.load)
  const verification = useKycEntry()
  const payment = usePaymentPasswordEntry()
  const phone = usePhoneEntry()
  const hasPhone = useStore(useFeature(memberPhone).$state) !== 'missing'
  const settingsSettled = useSettingsSettled()
  const byPhone = useStore(useFeature(password).$resetMethods).includes('phone')
  const byPhoneEntry: Entry = {
    id: 'byPhone',
    label: t('page.security.byPhone'),
    note: t('page.security.byPhone.note'),
    // The code goes to the number of the account.
    to: { name: hasPhone ? 'forgotPassword' : 'memberPhone' },
    icon: Smartphone,
  }
  const retry = () => void securityCenterApi.refresh()
  return (
    <div className="site-page">
      <Card>
        <ProfileCard />
      </Card>
      <Card title={t('page.security.person')}>
        <MaskedDetails facts={facts} onRetry={retry} />
        <EntryList entries={[phone]} />
      </Card>
      <Card title={t('page.security.proof')}>
        <EntryList entries={[verification]} />
      </Card>
      {settingsSettled ? (
        <Card title={t('page.security.passwords')}>
          <EntryList
            entries={[
              {
                id: 'change',
                label: t('page.security.change'),
                note: t('page.security.change.note'),
                to: { name: 'changePassword' },
                icon: LockKeyhole,
              },
              ...(byPhone ? [byPhoneEntry] : []),
              payment,
            ]}
          />
        </Card>
      ) : (
        <SkeletonList shape="rows" count={3} />
      )}
      <Card title={t('page.security.session')}>
        <LastSignIn facts={facts} device={device} />
      </Card>
    </div>
  )
}
