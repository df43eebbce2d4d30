import { appDownloads, findDownloadLink, SPEC_CONSTANTS } from '@foyer/core'
import { Button, FailedState, useFeature, useResource, useText } from '@foyer/react'
import { Download } from 'lucide-react'
import { Card } from './card.tsx'
import { SkeletonList } from './skeleton-list.tsx'

/** In the order of the buttons. */
const TYPES = [
  ['Android', 'service.download.android'],
  ['IOS', 'service.download.ios'],
  ['MOBILECONFIG', 'service.download.profile'],
  ['TELEGRAM', 'service.download.telegram'],
] as const

/**
 * The platform's downloads; nothing where it has none (DATA-07), and the reason where they cannot be loaded (PCALL-25).
 * The app for iPhones needs iOS 12.4 (CONST-06).
 */
export function Downloads() {
  const t = useText()
  const downloadsApi = useFeature(appDownloads)
  const found = useResource(downloadsApi.$links, () => downloadsApi.load())
  if (found.status === 'idle' || found.status === 'loading') return <SkeletonList shape="downloads" count={1} />
  if (found.status === 'failed') {
    return (
      <Card title={t('service.download.title')}>
        <FailedState error={found.error} onRetry={() => void downloadsApi.load()} />
      </Card>
    )
  }
  const links = found.data
  const shown = TYPES.flatMap(([type, label]) => {
    const url = findDownloadLink(links, type)
    return url !== undefined && /^https?:\/\//i.test(url) ? [{ type, label, url }] : []
  })
  if (shown.length === 0) return null
  return (
    <Card title={t('service.download.title')}>
      <div className="site-downloads">
        {shown.map(({ type, label, url }, index) =>
          type === 'IOS' && !downloadsApi.iosAppRuns ? (
            <Button key={type} disabled>
              {t(label)} · {t('service.download.minIos', [SPEC_CONSTANTS.minIos])}
            </Button>
          ) : (
            <a
              key={type}
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className={`fy-button fy-button-${index === 0 ? 'primary' : 'neutral'} fy-button-medium`}
            >
              <span className="fy-button-label">
                <Download aria-hidden="true" className="fy-icon" />
                {t(label)}
              </span>
            </a>
          ),
        )}
      </div>
    </Card>
  )
}
