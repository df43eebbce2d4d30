import { computed } from 'nanostores'
import { createDuePoller } from '../../../kernel/due-poller.ts'
import { FoyerError } from '../../../kernel/errors.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { createMutation } from '../../../kernel/mutation.ts'
import type { List } from '../../../kernel/paged-query.ts'
import { createQuery, type Loadable } from '../../../kernel/query.ts'
import { aborted, DONE, failed, type Result, succeeded, type VerbOptions } from '../../../kernel/result.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import { createWatchers } from '../../../kernel/watchers.ts'
import type { Unsubscribe } from '../../../ports/ports.ts'
import { access } from '../../access/access.ts'
import { type AccessGuard, refused } from '../../access/access-guard.ts'
import { createUserList } from '../../access/user-list.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { createUserScope } from '../../auth/session/user-scope.ts'
import { type Wallet, wallet } from '../../cashier/wallet/wallet.ts'
import { checkDraw, type RainCheck } from './check-draw.ts'
import { redRainEndpoints } from './endpoints.ts'
import type { DrawCrypto } from './rain-draw.ts'
import {
  type RainClaim,
  type RainClaims,
  type RainEntry,
  type RainPhase,
  type RainRound,
  type RainRounds,
  rainPhase,
} from './rain-phase.ts'

/**
 * The red envelope rain: a draw among all who enter while a round is open. The platform decides; the moment of the tap
 * and the number of taps change nothing. Everything is in server time.
 */
export interface RedRain extends Loadable<RainRounds> {
  /** undefined until the rounds are known. */
  readonly $phase: Store<RainPhase | undefined>
  /** ms since the epoch, whole seconds; moves while the rain is watched. */
  readonly $now: Store<number>
  /**
   * Reads the rounds, and again when a draw is due and when the page is seen again, until the returned function is called;
   * never while the page is hidden.
   */
  watch(): Unsubscribe
  /**
   * Enters the open round once. After a lost answer the request is sent again. If that answer is lost too, the phase has
   * `entry: 'unknown'` until a {@link RedRain.refresh} shows the entry. `rain.closed`: no round is open.
   */
  claim(options?: VerbOptions): Promise<Result<RainEntry>>
  /** The rounds that the user entered, latest first; `dispose()` it with its screen. */
  history(): List<RainRound>
  /** Computes a draw again on this device. `crypto.unavailable` where it cannot, `request.invalid` before the draw. */
  check(round: RainRound): Promise<Result<RainCheck>>
}

/** Platforms draw at the close, and answer a moment later. */
const DRAW_MS = 1000
/** So that not all devices ask at once. */
const SPREAD_MS = 2000

export interface RedRainDeps {
  readonly session: Pick<Session, '$state' | '$info'>
  readonly guard: Pick<AccessGuard, 'allows' | 'check' | 'enforce'>
  readonly wallet: Pick<Wallet, 'invalidate'>
}

export function createRedRain(context: FeatureContext, { session, guard, wallet }: RedRainDeps): RedRain {
  const { call, config, ports, report, scope } = context
  const $claims = writable<RainClaims>(new Map())
  const note = (roundId: string, claim: RainClaim) => {
    const claims = new Map($claims.get())
    if (claim === 'none') claims.delete(roundId)
    else claims.set(roundId, claim)
    $claims.set(claims)
  }
  const rounds = createQuery<RainRounds>({
    context,
    feature: 'redRain',
    load: (signal) => call(redRainEndpoints.redRainState, {}, { signal }),
  })
  /** What was published before the draws. */
  const commitments = new Map<string, string>()
  /** Rounds that the user is in, as far as they are not drawn. */
  const entered = new Set<string>()
  let spread = 0

  const user = createUserScope(scope, session, () => {
    entered.clear()
    $claims.set(new Map())
    rounds.reset()
  })

  let latest: RainRounds | undefined
  const read = (data: RainRounds) => {
    if (data === latest) return
    latest = data
    const { open, next, results } = data
    for (const round of [open, next]) {
      if (round === undefined) continue
      if (!commitments.has(round.roundId)) commitments.set(round.roundId, round.commitment)
      if (round.entry !== undefined) entered.add(round.roundId)
    }
    let isPaid = false
    for (const { roundId, entry } of results) {
      if (!entered.delete(roundId)) continue
      if (entry?.state === 'won') isPaid = true
    }
    if (isPaid) wallet.invalidate()
  }
  scope.add(rounds.$state.listen(({ data }) => data !== undefined && read(data)))

  const refresh = (): Promise<Result> => (guard.allows('redRain') ? claiming.settleBy(rounds) : Promise.resolve(DONE))

  const poller = createDuePoller({
    context,
    refresh: async () => {
      await refresh()
    },
    nextAt() {
      const { data } = rounds.$state.get()
      const closes = [data?.open, data?.next].flatMap((round) => round?.closesAt ?? [])
      return closes.length === 0 ? undefined : Math.min(...closes) + DRAW_MS + spread
    },
  })

  const watch = createWatchers({
    scope,
    visibility: ports.visibility,
    start(watched) {
      spread = ports.random.next() * SPREAD_MS
      // Who was told to pay in first may come from there.
      if (ports.network.isOnline()) void refresh()
      watched.add(poller.watch())
    },
  })

  const $phase = computed([rounds.$state, poller.$now, $claims], ({ data }, now, claims) =>
    data === undefined ? undefined : Object.freeze(rainPhase(data, now, claims)),
  )

  const enter = (roundId: string, entry: RainEntry) => {
    const { data } = rounds.$state.get()
    if (data === undefined) return
    const withEntry = (round: RainRound | undefined) => (round?.roundId === roundId ? { ...round, entry } : round)
    rounds.set({ ...data, open: withEntry(data.open), next: withEntry(data.next) })
  }

  const claiming = createMutation({
    context,
    name: 'redRain.claim',
    owner: user,
    // A member enters a round once. The second request gets the entry.
    send: (roundId: string, { signal }): Promise<RainEntry> =>
      call(redRainEndpoints.redRainClaim, { roundId }, { signal }),
    made(entry, roundId) {
      note(roundId, 'none')
      enter(roundId, entry)
    },
    refused({ code }, roundId) {
      note(roundId, 'none')
      if (code === 'rain.closed' || code === 'rain.notEligible') void rounds.refreshAfterChange()
    },
    unknown: (_, roundId) => note(roundId, 'unknown'),
  })

  return {
    $state: rounds.$state,
    $phase: readOnly($phase, context.log),
    $now: poller.$now,
    load: () => (guard.allows('redRain') ? rounds.load() : Promise.resolve(DONE)),
    refresh,
    watch,
    claim({ signal, silent } = {}) {
      if (signal?.aborted || scope.disposed) return Promise.resolve(aborted())
      if (!guard.enforce('redRain')) return Promise.resolve(refused(guard, 'redRain'))
      const phase = $phase.get()
      if (phase?.status !== 'open') return Promise.resolve(failed(new FoyerError({ code: 'rain.closed' })))
      if (phase.round.entry !== undefined) return Promise.resolve(succeeded(phase.round.entry))
      const { roundId } = phase.round
      if (ports.network.isOnline()) note(roundId, 'sending')
      return claiming.run(roundId, {
        signal,
        silent,
        onSend(change) {
          // A refresh that is newer than the claim shows what became of it.
          change.onEnd(({ kind }) => {
            if (kind === 'forgotten') note(roundId, 'none')
          })
        },
      })
    },
    history() {
      return createUserList<RainRound>({
        context,
        session,
        guard,
        ability: 'redRain',
        feature: 'redRain',
        endpoint: redRainEndpoints.redRainHistory,
        load: (page, signal) => call(redRainEndpoints.redRainHistory, page, { signal }),
        key: ({ roundId }) => roundId,
      })
    },
    async check(round) {
      const { seed } = round
      const userName = session.$info.get()?.userName
      // WebCrypto is the only source of it that there is.
      const crypto = ports.crypto.subtle as DrawCrypto | undefined
      if (crypto === undefined) return report('redRain.check', new FoyerError({ code: 'crypto.unavailable' }))
      if (seed === undefined || userName === undefined) return failed(new FoyerError({ code: 'request.invalid' }))
      try {
        const seen = commitments.get(round.roundId)
        return succeeded(await checkDraw(crypto, { ...round, seed }, userName, config.currency.digits, seen))
      } catch (cause) {
        return report('redRain.check', cause)
      }
    },
  }
}

/** The red envelope rain. */
export const redRain: Feature<RedRain> = defineFeature({
  id: 'redRain',
  needs: { session, access, wallet },
  create: (context, { session, access, wallet }) => createRedRain(context, { session, guard: access, wallet }),
})
