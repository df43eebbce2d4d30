import type { GuideSystem } from '@foyer/core'
import {
  ButtonLink,
  InstallGuide,
  Note,
  ToggleGroup,
  useFoyer,
  useInstall,
  usePlatformSettings,
  useText,
} from '@foyer/react'
import { useState } from 'react'
import '@foyer/react/install.css'
import { AppPromo } from '../../components/app-promo.tsx'
import { Card } from '../../components/card.tsx'
import { Contacts } from '../../components/contacts.tsx'
import { Heading } from '../../components/heading.tsx'
import { InstallOffers, TelegramChannel } from '../../components/install-offers.tsx'
import './download-app.css'

/** The site on the home screen, and the platform's apps (INSTALL-01 to INSTALL-06). */
export function Page() {
  const t = useText()
  const { offers } = useInstall()
  return (
    <div className="site-page">
      <Heading text={t('page.app.heading')} />
      <Pitch />
      <AppPromo />
      <InstallOffers />
      {/* What stands below the offers would be pushed away by them. */}
      {offers === undefined ? null : (
        <>
          <Guides />
          <TelegramChannel />
          <Contacts />
          <ButtonLink to={{ name: 'home' }} tone="primary" wide>
            {t('page.toLobby')}
          </ButtonLink>
        </>
      )}
    </div>
  )
}

/** Why to have it. Where the merchant has words of his own they tell of the games and the bonus (INSTALL-19). */
function Pitch() {
  const t = useText()
  const { footer } = useFoyer().config
  const { mobileTemplate, known } = usePlatformSettings()
  const hasOwnWords = mobileTemplate.description !== undefined || !known
  return (
    <Note size="inherit" className="site-lead">
      {t('page.app.lead')} {hasOwnWords ? null : t('install_bonus', [footer.gameCount])}
    </Note>
  )
}

/** The way to the home screen through the browser's own menu, for both systems (INSTALL-06). */
function Guides() {
  const t = useText()
  const { install, offers } = useInstall()
  const [chosen, setChosen] = useState<GuideSystem>(install.device.system === 'ios' ? 'ios' : 'android')
  // What is an offer above is no guide below.
  if (offers === undefined || offers.isInstalled || offers.page.some(({ kind }) => kind === 'homeScreen')) return null
  return (
    <Card title={t('page.app.guides')}>
      <ToggleGroup
        variant="segments"
        label={t('page.app.guides')}
        options={[
          { value: 'ios', label: t('page.app.guides.ios') },
          { value: 'android', label: t('page.app.guides.android') },
        ]}
        value={chosen}
        onChange={setChosen}
      />
      <InstallGuide system={chosen} />
    </Card>
  )
}
