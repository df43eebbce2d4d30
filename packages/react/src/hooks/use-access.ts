import type { Access } from '@foyer/core'
import { useFoyer } from '../provider/use-foyer.ts'
import { useAppSettings, useSession } from './stores.ts'

/** The rules about the person who is here. Re-renders when somebody else is, and when the flags change (FLAG-06). */
export function useAccess(): Access {
  useSession()
  useAppSettings()
  return useFoyer().access
}
