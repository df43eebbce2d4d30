import { type KycState, kyc, type Resource } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useFeature } from '../provider/use-feature.ts'
import { useSession } from './store-hooks.ts'
import { useLoad } from './use-load.ts'

/** Where the verification of the account stands (VERIFY-03), and whether it is asked for anew. */
export function useKyc(): Resource<KycState> {
  const kycApi = useFeature(kyc)
  useLoad(kycApi.$state, () => kycApi.load(), useSession().type === 'member')
  return useStore(kycApi.$state)
}
