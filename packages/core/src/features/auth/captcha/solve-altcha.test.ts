import { type ChallengeParameters, createChallenge, type DeriveKeyFunction, verifySolution } from 'altcha-lib'
import { deriveKey as pbkdf2 } from 'altcha-lib/algorithms/web/pbkdf2'
import { deriveKey as sha } from 'altcha-lib/algorithms/web/sha'
import { expect, it } from 'vitest'
import { solveAltcha } from './solve-altcha.ts'

const hmacSignatureSecret = 'secret'
const NEVER = new AbortController().signal

async function challenge(
  algorithm: string,
  deriveKey: DeriveKeyFunction,
  more: { readonly counter?: number; readonly data?: Record<string, string | number> } = {},
) {
  const { parameters, signature = '' } = await createChallenge({
    algorithm,
    deriveKey,
    cost: 2,
    hmacSignatureSecret,
    hmacKeySignatureSecret: 'other',
    ...more,
  })
  return { parameters, signature }
}

it.each([
  ['SHA-256', sha],
  ['SHA-512', sha],
  ['PBKDF2/SHA-256', pbkdf2],
  ['PBKDF2/SHA-384', pbkdf2],
] as const)('solves %s so that the library takes it, whatever else is signed with it', async (algorithm, deriveKey) => {
  const asked = await challenge(algorithm, deriveKey, { data: { note: 'für 🐟' } })
  const payload = await solveAltcha(asked, { signal: NEVER, progress: () => {} })
  expect(payload).toMatch(/^[\w+/=]+$/)
  const proof = JSON.parse(atob(payload))
  expect(proof.challenge).toEqual(asked)
  expect(await verifySolution({ ...proof, deriveKey, hmacSignatureSecret })).toMatchObject({ verified: true })
})

it('tells how far it is: exactly where the platform says how far to count, by the odds elsewhere, never back', async () => {
  const told = async (parameters: Parameters<typeof challenge>[2]) => {
    const shares: number[] = []
    const options = { signal: NEVER, progress: (share: number) => shares.push(share) }
    await solveAltcha(await challenge('SHA-256', sha, parameters), options)
    return shares
  }
  const counted = await told({ counter: 199, data: { maxCounter: 200 } })
  expect(counted.length).toBeLessThanOrEqual(40)
  expect(counted.at(0)).toBeLessThan(0.05)
  expect(counted.at(-1)).toBeGreaterThan(0.95)
  expect(counted).toEqual([...counted].sort((one, other) => one - other))
  for (const share of await told({})) expect(share).toBeLessThan(1)
})

it('stops when nobody waits any more', async () => {
  const leaving = new AbortController()
  const asked = await challenge('SHA-256', sha, { counter: 2 ** 31, data: { maxCounter: 1000 } })
  const solved = solveAltcha(asked, { signal: leaving.signal, progress: () => leaving.abort(new Error('left')) })
  await expect(solved).rejects.toThrow('left')
  await expect(solveAltcha(asked, { signal: leaving.signal, progress: () => {} })).rejects.toThrow('left')
})

it.each(['SCRYPT', 'ARGON2ID', ''])('says that nobody knows the algorithm %j here', async (algorithm) => {
  const { parameters, signature } = await challenge('SHA-256', sha)
  const asked: ChallengeParameters = { ...parameters, algorithm }
  await expect(
    solveAltcha({ parameters: asked, signature }, { signal: NEVER, progress: () => {} }),
  ).rejects.toMatchObject({
    code: 'response.schema',
    endpoint: 'humanChallenge',
    field: 'parameters.algorithm',
  })
})

it.each(['SHA-256', 'PBKDF2/SHA-256'])('[SMS-03] refuses %s when its cost has no bound', async (algorithm) => {
  const { parameters, signature } = await challenge('SHA-256', sha)
  const costly = { parameters: { ...parameters, algorithm, cost: 9e15 }, signature }
  await expect(solveAltcha(costly, { signal: NEVER, progress: () => {} })).rejects.toMatchObject({
    code: 'response.schema',
    field: 'parameters.cost',
  })
})

it('[SMS-03] ends with its signal when a derivation is under way', async () => {
  const controller = new AbortController()
  const { parameters, signature } = await challenge('SHA-256', sha)
  // No key begins with this, so that the work would go on.
  const endless = { parameters: { ...parameters, cost: 10_000, keyPrefix: '00'.repeat(30) }, signature }
  const solving = solveAltcha(endless, { signal: controller.signal, progress: () => {} })
  const reason = new Error('left')
  controller.abort(reason)
  await expect(solving).rejects.toBe(reason)
})
