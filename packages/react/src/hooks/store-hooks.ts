import {
  announcements,
  type Banner,
  type CatalogueData,
  catalogue,
  type Resource,
  type WalletsByOwner,
  wallet,
} from '@foyer/core'
import { useFeature } from '../provider/use-feature.ts'
import { createStoreHook } from './create-store-hook.ts'
import { useResource } from './use-resource.ts'
import { useResourceData } from './use-resource-data.ts'

/** The session; `unknown` until the stored record has been read. */
export const useSession = createStoreHook((foyer) => foyer.session.$state)
/** Of the member or trial player who is signed in; undefined for guests, and until the stored record has been read. */
export const useSessionInfo = createStoreHook((foyer) => foyer.session.$info)
/** Flags and settings of the site; re-renders when the platform answered. */
export const usePlatformSettings = createStoreHook((foyer) => foyer.platform.$settings)
/** Normal, maintenance or restricted (STATUS-01 to STATUS-03). */
export const usePlatformStatus = createStoreHook((foyer) => foyer.platform.$status)
/** How requests fare: online, slow, unreachable or offline (PERR-10). */
export const useConnection = createStoreHook((foyer) => foyer.$connection)
/** Whether requests are answered, as far as is known. */
export const useOnline = createStoreHook((foyer) => foyer.$online)
/** Code of the language chosen: EN, TY ... Texts may follow a moment later, see {@link useTranslation}. */
export const useLanguageCode = createStoreHook((foyer) => foyer.languages.$language)

/** Categories and vendors (CATEGORY-08 to CATEGORY-12); undefined until they are known. Re-renders when they are others. */
export function useCatalogueData(): CatalogueData | undefined {
  const catalogueApi = useFeature(catalogue)
  return useResourceData(catalogueApi.$data, () => catalogueApi.load())
}

/** Banners of the home page. */
export function useBanners(): Resource<readonly Banner[]> {
  const announcementsApi = useFeature(announcements)
  return useResource(announcementsApi.$banners, () => announcementsApi.loadHome())
}

/** The wallets of the merchant and of the member (WALLET-04). */
export function useWallets(): Resource<WalletsByOwner> {
  const walletApi = useFeature(wallet)
  return useResource(walletApi.$wallets, () => walletApi.loadWallets())
}
