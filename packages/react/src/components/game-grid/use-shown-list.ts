import type { Game, GameList, ListData, Resource } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useDeferredValue, useMemo, useState } from 'react'

type ListState = Resource<ListData<Game>>

/**
 * The state of a list as the grid shows it, and all that stands beside the games. New games are rendered behind the old
 * ones, so that the tab or the chip that was tapped is painted first. Everything else is shown at once: a list that is
 * loading or empty is quick to draw, and the games of another list, of another user or of before must not stay.
 */
export function useShownList(list: GameList): ListState {
  const state = useStore(list.$state)
  /** The last state without games: what came before it is over. */
  const [gap, setGap] = useState<ListState>()
  if (!hasGames(state) && gap !== state) setGap(state)
  const current = useMemo(() => ({ list, gap, state }), [list, gap, state])
  const deferred = useDeferredValue(current)
  const isLike = hasGames(state) && hasGames(deferred.state) && deferred.list === list && deferred.gap === gap
  return isLike ? deferred.state : state
}

function hasGames(state: ListState): boolean {
  return state.status === 'ready' && state.data.items.length > 0
}
