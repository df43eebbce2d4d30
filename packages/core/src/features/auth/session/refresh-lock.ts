import { LIMITS } from '../../../config/limits.ts'
import type { FeatureContext } from '../../../kernel/feature-context.ts'

/** Does the work while it holds the lock. Rejects where it does not get the lock within 30 s, or the scope ends first. */
export type RefreshLock = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Tabs that share a session refresh it one after the other. If two did it at once, one would get a token that the other
 * has just replaced, and would take its refusal for the end of the session.
 */
export function createRefreshLock({
  config,
  ports,
  scope,
}: Pick<FeatureContext, 'config' | 'ports' | 'scope'>): RefreshLock {
  // In the session storage each tab has a session of its own.
  if (config.session.storage === 'session') return (work) => work()
  const name = `foyer:${config.merchantCode}:renewal`
  return async (work) => {
    const waiting = scope.child()
    const cancel = waiting.timeout(() => waiting.dispose(), LIMITS.timeoutMs)
    try {
      return await ports.locks.hold(name, waiting.signal, () => {
        cancel()
        return work()
      })
    } finally {
      waiting.dispose()
    }
  }
}
