import { FoyerError, isFoyerError } from '../../../kernel/errors.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import { aborted, DONE, type Result } from '../../../kernel/result.ts'
import type { Scope } from '../../../kernel/scope.ts'
import { singleFlight } from '../../../kernel/single-flight.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import type { AccountCodePurpose, SmsPurpose } from '../challenges/types.ts'

/** Why a proof is needed: to send a code by SMS, or in place of a captcha picture (settlement 4). */
export type HumanPurpose = SmsPurpose | AccountCodePurpose | 'captcha'

export interface HumanCheckRequest {
  readonly purpose: HumanPurpose
  /** Ends the work; the result is then ignored. */
  readonly signal: AbortSignal
  /** Reports how much of the work is done, 0 to 1. Optional. */
  progress(share: number): void
}

/** What convinces the platform that a person sent the request. */
export interface HumanProof {
  /** Added to the request unchanged (SMS-03). Empty where the platform needs no proof. */
  readonly fields: Readonly<Record<string, string>>
  /** ms since the epoch, server time; without it the proof does not expire. */
  readonly expiresAt?: number | undefined
}

/**
 * Proves that a person sent the request (SMS-03, PHONEPW-12). The default solves the platform's proof of work; a host
 * may set another one with `useHumanVerifier` of the challenges.
 */
export interface HumanVerifier {
  /** Whether the platform offers this proof. Called when a captcha is shown. Default: yes. */
  offered?(signal: AbortSignal): Promise<boolean>
  /** Loads what `verify` needs. */
  prefetch?(): Promise<void>
  /**
   * Resolves with undefined when the person gave up.
   * @throws any error; shown as `unknown` unless it is a FoyerError.
   */
  verify(request: HumanCheckRequest): Promise<HumanProof | undefined>
}

/** The control "I am human". */
export type HumanCheckState =
  /** No captcha is shown, or the platform offers no alternative. */
  | { readonly status: 'hidden' }
  | { readonly status: 'ready' }
  /** 0 to 1; undefined while it is unknown. */
  | { readonly status: 'working'; readonly progress: number | undefined }
  | { readonly status: 'done' }
  /** A tap tries again. `expired`: the proof is too old. */
  | { readonly status: 'failed'; readonly reason: 'expired' | 'error' }

/** The alternative to a captcha picture for people who cannot read it (settlement 4). */
export interface HumanCheck {
  readonly $state: Store<HumanCheckState>
  /**
   * Proves it, or joins the proof under way; nothing to do where there is a valid one. `request.aborted` where the person
   * gave up, `request.invalid` where the check is hidden. `$state` shows a failure, so there is no toast.
   */
  verify(): Promise<Result>
}

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
  { log, report, time }: Pick<FeatureContext, 'log' | 'report' | 'time'>,
  scope: Scope,
  verifier: () => HumanVerifier | undefined,
): HumanCheckControl {
  const $state = writable<HumanCheckState>({ status: 'hidden' })
  let proof: HumanProof | undefined
  let used = false
  /** The running verification, and the timer until the proof expires. */
  let current = scope.child()

  const restart = (): Scope => {
    verify.reset()
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

  const verify = singleFlight(async (): Promise<Result> => {
    const { status } = $state.get()
    const humanVerifier = verifier()
    if (status === 'done') return DONE
    if (scope.disposed) return aborted()
    if (status === 'hidden' || humanVerifier === undefined) {
      return report('challenges.verify', new FoyerError({ code: 'request.invalid', field: 'human' }), { silent: true })
    }
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
      if (attempt.disposed) return aborted()
      if (next !== undefined) {
        acceptProof(next, attempt)
        return DONE
      }
      $state.set({ status: 'ready' })
      return aborted()
    } catch (cause) {
      if (attempt.disposed) return aborted()
      // The control shows the failure, and a tap tries again.
      $state.set({ status: 'failed', reason: 'error' })
      return report('challenges.verify', cause, { shownOnPage: true })
    }
  })

  return {
    $state: readOnly($state, log),
    verify: () => verify(),
    offer() {
      const humanVerifier = verifier()
      if ($state.get().status !== 'hidden' || humanVerifier === undefined || scope.disposed) return
      const attempt = restart()
      const show = (offered: boolean) => {
        if (offered && !attempt.disposed) $state.set({ status: 'ready' })
      }
      if (humanVerifier.offered === undefined) {
        show(true)
        return
      }
      // The verifier is code of the host, which may throw, or answer without a promise.
      const ask = async () => humanVerifier.offered?.(attempt.signal) ?? true
      ask().then(show, (cause: unknown) => {
        if (!isFoyerError(cause)) log.callbackFailed('challenges.offered', cause)
        // If the question fails now, it may succeed when the person taps.
        show(true)
      })
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
