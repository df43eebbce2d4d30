import { CappedMap, type ChallengeParameters, createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import * as z from 'zod/mini'
import { createSecret, type RandomBytes, randomUnit } from './secure-random.ts'

interface IssuedChallenge {
  readonly parameters: ChallengeParameters
  readonly signature: string
  /** ms since the epoch. */
  readonly expirationTime: number
}

/** Proofs of work (settlement 4): each challenge is signed, expires, and takes one solution. */
export interface HumanChecks {
  /** `work`: how often the client hashes at most. */
  issue(work: number): Promise<IssuedChallenge>
  /** Whether it solves a valid challenge of this sandbox. Uses the challenge up. */
  accept(payload: string | undefined): Promise<boolean>
}

const LIFE_MS = 300_000
const KEPT = 1000
const MAX_PAYLOAD_LENGTH = 4000
/** Rounds of PBKDF2 in each hash: small steps, so that a slow phone stays free between them. */
const ROUNDS = 500

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      data: z.object({ until: z.number(), maxCounter: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

function read(payload: string): z.output<typeof payloadSchema> | undefined {
  if (payload.length > MAX_PAYLOAD_LENGTH) return undefined
  try {
    return z.parse(payloadSchema, JSON.parse(atob(payload)))
  } catch {
    // Not base64, not JSON, not of this form: no proof.
    return undefined
  }
}

export function createHumanChecks(now: () => number, randomBytes: RandomBytes): HumanChecks {
  let drawn: { readonly hmacSignatureSecret: string; readonly hmacKeySignatureSecret: string } | undefined
  const secrets = () => {
    drawn ??= {
      hmacSignatureSecret: createSecret(randomBytes),
      hmacKeySignatureSecret: createSecret(randomBytes),
    }
    return drawn
  }
  const used = new CappedMap<string, true>({ maxSize: KEPT })

  return {
    async issue(work) {
      const expirationTime = now() + LIFE_MS
      const maxCounter = Math.max(2, work)
      const { parameters, signature = '' } = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: ROUNDS,
        // In the second half, so that no client finds it at once.
        counter: Math.floor(maxCounter * (0.5 + randomUnit(randomBytes) / 2)),
        deriveKey,
        // The library would compare `expiresAt` with the device's clock instead of the sandbox's.
        data: { until: expirationTime, maxCounter },
        ...secrets(),
      })
      return { parameters, signature, expirationTime }
    },
    async accept(payload = '') {
      const proof = read(payload)
      // The time in the payload is signed, so it is valid if the signature is.
      if (proof === undefined || proof.challenge.parameters.data.until <= now()) return false
      const { challenge, solution } = proof
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets() })
      return verified && used.setIfAbsent(challenge.signature, true)
    },
  }
}
