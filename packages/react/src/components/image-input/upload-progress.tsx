import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'

export interface UploadProgressProps {
  /** Bytes. */
  readonly sent: number
  /** 0 until the upload starts. */
  readonly total: number
  readonly onCancel: () => void
}

/** The progress of an upload, with a button to cancel it. */
export function UploadProgress({ sent, total, onCancel }: UploadProgressProps) {
  const t = useText()
  const percent = total === 0 ? 0 : Math.floor((100 * sent) / total)
  // After the last byte is sent, the platform still checks it.
  const done = percent === 100
  return (
    <div className="fy-upload-progress">
      <div className="fy-upload-line">
        <span role="status">{t(done ? 'upload.checking' : 'upload.sending')}</span>
        <span className="fy-upload-percent" aria-hidden="true">
          {t('upload.percent', [percent])}
        </span>
      </div>
      <progress className="fy-upload-bar" max={100} value={percent} aria-label={t('upload.progress')} />
      <Button wide onClick={onCancel}>
        {t('action.cancel')}
      </Button>
    </div>
  )
}
