import * as z from 'zod/mini'
import type { FeatureContext } from '../../../kernel/feature-context.ts'
import { createStoredValue } from '../../../kernel/stored-value.ts'
import { text } from '../../../transport/wire.ts'
import type { Session } from '../session/session.ts'
import type { OptionalCipher } from './optional-cipher.ts'

const schema = z.object({ userName: text, password: text })

/**
 * The password of a first login, kept encrypted in the tab until another one is chosen (CHPW-03): nobody is asked for it
 * again a moment after typing it. Goes with the session. Never throws.
 */
export interface TemporaryPassword {
  /** Call it when the session stands. */
  save(password: string): void
  /** Of whoever is here now; undefined where there is none. */
  read(): Promise<string | undefined>
  remove(): void
}

export function createTemporaryPassword(
  { config, log, ports }: Pick<FeatureContext, 'config' | 'log' | 'ports'>,
  session: Pick<Session, '$state'>,
  cipher: OptionalCipher,
): TemporaryPassword {
  // `logout` sweeps everything of ours out of the tab's storage, this too (SESSION-04).
  const stored = createStoredValue({ storage: ports.sessionStorage, key: 'MC_TEMP_PASSWORD', schema, log })
  const purposeOf = (userName: string) => `MC_TEMP_PASSWORD:${config.merchantCode}:${userName}`
  /** Until it is encrypted. */
  let unsaved: { readonly owner: string; readonly password: string } | undefined

  const userName = () => {
    const state = session.$state.get()
    return state.type === 'member' ? state.info.userName : undefined
  }

  const encryptAndStore = async (mine: NonNullable<typeof unsaved>): Promise<void> => {
    const { owner, password } = mine
    const encrypted = await cipher.encrypt(password, purposeOf(owner))
    if (unsaved !== mine) return
    unsaved = undefined
    // Whoever has logged out meanwhile leaves nothing behind.
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
      const kept = stored.read()
      if (kept === undefined || kept.userName !== owner) return undefined
      return cipher.decrypt(kept.password, purposeOf(kept.userName))
    },
    remove() {
      unsaved = undefined
      stored.remove()
    },
  }
}
