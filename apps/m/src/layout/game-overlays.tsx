import { GameFrameHost, GamePreviewHost } from '@foyer/react'
import { useLanguageCookie } from './use-language-cookie.ts'

/** Parts that open over every page, and only after an interaction, with the effects that only an interaction needs. */
export function GameOverlays() {
  useLanguageCookie()
  return (
    <>
      <GameFrameHost />
      <GamePreviewHost />
    </>
  )
}
