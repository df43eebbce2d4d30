import { type ChallengeParameters, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Client } from './client.ts'

export interface Solved {
  readonly challenge: { readonly parameters: ChallengeParameters; readonly signature: string }
  readonly solution: { readonly counter: number; readonly derivedKey: string }
}

/** Solves a fresh challenge as ALTCHA's own library does; shares no code with core. */
export async function solveHumanChallenge({ call }: Client): Promise<Solved> {
  const { parameters, signature } = (await call('humanChallenge', {})).value
  const challenge = { parameters, signature }
  const solution = await solveChallenge({ challenge, deriveKey })
  if (solution === null) throw new Error('the challenge cannot be solved')
  return { challenge, solution }
}

/** The text that goes into the field `altcha`. */
export function encodeProof(solved: unknown): string {
  return btoa(JSON.stringify(solved))
}
