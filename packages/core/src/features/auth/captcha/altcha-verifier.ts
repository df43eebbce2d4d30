import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import { FoyerError, isFoyerError } from '../../../kernel/errors.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import { createLazyModule } from '../../../kernel/lazy-module.ts'
import { challengeEndpoints } from '../challenges/endpoints.ts'
import type { HumanVerifier } from './human-check.ts'

/**
 * The default verifier: a proof of work by ALTCHA, checked by the platform itself, without a third party
 * (settlement 4). A platform without this call (404) needs no proof, and is not asked again.
 */
export function createAltchaVerifier({
  call,
  ports,
  scope,
}: Pick<FeatureContext, 'call' | 'ports' | 'scope'>): HumanVerifier {
  // The solver is loaded when it is first needed.
  const solver = createLazyModule(ports.network, () => import('./solve-altcha.ts'))
  let absent = false

  const requestChallenge = async (signal: AbortSignal) => {
    if (absent) return undefined
    try {
      return await call(challengeEndpoints.humanChallenge, {}, { signal })
    } catch (cause) {
      absent = isFoyerError(cause) && cause.status === 404
      if (absent) return undefined
      throw cause
    }
  }

  return {
    async prefetch() {
      await solver()
    },
    async offered(signal) {
      return (await requestChallenge(signal)) !== undefined
    },
    async verify({ signal, progress }) {
      const challenge = await requestChallenge(signal)
      if (challenge === undefined) return { fields: {} }
      if (ports.crypto.subtle === undefined) throw new FoyerError({ code: 'crypto.unavailable' })
      const { parameters, signature, expirationTime } = challenge
      const work = scope.child()
      const stop = () => work.dispose()
      signal.addEventListener('abort', stop)
      work.timeout(stop, SPEC_CONSTANTS.humanProofMs)
      try {
        const { solveAltcha } = await solver()
        const altcha = await solveAltcha({ parameters, signature }, { signal: work.signal, progress })
        const { expiresAt } = parameters
        return { fields: { altcha }, expiresAt: expirationTime ?? (expiresAt && expiresAt * 1000) }
      } catch (cause) {
        signal.throwIfAborted()
        throw work.disposed ? new FoyerError({ code: 'network.timeout', retryable: true, cause }) : cause
      } finally {
        signal.removeEventListener('abort', stop)
        work.dispose()
      }
    },
  }
}
