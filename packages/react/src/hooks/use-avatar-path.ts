import { avatar } from '@foyer/core'
import { useFeature } from '../provider/use-feature.ts'
import { useSessionInfo } from './store-hooks.ts'
import { useResourceData } from './use-resource-data.ts'

/** Path of the picture that the member has chosen; undefined for none, and until it is known. */
export function useAvatarPath(): string | undefined {
  const icons = useFeature(avatar)
  const isSignedIn = useSessionInfo() !== undefined
  return useResourceData(icons.$avatar, () => icons.load(), isSignedIn)
}
