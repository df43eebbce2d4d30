import * as z from 'zod/mini'
import type { FeatureContext } from '../kernel/feature-context.ts'
import { createStoredValue } from '../kernel/stored-value.ts'
import type { Session } from '../session/session.ts'
import { text } from '../transport/wire.ts'
import type { OptionalCipher } from './optional-cipher.ts'

const schema = z.object({ userName: text, password: text })

/**
 * The password of a first login, kept encrypted in the tab until another one is chosen (CHPW-03): nobody is asked for it
 * again a moment after typing it. Goes with the session. Never throws.
 */
export interface TemporaryPassword {
  /** Call it when the session stands. */
  hold(password: string): void
  /** Of whoever is here now; undefined where there is none. */
  read(): Promise<string | undefined>
  drop(): void
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
  let fresh: { readonly owner: string; readonly password: string } | undefined

  const userName = () => {
    const state = session.$state.get()
    return state.type === 'member' ? state.info.userName : undefined
  }

  const encryptAndStore = async (mine: NonNullable<typeof fresh>): Promise<void> => {
    const { owner, password } = mine
    const encrypted = await cipher.encrypt(password, purposeOf(owner))
    if (fresh !== mine) return
    fresh = undefined
    // Whoever has logged out meanwhile leaves nothing behind.
    if (encrypted !== undefined && userName() === owner) stored.write({ userName: owner, password: encrypted })
  }

  return {
    hold(password) {
      const owner = userName()
      if (owner === undefined) return
      fresh = { owner, password }
      void encryptAndStore(fresh)
    },
    async read() {
      const owner = userName()
      if (fresh !== undefined) return fresh.owner === owner ? fresh.password : undefined
      const kept = stored.read()
      if (kept === undefined || kept.userName !== owner) return undefined
      return cipher.decrypt(kept.password, purposeOf(kept.userName))
    },
    drop() {
      fresh = undefined
      stored.remove()
    },
  }
}
