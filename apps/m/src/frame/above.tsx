import { LaunchFrame, QuickLookHost } from '@foyer/react'

/** What opens over every page, and only for a touch. */
export function Above() {
  return (
    <>
      <LaunchFrame />
      <QuickLookHost />
    </>
  )
}
