import { launch } from '@foyer/core'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { usePlatformStatus, useSession } from '../../hooks/store-hooks.ts'
import { useCloseOnBack } from '../../hooks/use-close-on-back.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useText } from '../../text/use-text.ts'
import { TrialMark } from '../balance/trial-mark.tsx'

export interface GameDialogProps {
  readonly url: string
  /** The game's. */
  readonly name: string
}

/** A game in an iframe, with a back button. */
export function GameDialog({ url, name }: GameDialogProps) {
  const launchApi = useFeature(launch)
  const t = useText()
  const session = useSession()
  const isSiteClosed = usePlatformStatus().kind !== 'normal'
  const dialog = useRef<HTMLDialogElement>(null)
  useCloseOnBack(true, () => launchApi.close())
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="fy-modal fy-game-dialog"
      aria-label={t('frame.title', { name })}
      onCancel={(event) => {
        event.preventDefault()
        launchApi.close()
      }}
    >
      <header className="fy-game-dialog-bar">
        <h2 className="fy-game-dialog-name">{name}</h2>
        {session.type === 'trial' ? <TrialMark /> : null}
        <button type="button" className="fy-game-dialog-close" onClick={() => launchApi.close()}>
          <X aria-hidden="true" className="fy-icon" />
          {t('frame.close')}
        </button>
      </header>
      <p className="fy-game-dialog-note" role="status">
        {isSiteClosed ? t('frame.closed') : null}
      </p>
      <p className="fy-game-dialog-waiting" role="status">
        {t('frame.loading', { name })}
      </p>
      <iframe
        className="fy-game-dialog-game"
        src={url}
        title={t('frame.title', { name })}
        allow="autoplay; fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </dialog>
  )
}
