import * as z from 'zod/mini'
import type { FeatureContext } from '../../../kernel/feature.ts'
import { createStoredValue } from '../../../kernel/stored-value.ts'
import { maybeText, text } from '../../../transport/wire-schemas.ts'
import type { MobileNumber } from '../otp/mobile-number.ts'
import type { PasswordCredentials } from '../session/session.ts'
import type { OptionalCipher } from './optional-cipher.ts'

/** The stored entry (SESSION-10). The password is encrypted, and missing where this browser cannot encrypt. */
const schema = z.object({
  type: z.enum(['username', 'sms']),
  /** User name or mobile number. */
  username: text.check(z.minLength(1), z.maxLength(64)),
  password: maybeText,
  countryDialingCode: z.optional(text.check(z.regex(/^\d{1,4}$/))),
})

/** What can be read synchronously; {@link SavedCredentials.password} decrypts the password. */
export type SavedSignIn = Readonly<Omit<z.output<typeof schema>, 'password'>>

export type CredentialsToSave =
  | ({ readonly type: 'username' } & PasswordCredentials)
  | ({ readonly type: 'sms' } & MobileNumber)

/** The credentials that this device keeps for the next visit, also after a logout (LOGIN-03, SESSION-10). Never throws. */
export interface SavedCredentials {
  read(): SavedSignIn | undefined
  /** Undefined for a sign-in by SMS, which has none, and where it cannot be decrypted. */
  password(): Promise<string | undefined>
  /** Stores the name at once, and the password when it is encrypted. */
  save(login: CredentialsToSave): Promise<void>
  forget(): void
  /** Replaces the saved password, if it belongs to this user (CHPW-07). */
  changePassword(username: string, password: string): Promise<void>
}

export function createSavedCredentials(
  context: Pick<FeatureContext, 'config' | 'log' | 'ports'>,
  cipher: OptionalCipher,
): SavedCredentials {
  const { config, log, ports } = context
  // Several merchants may share an origin.
  const key = `MC_LOGIN_RECORD:${config.merchant}` as const
  const stored = createStoredValue({ storage: ports.storage, key, schema, log })
  const purposeOf = (username: string) => `${key}:${username}`
  /** The number of the latest change: of two that overlap, the later one counts. */
  let latest = 0

  const saveWithPassword = async (username: string, password: string): Promise<void> => {
    const change = ++latest
    const withoutPassword = { type: 'username' as const, username }
    stored.write(withoutPassword)
    const encrypted = await cipher.encrypt(password, purposeOf(username))
    if (change !== latest || encrypted === undefined) return
    // Another tab may have saved another user, or removed the entry, meanwhile.
    const current = stored.read()
    if (current?.type !== 'username' || current.username !== username) return
    stored.write({ ...withoutPassword, password: encrypted })
  }

  return {
    read() {
      const saved = stored.read()
      if (saved === undefined) return undefined
      const { password: _, ...savedSignIn } = saved
      return savedSignIn
    },
    async password() {
      const saved = stored.read()
      if (saved?.type !== 'username' || saved.password === undefined) return undefined
      return cipher.decrypt(saved.password, purposeOf(saved.username))
    },
    async save(login) {
      if (login.type === 'username') return saveWithPassword(login.username, login.password)
      latest += 1
      const { type, mobileNum, countryDialingCode } = login
      stored.write({ type, username: mobileNum, countryDialingCode })
    },
    forget() {
      latest += 1
      stored.remove()
    },
    async changePassword(username, password) {
      const saved = stored.read()
      if (saved?.type !== 'username' || saved.password === undefined) return
      // User names ignore case.
      if (saved.username.toLowerCase() === username.toLowerCase()) await saveWithPassword(saved.username, password)
    },
  }
}
