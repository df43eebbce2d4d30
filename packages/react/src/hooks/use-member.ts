import { type MemberInfo, member, type Resource } from '@foyer/core'
import { useFeature } from '../provider/use-feature.ts'
import { useSessionInfo } from './store-hooks.ts'
import { useResource } from './use-resource.ts'

/** The member's data (SESSION-11), which comes with the balance. */
export function useMember(): Resource<MemberInfo> {
  const memberApi = useFeature(member)
  const isSignedIn = useSessionInfo() !== undefined
  return useResource(memberApi.$info, () => memberApi.refresh(), isSignedIn)
}
