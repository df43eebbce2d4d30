import { type ChallengeParameters, type DeriveKeyFunction, solveChallenge } from 'altcha-lib'
import { deriveKey as pbkdf2 } from 'altcha-lib/algorithms/web/pbkdf2'
import { deriveKey as sha } from 'altcha-lib/algorithms/web/sha'
import { FoyerError } from '../../../kernel/errors.ts'

/** A challenge as ALTCHA servers write it (version 2). */
export interface AltchaChallenge {
  readonly parameters: ChallengeParameters
  readonly signature: string
}

export interface SolveOptions {
  readonly signal: AbortSignal
  progress(share: number): void
}

/** Progress is reported this often at most, which is enough for a progress bar. */
const STEPS = 40

/**
 * Solves a challenge and returns the payload that ALTCHA servers accept. WebCrypto does the hashing on its own threads,
 * so the page stays responsive.
 * @throws FoyerError `response.schema` for an algorithm that WebCrypto does not know or that costs too much, or the signal's reason
 */
export async function solveAltcha(challenge: AltchaChallenge, { signal, progress }: SolveOptions): Promise<string> {
  const { parameters, signature } = challenge
  const derive = derivation(parameters)
  const share = shareOf(parameters)
  let tries = 0
  let reported = 0
  const controller = new AbortController()
  signal.throwIfAborted()
  let stop = () => controller.abort()
  const stopped = new Promise<never>((_, reject) => {
    stop = () => {
      controller.abort()
      reject(signal.reason)
    }
  })
  signal.addEventListener('abort', stop)
  try {
    const solving = solveChallenge({
      challenge: { parameters, signature },
      controller,
      // Only the signal ends the work: it follows the clock port.
      timeout: 0,
      deriveKey(...input) {
        tries += 1
        const now = share(tries)
        if (now - reported >= 1 / STEPS) {
          reported = now
          progress(now)
        }
        return derive(...input)
      },
    })
    // The library looks at its signal between two derivations alone.
    const solution = await Promise.race([solving, stopped])
    signal.throwIfAborted()
    return encodePayload({ challenge: { parameters, signature }, solution })
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/** The most rounds in one derivation, which nothing can stop. The rounds of SHA are calls of their own, and take longer. */
const MAX_COST = { pbkdf2: 1_000_000, sha: 10_000 }

/** @throws FoyerError `response.schema` */
function derivation({ algorithm, cost }: ChallengeParameters): DeriveKeyFunction {
  const invalidField = (field: string) =>
    new FoyerError({ code: 'response.schema', endpoint: 'humanChallenge', field: `parameters.${field}` })
  const isPbkdf2 = algorithm.startsWith('PBKDF2/')
  if (!isPbkdf2 && !algorithm.startsWith('SHA-')) throw invalidField('algorithm')
  if (cost > (isPbkdf2 ? MAX_COST.pbkdf2 : MAX_COST.sha)) throw invalidField('cost')
  return isPbkdf2 ? pbkdf2 : sha
}

/** From the platform's own bound where it names one (`data.maxCounter`), else from the probability of the prefix. */
function shareOf({ data, keyPrefix }: ChallengeParameters): (tries: number) => number {
  const bound = data?.maxCounter
  if (typeof bound === 'number' && bound > 0) return (tries) => Math.min(tries / bound, 1)
  const expected = 16 ** keyPrefix.length
  return (tries) => 1 - Math.exp(-tries / expected)
}

/** Base64 of JSON. Characters beyond ASCII are escaped, since the server reads it byte by byte. */
function encodePayload(payload: unknown): string {
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  return btoa(JSON.stringify(payload).replace(/[^ -~]/g, escaped))
}
