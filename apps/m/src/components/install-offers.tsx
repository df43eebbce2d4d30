import { appDownloads, type InstallOffer, SPEC_CONSTANTS } from '@foyer/core'
import {
  Button,
  DownloadLinkView,
  FailedState,
  InstallButton,
  InstallGuide,
  Stack,
  useFeature,
  useInstall,
  useResource,
  useText,
} from '@foyer/react'
import { Check } from 'lucide-react'
import { Card } from './card.tsx'
import { OpenInBrowser } from './open-in-browser.tsx'
import { SkeletonList } from './skeleton-list.tsx'

/**
 * The ways to have the site or its app on this device (INSTALL-01 to INSTALL-05), and the reason where the downloads cannot
 * be loaded (PCALL-25).
 */
export function InstallOffers() {
  const t = useText()
  const downloadsApi = useFeature(appDownloads)
  const { offers } = useInstall()
  const found = useResource(downloadsApi.$links, () => downloadsApi.load())
  if (offers === undefined) return <SkeletonList shape="downloads" count={1} />
  const here = offers.page.filter(({ kind }) => kind === 'prompt' || kind === 'homeScreen' || kind === 'openInBrowser')
  const downloads = offers.page.filter((offer) => !here.includes(offer))
  return (
    <>
      {offers.isInstalled ? (
        <p className="site-installed">
          <Check aria-hidden className="fy-icon" />
          {t('page.app.installed')}
        </p>
      ) : null}
      {here.map((offer) => (
        <Offer key={offer.kind} offer={offer} />
      ))}
      {found.status === 'failed' ? (
        <Card title={t('page.app.downloads')}>
          <FailedState error={found.error} onRetry={() => void downloadsApi.load()} />
        </Card>
      ) : null}
      {downloads.length > 0 ? (
        <Card title={t('page.app.downloads')}>
          <Stack gap={2}>
            {downloads.map((offer, at) => (
              <Offer key={offer.kind} offer={offer} isMain={at === 0 && here.length === 0} />
            ))}
          </Stack>
        </Card>
      ) : null}
    </>
  )
}

/** News of the merchant: a channel to follow, and no download. */
export function TelegramChannel() {
  const t = useText()
  const url = useInstall().offers?.channel
  if (url === undefined) return null
  return (
    <Card title={t('page.app.channel')}>
      <p>{t('page.app.channel.text')}</p>
      <a className="fy-button fy-button-neutral fy-button-medium" href={url} target="_blank" rel="noopener noreferrer">
        <span className="fy-button-label">{t('page.app.channel.open')}</span>
      </a>
    </Card>
  )
}

interface OfferProps {
  readonly offer: InstallOffer
  readonly isMain?: boolean
}

function Offer({ offer, isMain = false }: OfferProps) {
  const t = useText()
  const testId = `offer-${offer.kind}`
  const tone = isMain ? 'primary' : 'neutral'
  switch (offer.kind) {
    case 'prompt':
      return (
        <Card title={t('page.app.homeScreen')} testId={testId}>
          <p>{t('page.app.prompt')}</p>
          <InstallButton tone="primary" wide />
        </Card>
      )
    case 'homeScreen':
      return (
        <Card title={t('page.app.homeScreen')} testId={testId}>
          <InstallGuide system="ios" />
        </Card>
      )
    case 'openInBrowser':
      return <OpenInBrowser safari={offer.safari} testId={testId} />
    case 'ios':
      if (!offer.runs) {
        return (
          <Button disabled data-testid={testId}>
            {t('install.ios')} · {t('page.app.minIos', [SPEC_CONSTANTS.minIos])}
          </Button>
        )
      }
      return <DownloadLinkView kind="ios" url={offer.url} tone={tone} testId={testId} />
    case 'android':
    case 'profile':
      return <DownloadLinkView kind={offer.kind} url={offer.url} tone={tone} testId={testId} />
  }
}
