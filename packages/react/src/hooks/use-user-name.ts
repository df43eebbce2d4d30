import { useStore } from '@nanostores/react'
import { useFoyer } from '../provider/use-foyer.ts'

/** The name of the user; undefined for guests. For what is made anew for each user: core ends what belonged to the former. */
export function useUserName(): string | undefined {
  return useStore(useFoyer().session.$info)?.userName
}
