import { catalogue } from '@foyer/core'
import { useFeature } from '../provider/use-feature.ts'
import { useLoad } from './use-load.ts'
import { useStoreSelector } from './use-store-selector.ts'

/** What a vendor is called; its code until the catalogue, which is asked for, has told. Re-renders for that name alone. */
export function useVendorName(code: string): string {
  const catalogueApi = useFeature(catalogue)
  useLoad(catalogueApi.$data, () => catalogueApi.load())
  return useStoreSelector(catalogueApi.$data, () => catalogueApi.vendorName(code))
}
