import { atom } from 'nanostores'
import type { FeatureContext } from '../../../kernel/feature-context.ts'
import type { Scope } from '../../../kernel/scope.ts'
import type { HumanCheck, HumanProof, HumanState, HumanVerifier } from './human-verifier.ts'

/** The control with what its captcha does to it. */
export interface HumanCheckControl extends HumanCheck {
  /** Comes up if the platform offers it. */
  offer(): void
  hide(): void
  /** Fields of the proof that stands. A platform takes a proof once, so it counts as used from now on. */
  useProof(): HumanProof['fields'] | undefined
  /** The platform refused: a proof that was used is replaced by another, without a further tap. */
  proveAgain(): void
}

/** Ends with `scope`. */
export function createHumanCheck(
  { log, time }: Pick<FeatureContext, 'log' | 'time'>,
  scope: Scope,
  verifier: () => HumanVerifier | undefined,
): HumanCheckControl {
  const $state = atom<HumanState>({ status: 'hidden' })
  let proof: HumanProof | undefined
  let used = false
  /** What is under way, or waits for the proof to age. */
  let current = scope.child()

  const begin = (): Scope => {
    current.dispose()
    current = scope.child()
    proof = undefined
    used = false
    return current
  }

  const acceptProof = (next: HumanProof, mine: Scope) => {
    proof = next
    $state.set({ status: 'done' })
    if (next.expiresAt === undefined) return
    mine.timeout(
      () => {
        begin()
        $state.set({ status: 'failed', reason: 'expired' })
      },
      Math.max(0, next.expiresAt - time.now()),
    )
  }

  const verify = async (): Promise<boolean> => {
    const { status } = $state.get()
    const by = verifier()
    if (status === 'done') return true
    if (status === 'hidden' || status === 'working' || by === undefined || scope.disposed) return false
    const mine = begin()
    $state.set({ status: 'working', progress: undefined })
    try {
      const next = await by.verify({
        purpose: 'captcha',
        signal: mine.signal,
        progress: (share) => {
          if (!mine.disposed) $state.set({ status: 'working', progress: Math.min(Math.max(share, 0), 1) })
        },
      })
      if (mine.disposed) return false
      if (next === undefined) $state.set({ status: 'ready' })
      else acceptProof(next, mine)
      return next !== undefined
    } catch {
      // What the platform refused is in the log already; the control says that it failed, and a tap tries again.
      if (mine.disposed) return false
      log.warn('human.check.failed', {})
      $state.set({ status: 'failed', reason: 'error' })
      return false
    }
  }

  return {
    $state,
    verify,
    offer() {
      const humanVerifier = verifier()
      if ($state.get().status !== 'hidden' || humanVerifier === undefined || scope.disposed) return
      const mine = begin()
      const show = (offered: boolean) => {
        if (offered && !mine.disposed) $state.set({ status: 'ready' })
      }
      // Whoever cannot be asked now may be when the person taps.
      if (humanVerifier.offered === undefined) show(true)
      else humanVerifier.offered(mine.signal).then(show, () => show(true))
    },
    hide() {
      begin()
      $state.set({ status: 'hidden' })
    },
    useProof() {
      used = proof !== undefined
      return proof?.fields
    },
    proveAgain() {
      if (!used) return
      begin()
      $state.set({ status: 'ready' })
      void verify()
    },
  }
}
