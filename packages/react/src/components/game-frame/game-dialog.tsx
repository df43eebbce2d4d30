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
      note={isSiteClosed ? t('frame.closed') : null}
    >
      {session.type === 'trial' ? <TrialMark /> : null}
    </FrameDialog>
  )
}
