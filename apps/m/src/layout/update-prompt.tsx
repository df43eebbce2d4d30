import { updates } from '@foyer/core'
import { Button, useFeature, useText } from '@foyer/react'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { acceptUpdate, useUpdateQuestion } from './use-service-worker.ts'

/** Asks to change to the version that waits (SW-03, PERR-11). It blocks nothing, and stays until it is answered. */
export function UpdatePrompt() {
  const t = useText()
  const api = useFeature(updates)
  const isAsked = useUpdateQuestion()
  const [isAccepted, setAccepted] = useState(false)
  if (!isAsked) return null
  return (
    // At the other edge than the toasts, which would lie over its buttons.
    <div role="alert" className="fy-toasts" data-edge="start">
      <div className="fy-toast" data-kind="info">
        <RefreshCw aria-hidden className="fy-icon" />
        {t('error.client.outdated')}
        <Button
          tone="primary"
          busy={isAccepted}
          onClick={() => {
            setAccepted(true)
            void acceptUpdate(api)
          }}
        >
          {t('update.accept')}
        </Button>
        <Button tone="neutral" onClick={api.later}>
          {t('update.later')}
        </Button>
      </div>
    </div>
  )
}
