import type { FlagName } from '@foyer/core'
import { useFoyer } from '../provider/use-foyer.ts'
import { useAppSettings } from './stores.ts'

/** Whether a feature of the site is on (FLAG-01); off until the platform has answered. */
export function useFeatureFlag(flag: FlagName): boolean {
  useAppSettings()
  return useFoyer().app.isOn(flag)
}
