import type { FeatureContext } from '../kernel/feature-context.ts'
import type { Session } from '../session/session.ts'
import { createLoginRecord, type LoginRecord } from './login-record.ts'
import { createOptionalCipher } from './optional-cipher.ts'
import { createTemporaryPassword, type TemporaryPassword } from './temporary-password.ts'

/** What this device remembers of a login. No password lies readable anywhere (SESSION-10). */
export interface Remembered {
  readonly record: LoginRecord
  readonly temporary: TemporaryPassword
}

export function createRemembered(context: FeatureContext, session: Pick<Session, '$state'>): Remembered {
  const cipher = createOptionalCipher(context)
  return {
    record: createLoginRecord(context, cipher),
    temporary: createTemporaryPassword(context, session, cipher),
  }
}
