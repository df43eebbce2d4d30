import { updates } from '@foyer/core'
import { Button, useFeature, useText } from '@foyer/react'
import { RefreshCw } from 'lucide-react'
import { acceptUpdate, useUpdateQuestion } from './use-service-worker.ts'

/** Asks to change to the version that waits (SW-03, PERR-11). It blocks nothing, and stays until it is answered. */
export function UpdatePrompt() {
  const t = useText()
  const api = useFeature(updates)
  const isAsked = useUpdateQuestion()
  if (!isAsked) return null
  return (
    <div role="alert" className="fy-toasts">
      <div className="fy-toast" data-kind="info">
        <RefreshCw aria-hidden className="fy-icon" />
        {t('error.client.outdated')}
        <Button tone="primary" onClick={() => void acceptUpdate(api)}>
          {t('update.accept')}
        </Button>
        <Button tone="neutral" onClick={api.later}>
          {t('update.later')}
        </Button>
      </div>
    </div>
  )
}
