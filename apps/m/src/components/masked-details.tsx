import type { Resource, SecurityFacts } from '@foyer/core'
import { FailedState, OfflineMark, useText } from '@foyer/react'
import { DescriptionItem } from './description-item.tsx'
import { SkeletonList } from './skeleton-list.tsx'

interface MaskedDetailsProps {
  readonly facts: Resource<SecurityFacts>
  readonly onRetry: () => void
}

/** Name, e-mail and number, masked. */
export function MaskedDetails({ facts, onRetry }: MaskedDetailsProps) {
  const t = useText()
  switch (facts.status) {
    case 'idle':
    case 'loading':
      return (
        <>
          <SkeletonList shape="facts" count={3} />
          <p className="site-aside">{t('page.security.hidden')}</p>
        </>
      )
    case 'failed':
      return <FailedState title={t('page.security.failed')} error={facts.error} onRetry={onRetry} />
    case 'ready': {
      const none = t('page.security.notGiven')
      const { realName = none, email = none, mobileNum = none } = facts.data
      return (
        <>
          {facts.stale ? <OfflineMark stale /> : null}
          <dl className="site-facts">
            <DescriptionItem label={t('page.security.realName')} value={realName} />
            <DescriptionItem label={t('page.security.email')} value={email} />
            <DescriptionItem label={t('page.security.mobileNum')} value={mobileNum} />
          </dl>
          <p className="site-aside">{t('page.security.hidden')}</p>
        </>
      )
    }
  }
}
