import { type GameList, hotFeature } from '@foyer/core'
import { useFeature, useFoyer, useResource, useSelect } from '@foyer/react'

/** The first screen of a list can be drawn, menu and tabs included, or it is known that it cannot. */
export function useListReady(list: GameList): boolean {
  const { catalogue } = useFoyer()
  const hot = useFeature(hotFeature)
  const sources = [useResource(hot.$games, () => hot.load()), useResource(catalogue.$data, () => catalogue.load())]
  const here = useSelect(list.$state, ({ status }) => status !== 'loading')
  return here && sources.every(({ status }) => status === 'ready' || status === 'failed')
}
