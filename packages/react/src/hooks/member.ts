import type { MemberInfo, Resource } from '@foyer/core'
import { useEffect } from 'react'
import { useFoyer } from '../provider/use-foyer.ts'
import { useMember, useSession } from './stores.ts'

/** The member's data, asked for with the balance when first shown and not there yet. */
export function useMemberData(): Resource<MemberInfo> {
  const { member } = useFoyer()
  const info = useMember()
  const session = useSession()
  const known = session.type === 'member' || session.type === 'trial'
  useEffect(() => {
    if (known && member.$info.get().status === 'idle') void member.refresh()
  }, [member, known])
  return info
}
