import type { MemberInfo, Resource } from '@foyer/core'
import { useFoyer } from '../provider/use-foyer.ts'
import { useSession } from './stores.ts'
import { useResource } from './use-resource.ts'

/** The member's data (SESSION-11), which comes with the balance. */
export function useMember(): Resource<MemberInfo> {
  const { member } = useFoyer()
  const { type } = useSession()
  return useResource(member.$info, () => member.refresh(), type === 'member' || type === 'trial')
}
