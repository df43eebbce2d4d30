import type { List } from '@foyer/core'
import { useEffect } from 'react'
import { useDisposable } from './use-disposable.ts'

/** A list of core for as long as the component shows it, asked for once; made anew when `deps` change. */
export function useList<Loaded extends Pick<List<unknown>, 'load' | 'dispose'>>(
  make: () => Loaded,
  deps: readonly unknown[],
): Loaded {
  const list = useDisposable(make, deps)
  useEffect(() => {
    void list.load()
  }, [list])
  return list
}
