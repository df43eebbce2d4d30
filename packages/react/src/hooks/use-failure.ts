import type { FoyerError } from '@foyer/core'
import { useEffect, useState } from 'react'
import { useOnline } from './store-hooks.ts'

/**
 * Why the last try failed, where no form of core keeps it. As there, it is forgotten that there was no network once there is
 * one.
 */
export function useFailure(): readonly [FoyerError | undefined, (failure: FoyerError | undefined) => void] {
  const [failure, setFailure] = useState<FoyerError>()
  const online = useOnline()
  useEffect(() => {
    if (online) setFailure((known) => (known?.code === 'network.offline' ? undefined : known))
  }, [online])
  return [failure, setFailure]
}
