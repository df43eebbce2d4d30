import { describe, expect, it, onTestFinished } from 'vitest'
import type { AnyEndpoint } from '../kernel/endpoint.ts'
import { CONTRACT_WRITES, REPEATABLE_WRITES } from '../testing/proofs/contract-writes.ts'
import { json, type ScriptedResponse } from '../testing/scripted-platform.ts'
import { createTestContext } from '../testing/test-context.ts'

/** Longer than every pause before a repeated request, and longer than the deadline of a call. */
const MINUTE_MS = 60_000

const FAILURES: Readonly<Record<string, ScriptedResponse>> = {
  '429 with Retry-After: 5': () =>
    json({ success: false, code: 'too.many' }, { status: 429, headers: { 'retry-after': '5' } }),
  503: () => json({ success: false }, { status: 503 }),
  'a lost answer': () => Promise.reject(new TypeError('Failed to fetch')),
}

/** A text for each field that the call names. */
function inputOf({ input }: AnyEndpoint): Readonly<Record<string, unknown>> {
  const { def } = input._zod
  if (!('shape' in def) || typeof def.shape !== 'object' || def.shape === null) return {}
  return Object.fromEntries(Object.keys(def.shape).map((field) => [field, 'x']))
}

async function requestsOf(endpoint: AnyEndpoint, failure: ScriptedResponse): Promise<number> {
  let requests = 0
  const test = createTestContext({
    config: { endpoints: { [endpoint.id]: { encrypted: false } } },
    async fetch({ method, headers, signal }) {
      requests += 1
      return failure({ method, path: '', query: {}, headers, body: '', signal })
    },
  })
  test.setTokenProvider({ token: () => 'token', onSessionEnded: async () => 'ended', ownEndpoints: [] })
  onTestFinished(() => {
    test.dispose()
    expect(test.leftovers()).toEqual([])
  })
  const call = test.context.call(endpoint, inputOf(endpoint)).catch(() => {})
  await test.idle()
  await test.clock.advance(MINUTE_MS)
  await call
  return requests
}

const writes = [...CONTRACT_WRITES]
const once = writes.filter(([id]) => !REPEATABLE_WRITES.some((one) => one === id))

describe(`a call that changes something (${once.length} of ${writes.length} in the contract)`, () => {
  it('repeats only the writes that say so', () => {
    expect(writes.filter(([, { safe }]) => safe).map(([id]) => id)).toEqual(REPEATABLE_WRITES)
    expect(once.map(([id]) => id)).toEqual(expect.arrayContaining(['login', 'depositCreate', 'withdrawalCreate']))
  })

  describe.each(Object.entries(FAILURES))('is sent once after %s', (_, failure) => {
    it.each(once)('%s', async (_id, endpoint) => {
      expect(await requestsOf(endpoint, failure)).toBe(1)
    })

    it.each(REPEATABLE_WRITES)('and more than once if it may be repeated: %s', async (id) => {
      const endpoint = CONTRACT_WRITES.get(id) ?? expect.fail(`no ${id}`)
      expect(await requestsOf(endpoint, failure)).toBeGreaterThan(1)
    })
  })
})
