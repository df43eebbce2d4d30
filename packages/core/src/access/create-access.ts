import { atom } from 'nanostores'
import { FoyerError } from '../kernel/errors.ts'
import type { FeatureContext } from '../kernel/feature-context.ts'
import type { Session } from '../session/session.ts'
import type { Site } from '../site/site.ts'
import type { Access, AccessState, Decision, RouteName } from './access.ts'
import { createGate, flagsOf } from './create-gate.ts'
import { decide } from './decide.ts'
import { type Arrival, followRedirects, type Verdict } from './follow.ts'
import { toInternalPath } from './internal-path.ts'
import { backTarget, layoutFor, type MoveCause, stepsBack, transitionFor } from './layout.ts'
import { HOME, WAYS_IN } from './routes.ts'

/** Guards, titles and chrome around the host's history. */
export function createAccess(context: FeatureContext, session: Session, site: Site): Access {
  const { config, notifier, events, log, ports, scope } = context
  const { carryOut, ...gate } = createGate(context, session, site)
  const { navigation } = ports
  const origin = ports.device.origin
  let moving = false
  let started = false
  let recheck = false
  /** A step back that the history has not reported yet. */
  let stepping: 'pop' | 'swipeBack' | undefined

  const judge = (path: string): Decision => decide(path, session.$state.get(), flagsOf(site), config)

  const follow = (wish: string): Verdict => {
    const verdict = followRedirects(wish, judge)
    if (verdict.circular) log.error('access.loop', { path: wish })
    return verdict
  }

  const stateOf = (decision: Arrival, cause: MoveCause): AccessState => ({
    decision,
    layout: layoutFor(decision.route.path, session.$state.get()),
    transition: transitionFor({ cause }),
  })

  const here = (): string => toInternalPath(navigation.current(), { origin }) ?? HOME

  const $page = atom<AccessState>(
    stateOf({ outcome: 'wait', route: follow(here()).arrival.route, reason: { code: 'session-unknown' } }, 'start'),
  )

  const show = (decision: Arrival, cause: MoveCause) => {
    const { decision: now } = $page.get()
    const same = now.outcome === decision.outcome && now.route.path === decision.route.path
    if (!same) $page.set(stateOf(decision, cause))
  }

  /** @param from the page before, undefined at the start */
  const arrive = ({ arrival, messages, wanted }: Verdict, cause: MoveCause, from: RouteName | undefined) => {
    for (const message of messages) notifier.info(message.key, message)
    if (session.isLoggedIn()) return
    const { name } = arrival.route
    if (name === 'login' && wanted !== undefined) {
      session.rememberTarget({ path: wanted })
      return
    }
    // Who goes back to the lobby, or follows a link to the login from somewhere else, has given up an earlier wish.
    const byLink = WAYS_IN.has(name) && from !== undefined && !WAYS_IN.has(from) && cause !== 'pop'
    if (name === 'home' || byLink) session.rememberTarget(undefined)
  }

  const shownName = (): RouteName | undefined => {
    const { decision } = $page.get()
    return started && 'route' in decision ? decision.route.name : undefined
  }

  /** Our own steps through the history are not news to us. */
  const move = (step: () => void) => {
    moving = true
    try {
      step()
    } finally {
      moving = false
    }
  }

  /** Makes what is shown agree with where the person is. */
  const settle = (cause: MoveCause) => {
    const from = cause === 'start' ? undefined : shownName()
    const verdict = follow(here())
    const { arrival, refusal } = verdict
    const { path } = arrival.route
    if (path !== navigation.current()) move(() => navigation.replace(path))
    show(arrival, cause)
    arrive(verdict, cause, from)
    if (refusal !== undefined) carryOut(refusal)
  }

  const travel = (to: string, cause: 'push' | 'replace' | 'swipeBack') => {
    const wish = toInternalPath(to, { origin, from: navigation.current() })
    if (wish === undefined) {
      notifier.error(new FoyerError({ code: 'url.unsafe' }))
      return
    }
    const verdict = follow(wish)
    if (verdict.refusal !== undefined) {
      carryOut(verdict.refusal)
      return
    }
    const from = shownName()
    const { path } = verdict.arrival.route
    if (path !== navigation.current()) {
      move(() => (cause === 'push' ? navigation.push(path) : navigation.replace(path)))
    }
    show(verdict.arrival, cause)
    arrive(verdict, cause, from)
  }

  const go: Access['go'] = (to, { replace = false } = {}) => travel(to, replace ? 'replace' : 'push')

  const stepBack = (steps: number, cause: 'pop' | 'swipeBack') => {
    stepping = cause
    navigation.back(steps)
  }

  const leaveFor = (to: string, swiped = false) => {
    const path = toInternalPath(to, { origin, from: navigation.current() })
    const steps = path === undefined ? 0 : stepsBack(path, navigation.behind())
    if (steps > 0) stepBack(steps, swiped ? 'swipeBack' : 'pop')
    else travel(to, swiped ? 'swipeBack' : 'replace')
  }

  const back: Access['back'] = (cause = 'arrow') => {
    const swiped = cause === 'swipe'
    const depth = navigation.behind().length
    const target = backTarget(navigation.current(), { config, depth, origin, session: session.$state.get() })
    if (!('to' in target)) stepBack(1, swiped ? 'swipeBack' : 'pop')
    // At home with nothing behind: there is no further back.
    else if (target.to !== HOME || !$page.get().layout.logo) leaveFor(target.to, swiped)
  }

  const foresee: Access['decide'] = (to) => {
    const path = toInternalPath(to, { origin, from: navigation.current() })
    return path === undefined ? { outcome: 'redirect', to: HOME, reason: { code: 'unknown-path' } } : judge(path)
  }

  /** After whoever changed session or flags has finished: they may be about to navigate themselves. */
  const checkLater = () => {
    if (!started || recheck) return
    recheck = true
    void Promise.resolve().then(() => {
      recheck = false
      // The page that a step back leads to is looked at when it is there.
      if (!scope.disposed && stepping === undefined) settle('replace')
    })
  }

  return {
    ...gate,
    $page,
    start() {
      started = true
      scope.add(
        navigation.onChange((cause) => {
          if (moving) return
          const step = cause === 'pop' ? stepping : undefined
          stepping = undefined
          settle(step ?? cause)
        }),
      )
      scope.add(session.$state.listen(checkLater))
      scope.add(site.$settings.listen(checkLater))
      scope.add(events.on('navigate', ({ to, replace }) => (replace ? leaveFor(to) : go(to))))
      settle('start')
    },
    go,
    leave: (to) => leaveFor(to),
    back,
    openFooter({ to, checked }) {
      // The check is for accounts. For guests the page decides: some are open to them, the others lead to the login.
      if (!checked || !session.isLoggedIn() || gate.attempt('footerEntry', { wanted: to })) go(to)
    },
    decide: foresee,
    why: async (what) =>
      (await import('./explain.ts')).explain(what, { config, flags: flagsOf(site), may: gate.may, decide: foresee }),
  }
}
