import { avatarFeature } from '@foyer/core'
import { useFeature } from '../provider/use-feature.ts'
import { useSession } from './stores.ts'
import { useKnown } from './use-known.ts'

/** Path of the picture that the member here has chosen; undefined for none, and until it is known. */
export function useHeadIcon(): string | undefined {
  const icons = useFeature(avatarFeature)
  const { type } = useSession()
  return useKnown(icons.$avatar, () => icons.load(), type === 'member' || type === 'trial')
}
