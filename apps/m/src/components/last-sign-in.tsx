import type { DeviceFacts, MaskedMemberDetails, Resource } from '@foyer/core'
import { useMerchantTime, useText } from '@foyer/react'
import { DescriptionItem } from './description-item.tsx'
import { SkeletonList } from './skeleton-list.tsx'

interface LastSignInProps {
  readonly facts: Resource<MaskedMemberDetails>
  readonly device: Resource<DeviceFacts>
}

/** When and from where the last sign-in was, and what this device is. Unknown facts are left out. */
export function LastSignIn({ facts, device }: LastSignInProps) {
  const t = useText()
  const { namedMoment } = useMerchantTime()
  if (facts.status === 'loading' || facts.status === 'idle') return <SkeletonList shape="facts" count={5} />
  const last = facts.status === 'ready' ? facts.data.lastLogin : undefined
  return (
    <>
      <dl className="site-facts">
        {facts.status === 'ready' && last === undefined ? (
          <DescriptionItem label={t('page.security.lastLogin')} value={t('page.security.firstLogin')} />
        ) : null}
        {last?.time === undefined ? null : (
          <DescriptionItem label={t('page.security.lastLogin')} value={namedMoment(last.time)} />
        )}
        {last?.ip === undefined ? null : <DescriptionItem label={t('page.security.lastIp')} value={last.ip} />}
        {device.status === 'ready' ? <Device device={device.data} /> : null}
      </dl>
      {last === undefined ? null : <p className="site-aside">{t('page.security.unknown')}</p>}
    </>
  )
}

function Device({ device: { browser, system, installed } }: { readonly device: DeviceFacts }) {
  const t = useText()
  const both = browser !== undefined && system !== undefined
  const name = both ? t('page.security.deviceOn', [browser, system]) : (browser ?? system)
  return (
    <>
      <DescriptionItem label={t('page.security.device')} value={name ?? t('page.security.deviceUnknown')} />
      <DescriptionItem
        label={t('page.security.opened')}
        value={t(installed ? 'page.security.installed' : 'page.security.browser')}
      />
    </>
  )
}
