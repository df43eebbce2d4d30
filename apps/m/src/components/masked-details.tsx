import type { MaskedMemberDetails, Resource } from '@foyer/core'
import { ResourceView, StaleMark, useText } from '@foyer/react'
import { DescriptionItem } from './description-item.tsx'
import { SkeletonList } from './skeleton-list.tsx'

interface MaskedDetailsProps {
  readonly facts: Resource<MaskedMemberDetails>
  readonly onRetry: () => void
}

/** Name, e-mail and number, masked. */
export function MaskedDetails({ facts, onRetry }: MaskedDetailsProps) {
  const t = useText()
  const none = t('page.security.notGiven')
  return (
    <ResourceView
      resource={facts}
      loading={
        <>
          <SkeletonList shape="facts" count={3} />
          <p className="site-aside">{t('page.security.hidden')}</p>
        </>
      }
      failedTitle={t('page.security.failed')}
      onRetry={onRetry}
    >
      {({ realName = none, email = none, mobileNum = none }, { stale, at }) => (
        <>
          {stale ? <StaleMark at={at} /> : null}
          <dl className="site-facts">
            <DescriptionItem label={t('page.security.realName')} value={realName} />
            <DescriptionItem label={t('page.security.email')} value={email} />
            <DescriptionItem label={t('page.security.mobileNum')} value={mobileNum} />
          </dl>
          <p className="site-aside">{t('page.security.hidden')}</p>
        </>
      )}
    </ResourceView>
  )
}
