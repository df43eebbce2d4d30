import { launchFeature } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useFeature } from '../../provider/use-feature.ts'
import { useText } from '../../text/use-text.ts'

/** A game inside the site, over everything, with a way back (LAUNCH-05, `launch.target` 'frame'). */
export function LaunchFrame() {
  const launch = useFeature(launchFeature)
  const state = useStore(launch.$state)
  return state.status === 'open' ? <Frame url={state.url} name={state.name} /> : null
}

function Frame({ url, name }: { readonly url: string; readonly name: string }) {
  const launch = useFeature(launchFeature)
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="fy-modal fy-frame"
      aria-label={t('frame.title', { name })}
      onCancel={(event) => {
        event.preventDefault()
        launch.close()
      }}
    >
      <header className="fy-frame-bar">
        <h2 className="fy-frame-name">{name}</h2>
        <button type="button" className="fy-frame-close" onClick={() => launch.close()}>
          <X aria-hidden="true" className="fy-icon" />
          {t('frame.close')}
        </button>
      </header>
      <p className="fy-frame-waiting" role="status">
        {t('frame.loading', { name })}
      </p>
      <iframe
        className="fy-frame-game"
        src={url}
        title={t('frame.title', { name })}
        allow="autoplay; fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </dialog>
  )
}
