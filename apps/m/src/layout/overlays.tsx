import { GamePreviewHost, LaunchFrame } from '@foyer/react'
import { useLanguageCookie } from './use-language-cookie.ts'

/** What opens over every page, and only for a touch; and what a touch may change for the next one. */
export function Overlays() {
  useLanguageCookie()
  return (
    <>
      <LaunchFrame />
      <GamePreviewHost />
    </>
  )
}
