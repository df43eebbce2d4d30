import { LOGIN } from '../access/routes.ts'
import type { Context } from '../kernel/context.ts'
import { LIMITS } from '../limits.ts'
import type { Session } from '../session/session.ts'

/** Sends a guest to the login, which may bring them back here (LAUNCH-01, ROUTE-30). */
export function sendToLogin(context: Context, session: Session, options: { readonly replace?: boolean } = {}): void {
  session.rememberTarget(context.ports.navigation.current())
  context.intents.emit('navigate', { to: LOGIN, replace: options.replace ?? false })
}

/** FAV-02: what a guest meets who wants favourites or recent games. */
export function turnGuestAway(context: Context, session: Session, options: { readonly replace?: boolean } = {}): void {
  switch (context.config.readings.favouritesGuest) {
    case 'redirect':
      sendToLogin(context, session, options)
      return
    case 'toast':
      context.feedback.info('in_logged_login', { ms: LIMITS.guestInfoMs })
  }
}
