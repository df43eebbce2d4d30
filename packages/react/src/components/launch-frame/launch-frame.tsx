import { launchFeature } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useFeature } from '../../provider/use-feature.ts'
import { useFoyer } from '../../provider/use-foyer.ts'
import { lazyComponent } from '../lazy/lazy-component.ts'
import { useLazyComponent } from '../lazy/use-lazy-component.ts'

/** Most merchants open games in the window itself, and never need it. */
export const gameDialog = lazyComponent(async () => (await import('./game-dialog.tsx')).GameDialog)

/** A game inside the site, over everything, with a way back (LAUNCH-05, `launch.target` 'frame'). */
export function LaunchFrame() {
  const { config } = useFoyer()
  const state = useStore(useFeature(launchFeature).$state)
  // There before the first game; what could not be had then is asked for again with each launch.
  const framed = config.launch.target === 'frame' || state.status === 'open'
  const dialog = useLazyComponent(gameDialog, framed ? state.status : undefined)
  if (state.status !== 'open' || dialog.status !== 'ready') return null
  return <dialog.Component url={state.url} name={state.name} />
}
