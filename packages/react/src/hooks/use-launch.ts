import { type Game, launch, type Result } from '@foyer/core'
import { useFeature } from '../provider/use-feature.ts'
import { useStoreSelector } from './use-store-selector.ts'

export interface LaunchView {
  /** This game is being opened. */
  readonly isLaunching: boolean
  /** Opens the game. A refusal is told by an event, as a toast or a way to sign in. */
  launch(): Promise<Result>
  /** Brings the code of the launch, for a finger that is down. */
  prefetch(): Promise<Result>
}

/** Opening a game. Re-renders for this game alone, so a hundred tiles may watch one launch. */
export function useLaunch(game: Game): LaunchView {
  const launchApi = useFeature(launch)
  const isLaunching = useStoreSelector(
    launchApi.$state,
    (state) => state.status === 'launching' && state.key === game.key,
  )
  return { isLaunching, launch: () => launchApi.launch(game), prefetch: launchApi.prefetch }
}
