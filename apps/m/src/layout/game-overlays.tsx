import { GameFrameHost, GamePreviewHost } from '@foyer/react'
import { OpenAttemptLines } from './open-attempt-lines.tsx'
import { UpdatePrompt } from './update-prompt.tsx'
import { useDocumentLanguage } from './use-document-language.ts'
import { useLeaveWhenFilesAreGone, useServiceWorker, useUpdateHold } from './use-service-worker.ts'

/** Parts that open over every page, and only after an interaction, with the effects that only an interaction needs. */
export function GameOverlays() {
  useDocumentLanguage()
  useServiceWorker()
  useLeaveWhenFilesAreGone(useUpdateHold())
  return (
    <>
      <GameFrameHost />
      <GamePreviewHost />
      <UpdatePrompt />
      <OpenAttemptLines />
    </>
  )
}
