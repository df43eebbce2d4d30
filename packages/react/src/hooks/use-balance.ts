import { type Balance, type Resource, wallet } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useFeature } from '../provider/use-feature.ts'
import { useSessionInfo } from './store-hooks.ts'
import { useLoad } from './use-load.ts'

/**
 * The balance of the member (WALLET-01), and whether it is asked for anew; `idle` for guests, who have none. As text:
 * `useFeature(wallet).format(balance.data?.amount)`.
 */
export function useBalance(): Resource<Balance> {
  const walletApi = useFeature(wallet)
  useLoad(walletApi.$state, () => walletApi.load(), useSessionInfo() !== undefined)
  return useStore(walletApi.$state)
}
