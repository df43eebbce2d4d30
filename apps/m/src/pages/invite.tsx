import { Button, useText } from '@foyer/react'
import { useState } from 'react'
import { Card } from '../parts/card.tsx'

/** The address to hand on. */
export function Page() {
  const t = useText()
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no')
  const address = `${window.location.origin}/m/register`
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied('yes'),
      () => setCopied('refused'),
    )
  const share = async () => {
    try {
      await navigator.share({ url: address, title: t('site.name') })
    } catch (cause) {
      // Closed without a choice, nothing is wrong; where sharing is refused, there is still the clipboard.
      if (!(cause instanceof DOMException && cause.name === 'AbortError')) await copy()
    }
  }
  return (
    <div className="site-page">
      <p className="site-lead">{t('page.invite.lead')}</p>
      <Card title={t('page.invite.address')}>
        <p className="site-address">{address}</p>
        <div className="site-buttons">
          <Button tone="primary" onClick={() => void copy()}>
            {t(copied === 'yes' ? 'page.invite.copied' : 'page.invite.copy')}
          </Button>
          {'share' in navigator ? <Button onClick={() => void share()}>{t('page.invite.share')}</Button> : null}
        </div>
        <p role="status" className="site-aside">
          {copied === 'refused' ? t('page.invite.failed') : ''}
        </p>
      </Card>
      <p className="site-aside">{t('page.invite.rules')}</p>
    </div>
  )
}
