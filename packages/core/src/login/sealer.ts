import type { FeatureContext } from '../kernel/feature-context.ts'
import { LIMITS } from '../limits.ts'

/** The platform's box, for features that can do without it: never rejects, and answers in time. */
export interface Sealer {
  /** Undefined where the secret cannot be kept: then it is not (SESSION-10). */
  seal(secret: string, purpose: string): Promise<string | undefined>
  /** Undefined where it cannot be had any more. */
  open(sealed: string, purpose: string): Promise<string | undefined>
}

export function createSealer({ log, ports, scope }: Pick<FeatureContext, 'log' | 'ports' | 'scope'>): Sealer {
  /** Browsers are known in which the key store never answers. Nobody waits for a sealing. */
  const inTime = (verb: 'seal' | 'open', work: Promise<string>): Promise<string | undefined> =>
    new Promise((resolve) => {
      const mine = scope.child()
      const end = (result: string | undefined) => {
        resolve(result)
        mine.dispose()
      }
      const fail = (reason: string) => {
        if (!mine.disposed) log.warn('secret.failed', { verb, reason })
        end(undefined)
      }
      mine.timeout(() => fail('timeout'), verb === 'open' ? LIMITS.secretMs : LIMITS.timeoutMs)
      mine.add(() => resolve(undefined))
      work.then(end, (cause: unknown) => fail(cause instanceof Error ? cause.name : 'unknown'))
    })

  return {
    seal: (secret, purpose) => inTime('seal', ports.secrets.seal(secret, purpose)),
    open: (sealed, purpose) => inTime('open', ports.secrets.open(sealed, purpose)),
  }
}
