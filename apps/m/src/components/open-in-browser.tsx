import { Button, useAccess, useInstall, useText } from '@foyer/react'
import { useState } from 'react'
import { Card } from './card.tsx'
import { Steps } from './steps.tsx'

interface OpenInBrowserProps {
  /** Only Safari can do it, on iOS. */
  readonly safari: boolean
  readonly testId: string
}

/** Where this browser cannot install: how the page gets into one that can, through the menu or by its address. */
export function OpenInBrowser({ safari, testId }: OpenInBrowserProps) {
  const t = useText()
  const { install } = useInstall()
  const path = useAccess().pathOf({ name: 'app' }) ?? ''
  const [copied, setCopied] = useState<string>()
  const address = new URL(path, location.href).href
  const where = t(safari ? 'page.app.open.safari' : 'page.app.open.browser')
  const isInApp = install.device.browser === 'inApp'
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setCopied(address)
    } catch {
      // Apps may refuse it: the address below can be marked by hand.
      setCopied(undefined)
    }
  }
  return (
    <Card title={t('page.app.open.title', [where])} testId={testId}>
      <p>{t(isInApp ? 'page.app.open.inApp' : 'page.app.open.other', [where])}</p>
      <Steps
        steps={
          isInApp
            ? [t('page.app.open.menu'), t('page.app.open.choose', [safari ? 'Safari' : 'Chrome'])]
            : [t('page.app.open.copy'), t('page.app.open.paste', [where])]
        }
      />
      <output className="site-address" dir="ltr">
        {address}
      </output>
      <Button tone="primary" wide onClick={() => void copy()}>
        <span aria-live="polite">{t(copied === address ? 'page.app.open.copied' : 'page.app.open.copyAddress')}</span>
      </Button>
    </Card>
  )
}
