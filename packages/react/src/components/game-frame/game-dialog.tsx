import { launch } from '@foyer/core'
import { usePlatformStatus, useSession } from '../../hooks/store-hooks.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useText } from '../../text/use-text.ts'
import { TrialMark } from '../balance/trial-mark.tsx'
import { FrameDialog } from '../frame-dialog/frame-dialog.tsx'

export interface GameDialogProps {
  readonly url: string
  /** The game's. */
  readonly name: string
}

/**
 * It may play, keep its own storage, hold a phone upright, catch the pointer, and open its help in a window. It may not lead
 * this page away.
 */
const MAY =
  'allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-orientation-lock allow-pointer-lock allow-presentation'

/** A game in an iframe, with a back button. */
export function GameDialog({ url, name }: GameDialogProps) {
  const launchApi = useFeature(launch)
  const t = useText()
  const session = useSession()
  const isSiteClosed = usePlatformStatus().kind !== 'normal'
  return (
    <FrameDialog
      url={url}
      name={name}
      title={t('frame.title', { name })}
      waiting={t('frame.loading', { name })}
      close={t('frame.close')}
      onClose={() => launchApi.close()}
      allow="autoplay; fullscreen"
      sandbox={MAY}
      note={isSiteClosed ? t('frame.closed') : null}
    >
      {session.type === 'trial' ? <TrialMark /> : null}
    </FrameDialog>
  )
}
