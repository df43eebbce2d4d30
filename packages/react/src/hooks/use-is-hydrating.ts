import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether a document is being taken over: what only this browser knows has to wait for the render after that. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
}
