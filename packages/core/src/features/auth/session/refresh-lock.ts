import { LIMITS } from '../../../config/limits.ts'
import type { FeatureContext } from '../../../kernel/feature-context.ts'

/** Does the work when it is this tab's turn. Rejects where the turn does not come within 30 s, or the scope ends first. */
export type RefreshLock = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Tabs that share a session renew it one after the other. Two at once would each take the token away that the other
 * one asks with, and the loser would take its refusal for the end of the session.
 */
export function createRefreshLock({
  config,
  ports,
  scope,
}: Pick<FeatureContext, 'config' | 'ports' | 'scope'>): RefreshLock {
  // Sessions in the session storage are each tab's own.
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
