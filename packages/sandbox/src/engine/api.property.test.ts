import { contract, type EndpointId } from '@foyer/core/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createTestBench } from '../testing/test-bench.ts'

const JSON_HEADERS = { 'Content-Type': 'application/json' }

it('[CALL-02] answers any input with an envelope and never breaks', async () => {
  const { raw, login, sandbox } = createTestBench()
  const token = await login()
  const ids = Object.keys(contract) as EndpointId[]
  const fields = fc.dictionary(
    fc.constantFrom(
      'pageNo',
      'pageSize',
      'page',
      'gameType',
      'nodeId',
      'vendor',
      'vassalage',
      'language',
      'types',
      'merchant',
      'merchantCode',
      'platform',
      'clientType',
      'moduleId',
      'force',
      'backUrl',
      '__proto__',
      'data',
    ),
    fc.oneof(fc.string(), fc.integer(), fc.constantFrom('demo', 'html5', '2', '1', 'M', 'EN', 'PR', '/m/home')),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...ids),
      fields,
      fc.jsonValue(),
      fc.boolean(),
      async (id, query, body, encrypted) => {
        const { method, path } = contract[id]
        const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
        const reply = await raw(`${path}?${search}`, {
          method,
          headers: {
            Authorization: `Bearer ${token}`,
            ...JSON_HEADERS,
            ...(encrypted ? { 'X-Encryption': 'jwe;kid=x' } : {}),
          },
          ...(method === 'GET' ? {} : { body: JSON.stringify(encrypted ? { data: JSON.stringify(body) } : body) }),
        })
        // 415: one call takes a form, never JSON.
        expect([200, 400, 401, 415]).toContain(reply.status)
        expect(typeof reply.success).toBe('boolean')
        if (!reply.success) expect(reply.code).toMatch(/^[\w.]+$/)
      },
    ),
    { numRuns: 400 },
  )
  expect(sandbox.control.log().filter((entry) => entry.error !== undefined)).toEqual([])
})
