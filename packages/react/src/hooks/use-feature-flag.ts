import type { FlagName } from '@foyer/core'
import { useFoyer } from '../provider/use-foyer.ts'
import { usePlatformSettings } from './store-hooks.ts'

/**
 * Whether a feature of the site is on (FLAG-01); off until the platform has answered. Our own components ask core's rules.
 *
 * @public
 */
export function useFeatureFlag(flag: FlagName): boolean {
  usePlatformSettings()
  return useFoyer().platform.isOn(flag)
}
