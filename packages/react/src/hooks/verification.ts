import { accountVerificationFeature, type Resource, type VerificationInfo } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useFeature } from '../provider/use-feature.ts'
import { useSession } from './stores.ts'

/** Where the verification of the account stands, asked for by the first component that shows it (VERIFY-03). */
export function useVerification(): Resource<VerificationInfo> {
  const verification = useFeature(accountVerificationFeature)
  const info = useStore(verification.$state)
  const wanted = useSession().type === 'member' && info.status === 'idle'
  useEffect(() => {
    if (wanted) void verification.load()
  }, [verification, wanted])
  return info
}
