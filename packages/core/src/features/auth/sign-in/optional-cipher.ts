import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'

/** The cipher port for features that can do without it: never rejects, and has a time limit. */
export interface OptionalCipher {
  /** Undefined where the secret cannot be encrypted: then it is not stored (SESSION-10). */
  encrypt(secret: string, purpose: string): Promise<string | undefined>
  /** Undefined where it can no longer be decrypted. */
  decrypt(encrypted: string, purpose: string): Promise<string | undefined>
}

export function createOptionalCipher({
  log,
  ports,
  scope,
}: Pick<FeatureContext, 'log' | 'ports' | 'scope'>): OptionalCipher {
  /** In some browsers the key store never answers. */
  const withTimeout = (verb: 'encrypt' | 'decrypt', work: Promise<string>): Promise<string | undefined> =>
    new Promise((resolve) => {
      const attempt = scope.child()
      const end = (result: string | undefined) => {
        resolve(result)
        attempt.dispose()
      }
      const fail = (reason: string) => {
        if (!attempt.disposed) log.warn('secret.failed', { verb, reason })
        end(undefined)
      }
      attempt.timeout(() => fail('timeout'), verb === 'decrypt' ? SPEC_CONSTANTS.secretMs : SPEC_CONSTANTS.timeoutMs)
      attempt.add(() => resolve(undefined))
      work.then(end, (cause: unknown) => fail(cause instanceof Error ? cause.name : 'unknown'))
    })

  return {
    encrypt: (secret, purpose) => withTimeout('encrypt', ports.secrets.encrypt(secret, purpose)),
    decrypt: (encrypted, purpose) => withTimeout('decrypt', ports.secrets.decrypt(encrypted, purpose)),
  }
}
