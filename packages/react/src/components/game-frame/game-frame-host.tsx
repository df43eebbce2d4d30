import { launch } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useFeature } from '../../provider/use-feature.ts'
import { useFoyer } from '../../provider/use-foyer.ts'
import { lazyComponent } from '../lazy/lazy-component.ts'
import { useLazyComponent } from '../lazy/use-lazy-component.ts'

/** Loaded on demand, since most merchants open games in the window itself. */
export const gameDialog = lazyComponent(async () => (await import('./game-dialog.tsx')).GameDialog)

/** A game inside the site, over everything, with a back button (LAUNCH-05, `launch.target` 'frame'). */
export function GameFrameHost() {
  const { config } = useFoyer()
  const state = useStore(useFeature(launch).$state)
  // Prefetched before the first game; after a failure every launch tries again.
  const framed = config.launch.target === 'frame' || state.status === 'open'
  const dialog = useLazyComponent(gameDialog, framed ? state.status : undefined)
  if (state.status !== 'open' || dialog.status !== 'ready') return null
  return <dialog.Component url={state.url} name={state.name} />
}
