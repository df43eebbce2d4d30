import { useFoyer } from '../provider/use-foyer.ts'
import { useLoad } from './use-load.ts'
import { useStoreSelector } from './use-store-selector.ts'

/** What a vendor is called; its code until the catalogue, which is asked for, has told. Re-renders for that name alone. */
export function useVendorName(code: string): string {
  const { catalogue } = useFoyer()
  useLoad(catalogue.$data, () => catalogue.load())
  return useStoreSelector(catalogue.$data, () => catalogue.vendorName(code))
}
