import type { FoyerConfig } from '../config/config.ts'
import { FoyerError } from '../kernel/errors.ts'
import type { Notifier } from '../kernel/notifier.ts'
import type { ReturnTarget } from './return-target.ts'

/**
 * What is said of a session that is gone. A logout is nobody's surprise, so only an end is spoken of: once in each tab,
 * whichever of them the platform told first. A tab that is in use goes to the login, one that only hears of it stays
 * where guests may be (SESSION-07, SESSION-09).
 */
export interface Loss {
  /** The session of this user is gone from this tab; why is not known yet. `path`: where the person was. */
  taken(path: string, userName: string | undefined): void
  /** The platform refused this tab something, so that the person waits for it here. */
  met(): void
  /** It was not a logout: the platform ended the session. */
  ended(): void
  /** A session stands again. */
  over(): void
}

export interface LossOptions {
  readonly config: Pick<FoyerConfig, 'session'>
  readonly notifier: Pick<Notifier, 'error'>
  readonly returnTarget: Pick<ReturnTarget, 'remember'>
  navigate(to: string): void
}

export function createLoss({ config, notifier, returnTarget, navigate }: LossOptions): Loss {
  let where: { readonly path: string; readonly userName: string | undefined } | undefined
  let ended = false
  let met = false

  const leave = () => {
    if (!ended || !met || where === undefined) return
    navigate(config.session.endedTarget)
    // Set again: opening the login directly forgets the return target.
    returnTarget.remember({ path: where.path }, where.userName)
  }

  // Another tab's word of the end comes by itself, before or after this tab has been refused.
  return {
    taken(path, userName) {
      where = { path, userName }
      ended = false
      met = false
    },
    met() {
      if (where === undefined || met) return
      met = true
      leave()
    },
    ended() {
      if (where === undefined || ended) return
      ended = true
      returnTarget.remember({ path: where.path }, where.userName)
      notifier.error(new FoyerError({ code: 'session.expired' }))
      leave()
    },
    over() {
      where = undefined
    },
  }
}
