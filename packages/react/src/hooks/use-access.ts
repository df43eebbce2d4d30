import type { Access } from '@foyer/core'
import { useFoyer } from '../provider/use-foyer.ts'
import { usePlatformSettings, useSession } from './store-hooks.ts'

/** Access rules for the current session. Re-renders when the session or the flags change (FLAG-06). */
export function useAccess(): Access {
  useSession()
  usePlatformSettings()
  return useFoyer().access
}
