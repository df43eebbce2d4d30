import { useEffect, useRef } from 'react'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { Row } from '../stack/row.tsx'
import { Stack } from '../stack/stack.tsx'

export interface UploadProgressProps {
  /** Bytes. */
  readonly sent: number
  /** 0 until the upload starts. */
  readonly total: number
  readonly onCancel: () => void
}

/** The second tap of a double tap on the button that sends comes within this time; it would cancel what the first one sends. */
const DOUBLE_TAP_MS = 500

/** The progress of an upload, with a button to cancel it: it stands where the button that sends has stood. */
export function UploadProgress({ sent, total, onCancel }: UploadProgressProps) {
  const t = useText()
  const shownAt = useRef(0)
  useEffect(() => {
    shownAt.current = performance.now()
  }, [])
  const percent = total === 0 ? 0 : Math.floor((100 * sent) / total)
  // After the last byte is sent, the platform still checks it.
  const done = percent === 100
  return (
    <Stack>
      <Row gap={4} oneLine justify="between">
        <span role="status">{t(done ? 'upload.checking' : 'upload.sending')}</span>
        <span className="fy-upload-percent" aria-hidden="true">
          {t('upload.percent', [percent])}
        </span>
      </Row>
      <progress className="fy-upload-bar" max={100} value={percent} aria-label={t('upload.progress')} />
      <Button wide onClick={() => performance.now() - shownAt.current >= DOUBLE_TAP_MS && onCancel()}>
        {t('action.cancel')}
      </Button>
    </Stack>
  )
}
