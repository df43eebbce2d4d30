import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether React is hydrating: state that only this browser knows must wait for the next render. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
}
