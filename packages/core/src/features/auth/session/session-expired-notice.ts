import type { FoyerConfig } from '../../../config/config.ts'
import { FoyerError } from '../../../kernel/errors.ts'
import type { RouteTarget } from '../../../kernel/routes.ts'
import type { Toasts } from '../../../kernel/toasts.ts'
import type { ReturnTargetStorage } from './return-target.ts'

/**
 * The notice that a session has ended. A logout shows none; an expired session shows it once in each tab. A tab whose
 * call was refused goes to the sign-in page, the others stay where guests may be (SESSION-07, SESSION-09).
 */
export interface SessionExpiredNotice {
  /** The session of this user is gone; the reason is not known yet. `path`: the page of the tab. */
  sessionGone(path: string, userName: string | undefined): void
  /** The platform refused a call of this tab. */
  rejected(): void
  /** The platform ended the session: it was not a logout. */
  expired(): void
  /** There is a session again. */
  reset(): void
}

export interface SessionExpiryOptions {
  readonly config: Pick<FoyerConfig, 'session'>
  readonly toasts: Pick<Toasts, 'error'>
  readonly returnTarget: Pick<ReturnTargetStorage, 'remember'>
  navigate(to: RouteTarget): void
}

export function createSessionExpiredNotice({
  config,
  toasts,
  returnTarget,
  navigate,
}: SessionExpiryOptions): SessionExpiredNotice {
  let lastPage: { readonly path: string; readonly userName: string | undefined } | undefined
  let isExpired = false
  let isRejected = false

  const goToSignIn = () => {
    if (!isExpired || !isRejected || lastPage === undefined) return
    navigate({ name: config.session.endedTarget })
    // Set again: navigating to the sign-in page forgets the return target.
    returnTarget.remember({ path: lastPage.path }, lastPage.userName)
  }

  // Another tab may announce the end before or after a call of this tab is refused.
  return {
    sessionGone(path, userName) {
      lastPage = { path, userName }
      isExpired = false
      isRejected = false
    },
    rejected() {
      if (isRejected) return
      isRejected = true
      goToSignIn()
    },
    expired() {
      if (lastPage === undefined || isExpired) return
      isExpired = true
      returnTarget.remember({ path: lastPage.path }, lastPage.userName)
      toasts.error(new FoyerError({ code: 'session.expired' }))
      goToSignIn()
    },
    reset() {
      lastPage = undefined
    },
  }
}
