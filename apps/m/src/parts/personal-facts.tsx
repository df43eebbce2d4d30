import type { Resource, SecurityFacts } from '@foyer/core'
import { FailedState, OfflineMark, useText } from '@foyer/react'
import { Fact } from './fact.tsx'
import { Waiting } from './waiting.tsx'

interface PersonalFactsProps {
  readonly facts: Resource<SecurityFacts>
  readonly onRetry: () => void
}

/** Name, e-mail and number, as much of them as a screen should tell. */
export function PersonalFacts({ facts, onRetry }: PersonalFactsProps) {
  const t = useText()
  switch (facts.status) {
    case 'idle':
    case 'loading':
      return (
        <>
          <Waiting shape="facts" count={3} />
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
            <Fact label={t('page.security.realName')} value={realName} />
            <Fact label={t('page.security.email')} value={email} />
            <Fact label={t('page.security.mobileNum')} value={mobileNum} />
          </dl>
          <p className="site-aside">{t('page.security.hidden')}</p>
        </>
      )
    }
  }
}
