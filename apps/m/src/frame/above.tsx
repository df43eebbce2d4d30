import { GamePreviewHost, LaunchFrame } from '@foyer/react'
import { useLanguageCookie } from './language-cookie.ts'

/** What opens over every page, and only for a touch; and what a touch may change for the next one. */
export function Above() {
  useLanguageCookie()
  return (
    <>
      <LaunchFrame />
      <GamePreviewHost />
    </>
  )
}
