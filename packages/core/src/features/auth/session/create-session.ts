import { computed } from 'nanostores'
import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import { FoyerError, toFoyerError } from '../../../kernel/errors.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import { aborted, DONE, type Result } from '../../../kernel/result.ts'
import { isSignInPath, type RouteTarget, toInternalPath } from '../../../kernel/routes.ts'
import { singleFlight } from '../../../kernel/single-flight.ts'
import { readOnly, writable } from '../../../kernel/store.ts'
import type { TokenProvider } from '../../../transport/auth-interceptor.ts'
import { sessionEndpoints } from './endpoints.ts'
import { createReturnTargetStorage } from './return-target.ts'
import { infoOf, isAgent, isTrial, userKey } from './roles.ts'
import type { AuthSession, AutoSignIn, PendingLaunch, SessionAccess, SessionState, StoredSession } from './session.ts'
import { createSessionExpiredNotice } from './session-expired-notice.ts'
import { createSessionRecord, type SessionLookup, sameInfo } from './session-record.ts'
import { createAuthApi, createSignInFlow } from './sign-in-flow.ts'
import { createRefreshLock, createTokenRefresh } from './token-refresh.ts'
import { createTrialStart } from './trial-start.ts'

export interface SessionControl {
  readonly session: AuthSession
  /** For the transport (`setTokenProvider`). */
  readonly tokenProvider: TokenProvider
}

export interface SessionOptions {
  readonly access: SessionAccess
  /** Without it there is no automatic sign-in. */
  readonly autoSignIn?: AutoSignIn
  /** Launches the game that a guest tapped on the page `backTo`, after the sign-in. Never rejects. */
  readonly launch?: (pending: PendingLaunch, backTo: string) => Promise<void>
}

const HOME: RouteTarget = Object.freeze({ name: 'home' })

/** The only owner of the session: no other code reads, stores, refreshes or clears it. */
export function createSession(context: FeatureContext, { access, autoSignIn, launch }: SessionOptions): SessionControl {
  const { call, config, toasts, events, log, ports, report, routes, scope } = context
  const record = createSessionRecord(context)
  const returnTargets = createReturnTargetStorage(context, () => info?.userName)
  const $state = writable<SessionState>({ type: 'unknown' })

  /** Grows with each change of the session. Work that began under an earlier number must not change anything. */
  let generation = 0
  let info: StoredSession | undefined
  let hasStarted = false

  const publish = (next: StoredSession | undefined) => {
    generation += 1
    info = next
    if (next !== undefined) expiredNotice.reset()
    const state = stateOf(next)
    const user = userKey(state)
    if (user !== undefined) record.forgetTypedByOthers(user)
    $state.set(state)
  }

  const stateOf = (next: StoredSession | undefined): SessionState => {
    if (next === undefined) return { type: 'guest' }
    if (isTrial(next.type)) return { type: 'trial', info: next }
    return { type: 'member', info: next, isAgent: isAgent(next.type, config) }
  }

  const commit = (next: StoredSession, trialType?: number) => {
    record.write(next, trialType)
    publish(next)
  }

  const clearSession = (how: 'logout' | 'expired') => {
    record.clear(how)
    returnTargets.forget()
    publish(undefined)
  }

  const navigate = (to: RouteTarget, replace: boolean) => events.emit('navigate', { to, replace })

  const expiredNotice = createSessionExpiredNotice({
    config,
    toasts,
    returnTarget: returnTargets,
    navigate: (to) => navigate(to, false),
  })

  const continueAfterSignIn = () => {
    const wanted = returnTargets.read()
    returnTargets.forget()
    const state = $state.get()
    const isClosed = wanted !== undefined && state.type === 'trial' && !access.mayOpen(wanted.path, state)
    if (wanted === undefined || isClosed) {
      navigate(HOME, true)
      return
    }
    navigate({ path: wanted.path }, true)
    if (wanted.launch !== undefined) void launch?.(wanted.launch, wanted.path)
  }

  const completeSignIn = (next: StoredSession, trialType?: number) => {
    commit(next, trialType)
    // The return target waits until the new password is set.
    if (!signInFlow.requiresNewPassword(next)) continueAfterSignIn()
  }

  /** Writes the session again over a damaged entry: damage is not a logout. */
  const rewriteStored = () => {
    if (info !== undefined && record.lookup().kind === 'unreadable') record.write(info)
  }

  /** The stored session; undefined where it was removed. */
  const stored = (): StoredSession | undefined => {
    const found = record.lookup()
    if (found.kind === 'session') return found.info
    if (found.kind === 'gone') return undefined
    rewriteStored()
    return info
  }

  /** Takes over a change that another tab made (SESSION-09). */
  const adoptStored = (next: StoredSession | undefined) => {
    if (sameInfo(next, info)) return
    if (next === undefined) {
      record.forget()
      returnTargets.forget()
      expiredNotice.sessionGone(ports.navigation.current(), info?.userName)
    }
    const wasGuest = info === undefined
    publish(next)
    // A sign-in in another tab leads this one on from the sign-in page. A game does not start without a tap.
    const wanted =
      next !== undefined && wasGuest && isSignInPath(routes, ports.navigation.current())
        ? returnTargets.read()
        : undefined
    if (wanted === undefined) return
    returnTargets.forget()
    navigate({ path: wanted.path }, true)
  }

  /** Clears the session, shows the notice once, and remembers the page (SESSION-07). */
  const end = () => {
    // Another tab has removed it, and will announce whether it expired or was a logout.
    if (record.lookup().kind === 'gone') adoptStored(undefined)
    else {
      expiredNotice.sessionGone(ports.navigation.current(), info?.userName)
      clearSession('expired')
      record.announceEnd()
      expiredNotice.expired()
    }
    expiredNotice.rejected()
  }

  const authApi = createAuthApi(context)

  const withLock = createRefreshLock(context)

  const onStoredChange = (found: SessionLookup) => {
    switch (found.kind) {
      case 'session':
        return adoptStored(found.info)
      case 'gone':
      case 'foreign':
        return adoptStored(undefined)
      case 'unavailable':
        return
      case 'unreadable':
        // With the lock: a tab that refreshes meanwhile writes a newer session.
        withLock(async () => rewriteStored()).catch((cause: unknown) => {
          log.warn('session.restore.failed', { code: toFoyerError(cause).code })
        })
    }
  }

  const tokenRefresh = createTokenRefresh({
    log,
    now: () => ports.clock.monotonic(),
    withLock,
    request: () => call(sessionEndpoints.sessionRenew, { force: false }, { signal: scope.signal }),
    current: () => (info === undefined ? undefined : { info, generation }),
    stored,
    adoptStored,
    commit,
    end,
  })

  const signInFlow = createSignInFlow(context, {
    record,
    authApi,
    complete: completeSignIn,
    commit,
    publish,
    generation: () => generation,
    userName: () => info?.userName,
  })

  const endSession = singleFlight(async (to: RouteTarget): Promise<Result> => {
    const hide = toasts.loading('toast.loggingOut', 'endless')
    // From here on, the result of a running refresh is ignored.
    generation += 1
    try {
      // A shorter timeout than usual, so that leaving does not take half a minute.
      await call(sessionEndpoints.logout, {}, { signal: scope.signal, timeoutMs: SPEC_CONSTANTS.slowMs })
    } catch (cause) {
      log.warn('session.logout.failed', { code: toFoyerError(cause).code })
    } finally {
      hide()
    }
    // Everything is written before anybody hears of it.
    record.autoSignIn.set(false)
    clearSession('logout')
    navigate(to, true)
    return DONE
  })

  const signOut: AuthSession['signOut'] = ({ to = HOME } = {}) => endSession(ownTarget(to))

  /** A path may come from an address. One that is not of this site leads home. */
  const ownTarget = (to: RouteTarget): RouteTarget => {
    if (to.path === undefined) return to
    const path = toInternalPath(to.path, { origin: ports.device.origin, from: ports.navigation.current(), routes })
    return path === undefined ? HOME : { path }
  }

  const startTrial = createTrialStart(context, {
    request: authApi.trial,
    mayStart: access.mayStartTrial,
    state: () => $state.get(),
    generation: () => generation,
    complete: completeSignIn,
  })

  const session: AuthSession = {
    $state: readOnly($state, context.log),
    $info: readOnly(computed($state, infoOf), context.log),
    start() {
      const running = scope.child()
      running.add(record.onChange(onStoredChange))
      running.add(record.onEnd(expiredNotice.expired))
      const found = record.read()
      if (!hasStarted && found === undefined && autoSignIn !== undefined && record.autoSignIn.isOn())
        signInFlow.tryAutoSignIn(autoSignIn)
      // Started again: an attempt that runs is not ended, and only what another tab has changed meanwhile is news.
      else if (!hasStarted || found?.token !== info?.token) publish(found)
      hasStarted = true
      return running.dispose
    },
    isSignedIn: () => info !== undefined,
    authenticate: signInFlow.authenticate,
    authenticateAgain: signInFlow.authenticateAgain,
    setSession({ token, userName, type }) {
      signInFlow.setAutoSignIn(false)
      completeSignIn({ token, userName, type, merchantCode: config.merchant, firstTimeLogin: false })
    },
    startTrial,
    confirmSignOut() {
      events.emit('popup', {
        id: 'logout_confirm',
        actions: [
          { id: 'cancel', tone: 'neutral', run: () => {} },
          { id: 'confirm', tone: 'danger', run: () => void signOut() },
        ],
      })
    },
    signOut,
    endFirstLogin() {
      if (info?.firstTimeLogin) commit({ ...info, firstTimeLogin: false })
    },
    async refresh() {
      const outcome = await tokenRefresh.run()
      if (scope.disposed) return aborted()
      if (typeof outcome === 'object') return report('session.refresh', outcome, { silent: true })
      if (outcome === 'superseded') return aborted()
      if (outcome !== 'ended') return DONE
      // The notice has told the person.
      return report('session.refresh', new FoyerError({ code: 'session.expired' }), { shownOnPage: true })
    },
    setReturnTarget: (wanted) => (wanted === undefined ? returnTargets.forget() : returnTargets.remember(wanted)),
    returnTarget: returnTargets.read,
    continueAfterSignIn,
  }

  const tokenProvider: TokenProvider = {
    token: () => info?.token,
    async onSessionEnded(_error, tokenUsed) {
      if (endSession.isRunning()) return 'ended'
      const outcome = await tokenRefresh.onRejected(tokenUsed)
      if (outcome === 'ended') expiredNotice.rejected()
      return outcome
    },
    onRejectedAgain: tokenRefresh.onRejectedAgain,
    ownEndpoints: [sessionEndpoints.sessionRenew.id, sessionEndpoints.logout.id],
  }

  return { session, tokenProvider }
}
