export { useFlag } from './hooks/flag.ts'
export { useOwned } from './hooks/owned.ts'
export { storeHook } from './hooks/store-hook.ts'
export {
  useCatalogue,
  useLanguage,
  useMember,
  useOnline,
  usePage,
  useSession,
  useSite,
  useSiteStatus,
  useTheme,
  useWallet,
  useWallets,
} from './hooks/stores.ts'
export { FoyerProvider, type FoyerProviderProps } from './provider/foyer-provider.tsx'
export { useFoyer } from './provider/use-foyer.ts'
export { LOCALES, type Locale, type Locales, type Messages, type TextKey } from './text/locales.ts'
export {
  createText,
  type ShownLanguage,
  type Text,
  type TextOptions,
  type TextParams,
  type Translate,
} from './text/text.ts'
export { useShownLanguage, useText } from './text/use-text.ts'
