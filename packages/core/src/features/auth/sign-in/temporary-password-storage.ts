import * as z from 'zod/mini'
import type { FeatureContext } from '../../../kernel/feature.ts'
import { createStoredValue } from '../../../kernel/stored-value.ts'
import { text } from '../../../transport/wire-schemas.ts'
import type { Session } from '../session/session.ts'
import type { OptionalCipher } from './optional-cipher.ts'

const schema = z.object({ userName: text, password: text })

/**
 * The password of a first sign-in, kept encrypted in the tab until a new one is chosen (CHPW-03), so that the person need
 * not type it twice. Removed with the session. Never throws.
 */
export interface TemporaryPasswordStorage {
  /** Call it when there is a session. */
  save(password: string): void
  /** The password of the current user; undefined where there is none. */
  read(): Promise<string | undefined>
  remove(): void
}

export function createTemporaryPasswordStorage(
  { config, log, ports }: Pick<FeatureContext, 'config' | 'log' | 'ports'>,
  session: Pick<Session, '$state'>,
  cipher: OptionalCipher,
): TemporaryPasswordStorage {
  const stored = createStoredValue({ storage: ports.sessionStorage, key: 'MC_TEMP_PASSWORD', schema, log })
  const purposeOf = (userName: string) => `MC_TEMP_PASSWORD:${config.merchant}:${userName}`
  /** Not encrypted yet. */
  let unsaved: { readonly owner: string; readonly password: string } | undefined

  const userName = () => {
    const state = session.$state.get()
    return state.type === 'member' ? state.info.userName : undefined
  }

  const encryptAndStore = async (entry: NonNullable<typeof unsaved>): Promise<void> => {
    const { owner, password } = entry
    const encrypted = await cipher.encrypt(password, purposeOf(owner))
    if (unsaved !== entry) return
    unsaved = undefined
    // After a logout nothing is stored.
    if (encrypted !== undefined && userName() === owner) stored.write({ userName: owner, password: encrypted })
  }

  return {
    save(password) {
      const owner = userName()
      if (owner === undefined) return
      unsaved = { owner, password }
      void encryptAndStore(unsaved)
    },
    async read() {
      const owner = userName()
      if (unsaved !== undefined) return unsaved.owner === owner ? unsaved.password : undefined
      const entry = stored.read()
      if (entry === undefined || entry.userName !== owner) return undefined
      return cipher.decrypt(entry.password, purposeOf(entry.userName))
    },
    remove() {
      unsaved = undefined
      stored.remove()
    },
  }
}
