import { atom } from 'nanostores'
import type { FeatureContext } from '../../../kernel/feature-context.ts'
import type { Scope } from '../../../kernel/scope.ts'
import type { HumanCheck, HumanProof, HumanState, HumanVerifier } from './human-verifier.ts'

/** The check as its captcha controls it. */
export interface HumanCheckControl extends HumanCheck {
  /** Shows the check if the platform offers it. */
  offer(): void
  hide(): void
  /** Fields of the proof. A platform accepts a proof once, so it counts as used from now on. */
  useProof(): HumanProof['fields'] | undefined
  /** After a refusal: replaces a used proof by a new one, without another tap. */
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
  /** The running verification, and the timer until the proof expires. */
  let current = scope.child()

  const restart = (): Scope => {
    current.dispose()
    current = scope.child()
    proof = undefined
    used = false
    return current
  }

  const acceptProof = (next: HumanProof, attempt: Scope) => {
    proof = next
    $state.set({ status: 'done' })
    if (next.expiresAt === undefined) return
    attempt.timeout(
      () => {
        restart()
        $state.set({ status: 'failed', reason: 'expired' })
      },
      Math.max(0, next.expiresAt - time.now()),
    )
  }

  const verify = async (): Promise<boolean> => {
    const { status } = $state.get()
    const humanVerifier = verifier()
    if (status === 'done') return true
    if (status === 'hidden' || status === 'working' || humanVerifier === undefined || scope.disposed) return false
    const attempt = restart()
    $state.set({ status: 'working', progress: undefined })
    try {
      const next = await humanVerifier.verify({
        purpose: 'captcha',
        signal: attempt.signal,
        progress: (share) => {
          if (!attempt.disposed) $state.set({ status: 'working', progress: Math.min(Math.max(share, 0), 1) })
        },
      })
      if (attempt.disposed) return false
      if (next === undefined) $state.set({ status: 'ready' })
      else acceptProof(next, attempt)
      return next !== undefined
    } catch {
      // The call has logged a refusal. The control shows the failure, and a tap tries again.
      if (attempt.disposed) return false
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
      const attempt = restart()
      const show = (offered: boolean) => {
        if (offered && !attempt.disposed) $state.set({ status: 'ready' })
      }
      // If the question fails now, it may succeed when the person taps.
      if (humanVerifier.offered === undefined) show(true)
      else humanVerifier.offered(attempt.signal).then(show, () => show(true))
    },
    hide() {
      restart()
      $state.set({ status: 'hidden' })
    },
    useProof() {
      used = proof !== undefined
      return proof?.fields
    },
    proveAgain() {
      if (!used) return
      restart()
      $state.set({ status: 'ready' })
      void verify()
    },
  }
}
