import { LIMITS } from '../../../config/limits.ts'
import type { FeatureContext } from '../../../kernel/feature-context.ts'

/** The platform's box, for features that can do without it: never rejects, and answers in time. */
export interface OptionalCipher {
  /** Undefined where the secret cannot be kept: then it is not (SESSION-10). */
  encrypt(secret: string, purpose: string): Promise<string | undefined>
  /** Undefined where it cannot be had any more. */
  decrypt(encrypted: string, purpose: string): Promise<string | undefined>
}

export function createOptionalCipher({
  log,
  ports,
  scope,
}: Pick<FeatureContext, 'log' | 'ports' | 'scope'>): OptionalCipher {
  /** Browsers are known in which the key store never answers. Nobody waits for a encryption. */
  const withTimeout = (verb: 'encrypt' | 'decrypt', work: Promise<string>): Promise<string | undefined> =>
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
      mine.timeout(() => fail('timeout'), verb === 'decrypt' ? LIMITS.secretMs : LIMITS.timeoutMs)
      mine.add(() => resolve(undefined))
      work.then(end, (cause: unknown) => fail(cause instanceof Error ? cause.name : 'unknown'))
    })

  return {
    encrypt: (secret, purpose) => withTimeout('encrypt', ports.secrets.encrypt(secret, purpose)),
    decrypt: (encrypted, purpose) => withTimeout('decrypt', ports.secrets.decrypt(encrypted, purpose)),
  }
}
