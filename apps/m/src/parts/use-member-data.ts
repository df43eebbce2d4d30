import type { MemberInfo, Resource } from '@foyer/core'
import { useFoyer, useMember } from '@foyer/react'
import { useEffect } from 'react'

/** The member's data, asked for when first shown. */
export function useMemberData(): Resource<MemberInfo> {
  const { member } = useFoyer()
  const info = useMember()
  useEffect(() => {
    if (member.$info.get().status === 'idle') void member.refresh()
  }, [member])
  return info
}
