import * as z from 'zod/mini'
import type { FeatureContext } from '../../../kernel/feature-context.ts'
import { createStoredValue } from '../../../kernel/stored-value.ts'
import { maybeText, text } from '../../../transport/wire.ts'
import type { OptionalCipher } from './optional-cipher.ts'

/** SESSION-10, as stored; the password is encrypted, and absent where this browser cannot encrypt. */
const schema = z.object({
  type: z.enum(['username', 'sms']),
  /** User name or mobile number. */
  username: text.check(z.minLength(1), z.maxLength(64)),
  password: maybeText,
  countryDialingCode: z.optional(text.check(z.regex(/^\d{1,4}$/))),
})

/** What is known at once; the password comes with {@link SavedCredentials.password}. */
export type SavedLogin = Readonly<Omit<z.output<typeof schema>, 'password'>>

export type CredentialsToSave =
  | { readonly type: 'username'; readonly username: string; readonly password: string }
  | { readonly type: 'sms'; readonly mobileNum: string; readonly countryDialingCode: string }

/** The login that this device remembers for the next visit (LOGIN-03, SESSION-10). It outlives logout. Never throws. */
export interface SavedCredentials {
  read(): SavedLogin | undefined
  /** Undefined for a login by SMS, whose code is worth nothing later, and where it cannot be opened. */
  password(): Promise<string | undefined>
  /** The name at once, the password as soon as it is encrypted. */
  save(login: CredentialsToSave): Promise<void>
  forget(): void
  /** CHPW-07: follows a changed password, if it is this user's that is remembered. */
  changePassword(username: string, password: string): Promise<void>
}

export function createSavedCredentials(
  context: Pick<FeatureContext, 'config' | 'log' | 'ports'>,
  cipher: OptionalCipher,
): SavedCredentials {
  const { config, log, ports } = context
  // Sites of several merchants may share an origin.
  const key = `MC_LOGIN_RECORD:${config.merchantCode}`
  const stored = createStoredValue({ storage: ports.storage, key, schema, log })
  const purposeOf = (username: string) => `${key}:${username}`
  /** Counts what was asked for: of two that overlap, the later one counts. */
  let latest = 0

  const saveWithPassword = async (username: string, password: string): Promise<void> => {
    const mine = ++latest
    const withoutPassword = { type: 'username' as const, username }
    stored.write(withoutPassword)
    const encrypted = await cipher.encrypt(password, purposeOf(username))
    if (mine !== latest || encrypted === undefined) return
    // Another tab may have remembered somebody else, or nobody, meanwhile.
    const now = stored.read()
    if (now?.type === 'username' && now.username === username) stored.write({ ...withoutPassword, password: encrypted })
  }

  return {
    read() {
      const saved = stored.read()
      if (saved === undefined) return undefined
      const { password: _, ...savedLogin } = saved
      return savedLogin
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
      // Names are one whatever their case.
      if (saved.username.toLowerCase() === username.toLowerCase()) await saveWithPassword(saved.username, password)
    },
  }
}
