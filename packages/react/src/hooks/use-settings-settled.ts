import { usePlatformSettings } from './store-hooks.ts'

/**
 * Whether the app settings are loaded, from the cache or the platform, or have failed: until then every flag is off
 * without meaning (FLAG-06).
 */
export function useSettingsSettled(): boolean {
  const { known, settled } = usePlatformSettings()
  return known || settled
}
