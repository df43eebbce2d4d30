import { type PointerEvent, useEffect, useRef } from 'react'
import { lazyModule } from '../components/lazy/lazy-module.ts'
import { useFoyer } from '../provider/use-foyer.ts'
import type { PressActions } from './bind-press.ts'

/** The code for gestures. */
export const lazyBindPress = lazyModule(async () => (await import('./bind-press.ts')).bindPress)

/**
 * Core's press machine on an element (PRESS-01 to PRESS-07). The element says its state as `data-press` (`inactive`,
 * `active`, `longPress`), and has to take the same actions as `onClick`, and as `onContextMenu` for the long press: they
 * serve the keyboard and screen readers, and touch until the machine is loaded.
 *
 * @returns for `onPointerDown`
 */
export function usePress(actions: PressActions): (event: PointerEvent<HTMLElement>) => void {
  const foyer = useFoyer()
  const latest = useRef(actions)
  const unbind = useRef<() => void>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the machine runs on the clock of its foyer.
  useEffect(
    () => () => {
      unbind.current?.()
      unbind.current = undefined
    },
    [foyer],
  )
  return ({ currentTarget }) => {
    latest.current = actions
    const bind = lazyBindPress.loaded()
    // If it cannot be loaded, the element stays a plain button.
    if (bind === undefined) void Promise.allSettled([lazyBindPress.load()])
    else unbind.current ??= bind(foyer, currentTarget, latest)
  }
}
