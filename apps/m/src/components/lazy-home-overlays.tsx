import { lazyComponent, useLazyWhenInteracted, useSession } from '@foyer/react'
import { useInteractedSinceMount } from './use-has-interacted.ts'

const extras = lazyComponent(async () => (await import('./home-overlays.tsx')).HomeOverlays)
const installLink = lazyComponent(async () => (await import('./home-overlays.tsx')).InstallLink)

/**
 * Loads the parts over the lobby with the first interaction, or a moment after the games; for members at once, since
 * popups of the sign-in open with the lobby (HOME-05).
 */
export function LazyHomeOverlays() {
  const hasInteracted = useInteractedSinceMount()
  const state = useLazyWhenInteracted(extras, useSession().type === 'member')
  return state.status === 'ready' ? <state.Component hasInteracted={hasInteracted} /> : null
}

/** The way to the app beside the announcements (INSTALL-15), which comes with the same parts. */
export function LazyInstallLink() {
  const state = useLazyWhenInteracted(installLink)
  return state.status === 'ready' ? <state.Component /> : null
}
