import { type LiveModel, type LiveModelFilter, liveModels, type Resource } from '@foyer/core'
import { useFeature } from '../provider/use-feature.ts'
import { useResource } from './use-resource.ts'

/**
 * The live models of the chat that fit (CHAT-08). Another try: `useFeature(liveModels).list(filter).load()`.
 *
 * @public for front ends that have a screen for them; ours has none.
 */
export function useLiveModels(filter?: LiveModelFilter): Resource<readonly LiveModel[]> {
  const models = useFeature(liveModels).list(filter)
  return useResource(models.$state, () => models.load())
}
