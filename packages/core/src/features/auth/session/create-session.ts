import { atom } from 'nanostores'
import { LIMITS } from '../../../config/limits.ts'
import { toFoyerError } from '../../../kernel/errors.ts'
import type { FeatureContext } from '../../../kernel/feature-context.ts'
import { createLazy } from '../../../kernel/lazy.ts'
import type { TokenProvider } from '../../../transport/token-provider.ts'
import { ruleFor } from '../../app/access/abilities.ts'
import { authorize, type FlagReader } from '../../app/access/authorize.ts'
import { guardRoute } from '../../app/access/guard-route.ts'
import { isSignInPath } from '../../app/access/resolve-route.ts'
import { HOME } from '../../app/access/routes.ts'
import { logout as logoutCall, sessionRenew } from './contract.ts'
import { createTokenRefresh } from './refresh.ts'
import { createRefreshLock } from './refresh-lock.ts'
import { createReturnTargetStorage } from './return-target.ts'
import { isAgent, isTrial, TRIAL_TYPE } from './roles.ts'
import type { AutoSignIn, PendingLaunch, Session, SessionInfo, SessionState } from './session.ts'
import { createSessionExpiry } from './session-expiry.ts'
import { createSessionRecord, type StoredSession, sameInfo } from './session-record.ts'
import { createSignInFlow } from './sign-in-flow.ts'

export interface SessionControl {
  readonly session: Session
  /** For the transport (`useSession`). */
  readonly tokenProvider: TokenProvider
}

export interface SessionOptions {
  /** Without it nobody is ever logged in again silently. */
  readonly autoSignIn?: AutoSignIn
  /** Launches what a guest tapped on the page `backTo`, after the login. Never rejects. */
  readonly launch?: (wish: PendingLaunch, backTo: string) => Promise<void>
}

/** Free play hangs on none. */
const NO_FLAGS: FlagReader = { settled: true, isOn: () => false }
/** For what a role may at best. */
const ALL_FLAGS: FlagReader = { settled: true, isOn: () => true }

/** The one owner of the session: nobody else reads, stores, renews or clears it. */
export function createSession(context: FeatureContext, { autoSignIn, launch }: SessionOptions = {}): SessionControl {
  const { call, config, notifier, events, log, ports, scope } = context
  const record = createSessionRecord(context)
  const returnTargets = createReturnTargetStorage(context, () => info?.userName)
  const $state = atom<SessionState>({ type: 'unknown' })

  /** Counts the owners of the session. What began under an earlier one may no longer change anything. */
  let generation = 0
  let info: SessionInfo | undefined
  let startingTrial: Promise<boolean> | undefined
  let signingOut: Promise<void> | undefined

  const publish = (next: SessionInfo | undefined) => {
    generation += 1
    info = next
    if (next !== undefined) sessionExpiry.reset()
    $state.set(stateOf(next))
  }

  const stateOf = (next: SessionInfo | undefined): SessionState => {
    if (next === undefined) return { type: 'guest' }
    if (isTrial(next.type)) return { type: 'trial', info: next }
    return { type: 'member', info: next, isAgent: isAgent(next.type, config) }
  }

  const commit = (next: SessionInfo, trialType?: number) => {
    record.write(next, trialType)
    publish(next)
  }

  const clearSession = () => {
    record.clear()
    returnTargets.forget()
    publish(undefined)
  }

  const navigate = (to: string, replace: boolean) => events.emit('navigate', { to, replace })

  const sessionExpiry = createSessionExpiry({
    config,
    notifier,
    returnTarget: returnTargets,
    navigate: (to) => navigate(to, false),
  })

  const continueAfterSignIn = () => {
    const wanted = returnTargets.read()
    returnTargets.forget()
    const state = $state.get()
    const isClosed = wanted !== undefined && state.type === 'trial' && !isOpenTo(wanted.path, state)
    if (wanted === undefined || isClosed) {
      navigate(HOME, true)
      return
    }
    navigate(wanted.path, true)
    if (wanted.launch !== undefined) void launch?.(wanted.launch, wanted.path)
  }

  const isOpenTo = (path: string, state: SessionState) => guardRoute(path, state, ALL_FLAGS, config).outcome === 'allow'

  const completeSignIn = (next: SessionInfo, trialType?: number) => {
    commit(next, trialType)
    // What was wanted waits until a password of one's own stands.
    if (!signInFlow.requiresNewPassword(next)) continueAfterSignIn()
  }

  /** Says again what stands, over an entry that something has damaged: that is no logout. */
  const rewriteStored = () => {
    if (info !== undefined && record.lookup().kind === 'unreadable') record.write(info)
  }

  /** What the storage says of the session; undefined: it was taken away. */
  const stored = (): SessionInfo | undefined => {
    const found = record.lookup()
    if (found.kind === 'session') return found.info
    if (found.kind === 'gone') return undefined
    rewriteStored()
    return info
  }

  /** SESSION-09: what another tab did counts here too. */
  const adoptStored = (next: SessionInfo | undefined) => {
    if (sameInfo(next, info)) return
    if (next === undefined) {
      record.forget()
      returnTargets.forget()
      sessionExpiry.sessionGone(ports.navigation.current(), info?.userName)
    }
    const wasGuest = info === undefined
    publish(next)
    // A tab that stands at the login is let in by another one. A game does not start without a tap.
    const wanted =
      next !== undefined && wasGuest && isSignInPath(ports.navigation.current()) ? returnTargets.read() : undefined
    if (wanted === undefined) return
    returnTargets.forget()
    navigate(wanted.path, true)
  }

  /** SESSION-07: clears, says so once, and remembers where the person was. */
  const end = () => {
    // Another tab has taken it away, and will say whether it was for an end or for a logout.
    if (record.lookup().kind === 'gone') adoptStored(undefined)
    else {
      sessionExpiry.sessionGone(ports.navigation.current(), info?.userName)
      clearSession()
      record.announceEnd()
      sessionExpiry.expired()
    }
    sessionExpiry.rejected()
  }

  const authApi = createLazy(ports.network, async () => (await import('./auth-api.ts')).authApi(context))

  const withLock = createRefreshLock(context)

  const onStoredChange = (found: StoredSession) => {
    switch (found.kind) {
      case 'session':
        return adoptStored(found.info)
      case 'gone':
      case 'foreign':
        return adoptStored(undefined)
      case 'elsewhere':
        return
      case 'unreadable':
        // In turn: a tab that renews meanwhile has the newer word.
        withLock(async () => rewriteStored()).catch((cause: unknown) => {
          log.warn('session.restore.failed', { code: toFoyerError(cause).code })
        })
    }
  }

  const tokenRefresh = createTokenRefresh({
    log,
    now: () => ports.clock.now(),
    withLock,
    request: () => call(sessionRenew, { force: false }, { signal: scope.signal }),
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
  })

  const endSession = async (to: string): Promise<void> => {
    const hide = notifier.loading('toast.loggingOut', 'endless')
    // A refresh that is under way answers to nobody from here on.
    generation += 1
    try {
      // Nobody should have to wait half a minute to leave.
      await call(logoutCall, {}, { signal: scope.signal, timeoutMs: LIMITS.slowMs })
    } catch (cause) {
      log.warn('session.logout.failed', { code: toFoyerError(cause).code })
    } finally {
      hide()
    }
    clearSession()
    record.autoSignIn.set(false)
    navigate(to, true)
  }

  const signOut: Session['signOut'] = ({ to = HOME } = {}) => {
    signingOut ??= endSession(to).finally(() => {
      signingOut = undefined
    })
    return signingOut
  }

  const requestTrial = async (): Promise<boolean> => {
    const mine = generation
    const hide = notifier.loading('toast.trialStarting', 'loading')
    try {
      const { token, userName, customerType = TRIAL_TYPE } = await (await authApi()).trial(scope.signal)
      if (mine !== generation) return false
      const { merchantCode } = config
      completeSignIn({ token, merchantCode, userName, type: TRIAL_TYPE, firstTimeLogin: false }, customerType)
      return true
    } catch (cause) {
      if (scope.disposed || mine !== generation) return false
      notifier.error(cause)
      navigate(HOME, true)
      return false
    } finally {
      hide()
    }
  }

  const session: Session = {
    $state,
    start() {
      scope.add(record.onChange(onStoredChange))
      scope.add(record.onEnd(sessionExpiry.expired))
      const found = record.read()
      if (found === undefined && autoSignIn !== undefined && record.autoSignIn.isOn())
        signInFlow.tryAutoSignIn(autoSignIn)
      else publish(found)
    },
    isSignedIn: () => info !== undefined,
    signIn: signInFlow.signIn,
    setSession({ token, userName, type }) {
      signInFlow.setAutoSignIn(false)
      completeSignIn({ token, userName, type, merchantCode: config.merchantCode, firstTimeLogin: false })
    },
    startTrial() {
      // Whoever is in would lose their own session.
      if (authorize(ruleFor('startTrial', config), $state.get(), NO_FLAGS).outcome !== 'allow')
        return Promise.resolve(false)
      startingTrial ??= requestTrial().finally(() => {
        startingTrial = undefined
      })
      return startingTrial
    },
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
    refresh: () => tokenRefresh.run().then(() => undefined),
    setReturnTarget: (wanted) => (wanted === undefined ? returnTargets.forget() : returnTargets.remember(wanted)),
    returnTarget: returnTargets.read,
    continueAfterSignIn,
  }

  const tokenProvider: TokenProvider = {
    token: () => info?.token,
    async onSessionEnded(_error, tokenUsed) {
      if (signingOut !== undefined) return 'ended'
      const verdict = await tokenRefresh.onRejected(tokenUsed)
      if (verdict === 'ended') sessionExpiry.rejected()
      return verdict
    },
    onRejectedAgain: tokenRefresh.onRejectedAgain,
    ownEndpoints: [sessionRenew.id, logoutCall.id],
  }

  return { session, tokenProvider }
}
