import * as z from 'zod/mini'
import type { Context } from '../kernel/context.ts'
import { createStored } from '../kernel/stored.ts'
import type { Session } from '../session/session.ts'
import type { Sealer } from './sealer.ts'

const schema = z.object({ userName: z.string(), password: z.string() })

/**
 * The password of a first login, kept sealed in the tab until another one is chosen (CHPW-03): nobody is asked for it
 * again a moment after typing it. Goes with the session. Never throws.
 */
export interface TemporaryPassword {
  /** Call it when the session stands. */
  hold(password: string): void
  /** Of whoever is here now; undefined where there is none. Waits for one that is just being sealed. */
  read(): Promise<string | undefined>
  drop(): void
}

export function createTemporaryPassword(
  { config, log, ports }: Pick<Context, 'config' | 'log' | 'ports'>,
  session: Pick<Session, '$state'>,
  sealer: Sealer,
): TemporaryPassword {
  // `logout` sweeps everything of ours out of the tab's storage, this too (SESSION-04).
  const stored = createStored({ storage: ports.sessionStorage, key: 'MC_TEMP_PASSWORD', schema, log })
  const purposeOf = (userName: string) => `MC_TEMP_PASSWORD:${config.merchantCode}:${userName}`
  /** Counts what was asked for, so that nothing comes back after `drop`. */
  let wish = 0
  let sealing = Promise.resolve()

  const userName = () => {
    const state = session.$state.get()
    return state.type === 'member' ? state.info.userName : undefined
  }

  const seal = async (owner: string, password: string): Promise<void> => {
    const mine = ++wish
    const sealed = await sealer.seal(password, purposeOf(owner))
    // Whoever has logged out meanwhile leaves nothing behind.
    if (sealed !== undefined && mine === wish && userName() === owner) {
      stored.write({ userName: owner, password: sealed })
    }
  }

  return {
    hold(password) {
      const owner = userName()
      if (owner !== undefined) sealing = seal(owner, password)
    },
    async read() {
      await sealing
      const kept = stored.read()
      if (kept === undefined || kept.userName !== userName()) return undefined
      return sealer.open(kept.password, purposeOf(kept.userName))
    },
    drop() {
      wish += 1
      stored.remove()
    },
  }
}
