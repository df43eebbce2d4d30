import { lazyComponent } from '../lazy/lazy-component.ts'
import { useLazyComponent } from '../lazy/use-lazy-component.ts'
import type { StaleMarkProps } from './stale-mark.tsx'

export const staleMark = lazyComponent(async () => (await import('./stale-mark.tsx')).StaleMark)

/** {@link StaleMark} for the first screen, which seldom shows one. */
export function LazyStaleMark(props: StaleMarkProps) {
  const state = useLazyComponent(staleMark, true)
  return state.status === 'ready' ? <state.Component {...props} /> : null
}
