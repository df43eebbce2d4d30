import type { FoyerConfig } from '../../../config/config.ts'
import { FoyerError } from '../../../kernel/errors.ts'
import type { Notifier } from '../../../kernel/notifier.ts'
import type { ReturnTargetStorage } from './return-target.ts'

/**
 * What is said of a session that is gone. A logout is nobody's surprise, so only an end is spoken of: once in each tab,
 * whichever of them the platform told first. A tab that is in use goes to the login, one that only hears of it stays
 * where guests may be (SESSION-07, SESSION-09).
 */
export interface SessionExpiry {
  /** The session of this user is gone from this tab; why is not known yet. `path`: where the person was. */
  sessionGone(path: string, userName: string | undefined): void
  /** The platform refused this tab something, so that the person waits for it here. */
  rejected(): void
  /** It was not a logout: the platform ended the session. */
  expired(): void
  /** A session stands again. */
  reset(): void
}

export interface SessionExpiryOptions {
  readonly config: Pick<FoyerConfig, 'session'>
  readonly notifier: Pick<Notifier, 'error'>
  readonly returnTarget: Pick<ReturnTargetStorage, 'remember'>
  navigate(to: string): void
}

export function createSessionExpiry({ config, notifier, returnTarget, navigate }: SessionExpiryOptions): SessionExpiry {
  let lastPlace: { readonly path: string; readonly userName: string | undefined } | undefined
  let isExpired = false
  let isRejected = false

  const goToSignIn = () => {
    if (!isExpired || !isRejected || lastPlace === undefined) return
    navigate(config.session.endedTarget)
    // Set again: opening the login directly forgets the return target.
    returnTarget.remember({ path: lastPlace.path }, lastPlace.userName)
  }

  // Another tab's word of the end comes by itself, before or after this tab has been refused.
  return {
    sessionGone(path, userName) {
      lastPlace = { path, userName }
      isExpired = false
      isRejected = false
    },
    rejected() {
      if (lastPlace === undefined || isRejected) return
      isRejected = true
      goToSignIn()
    },
    expired() {
      if (lastPlace === undefined || isExpired) return
      isExpired = true
      returnTarget.remember({ path: lastPlace.path }, lastPlace.userName)
      notifier.error(new FoyerError({ code: 'session.expired' }))
      goToSignIn()
    },
    reset() {
      lastPlace = undefined
    },
  }
}
