import { useAppSettings } from './stores.ts'

/**
 * Whether the platform or the cache has told of the site, or could not: until then every flag is off, and what hangs on
 * one is no answer yet (FLAG-06).
 */
export function useAppReady(): boolean {
  const { known, settled } = useAppSettings()
  return known || settled
}
