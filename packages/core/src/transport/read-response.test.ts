import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { parseConfig } from '../check-config/parse-config.ts'
import type { FoyerConfigInput } from '../config/config.ts'
import { ERROR_CODES } from '../config/error-codes.ts'
import { memberEndpoints } from '../features/account/member/endpoints.ts'
import { platformEndpoints } from '../features/app/platform/endpoints.ts'
import { type AnyEndpoint, defineEndpoint } from '../kernel/endpoint.ts'
import { isFoyerError } from '../kernel/errors.ts'
import { createLog } from '../kernel/log.ts'
import { isOutcomeUnknown } from '../kernel/outcome-unknown.ts'
import { parseResponse, readResponse } from './read-response.ts'
import { anything } from './wire-schemas.ts'

interface Reading {
  readonly status?: number
  readonly config?: Partial<FoyerConfigInput>
  readonly endpoint?: AnyEndpoint
  readonly token?: string
}

const feedback = defineEndpoint({ id: 'feedback', method: 'POST', path: '/x', input: anything, output: anything })

function read(body: unknown, { status = 200, endpoint = feedback, token, config }: Reading = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return readResponse(
    { status, text },
    { endpoint, token },
    {
      config: parseConfig({ merchant: 'demo', ...config }),
      log: createLog(() => 0),
    },
  )
}

function denial(body: unknown, options?: Reading) {
  try {
    read(body, options)
  } catch (error) {
    if (isFoyerError(error)) return error
  }
  throw new Error('was not refused')
}

const bare = { endpoint: platformEndpoints.siteStatus }

it('[CALL-02] takes the payload from value, from data, or from beside success', () => {
  expect(read({ success: true, value: 1 })).toBe(1)
  expect(read({ success: true, value: null })).toBeNull()
  expect(read({ success: true, data: [1] })).toEqual([1])
  expect(read({ success: true, token: 't' })).toEqual({ success: true, token: 't' })
  expect(read({ success: true, message: 'ok' })).toBeUndefined()
})

it('[CALL-02][PCALL-12] what answers bare is read without success where it fits, under value, data or itself', () => {
  const status = { maintenance: true, regionRestriction: false }
  for (const body of [status, { value: status }, { data: status }, { success: true, value: status }]) {
    expect(read(body, bare)).toEqual(status)
  }
  for (const body of [{}, [], { error: 'x' }, { status: 500 }, { success: 'true', ...status }, { location: 7 }]) {
    expect(isFoyerError(denial(body, bare))).toBe(true)
  }
})

it("[CALL-02] the order of the readings is the merchant's", () => {
  const both = { success: true, value: 1, data: 2 }
  expect(read(both, { config: { http: { unwrap: ['data', 'value'] } } })).toBe(2)
  expect(read({ success: true, other: 1 }, { config: { http: { unwrap: ['value'] } } })).toBeUndefined()
  expect(read(both, { config: { http: { unwrap: ['self'] } } })).toEqual(both)
})

it.each([
  '',
  '[]',
  '{}',
  'null',
  '7',
  '{"error":"upstream timed out"}',
  '{"status":500}',
  '{"message":"OK"}',
  '{"message":"user.invalid"}',
  '{"success":1}',
  '{"success":0}',
  '{"success":"true","value":{}}',
  '{"success":"false","message":"No."}',
  '{"success":null,"code":"user.invalid"}',
  '{"code":"200","data":{}}',
  '{"code":200,"data":{}}',
  '{"code":"OK"}',
  '{"code":"__proto__"}',
])('[CALL-02] leaves the outcome of a change unknown when HTTP 200 has the body %s', (body) => {
  const error = denial(body)
  expect(error).toMatchObject({ code: 'response.malformed', status: 200 })
  expect(isOutcomeUnknown(error)).toBe(true)
})

it('[CALL-02] takes a success with a redirect for malformed', () => {
  expect(denial({ success: true, value: 1 }, { status: 302 }).code).toBe('response.malformed')
})

it('[CALL-02] takes a known code without `success` for a refusal', () => {
  const config = {
    errorCodes: { E17: 'username.exists' },
    session: { endedCodes: ['out'] },
  } satisfies Partial<FoyerConfigInput>
  const known = [
    ['user.invalid', 'user.invalid'],
    ['E17', 'username.exists'],
    ['out', 'session.expired'],
  ]
  for (const [code, expected] of known) {
    const error = denial({ code }, { config })
    expect([error.code, isOutcomeUnknown(error)]).toEqual([expected, false])
  }
})

it('[CALL-02] success false is an error with code, message and value', () => {
  const error = denial({ success: false, code: 'user.invalid', message: 'No such user', value: { captcha: true } })
  expect(error).toMatchObject({
    code: 'user.invalid',
    endpoint: 'feedback',
    status: 200,
    retryable: false,
    serverCode: 'user.invalid',
    serverMessage: 'No such user',
    value: { captcha: true },
  })
  expect(denial({ success: false, code: 'x', data: { captcha: true } }).value).toEqual({ captcha: true })
})

it('[ERR-01] every code of the catalogue is known by its own name', () => {
  for (const code of ERROR_CODES) expect(denial({ success: false, code }).code).toBe(code)
})

it("[ERR-01] the merchant's own names come first; the second document puts the code into message", () => {
  const config = { errorCodes: { E17: 'username.exists', 'user.invalid': 'no.permission' } } as const
  expect(denial({ success: false, code: 'E17' }, { config }).code).toBe('username.exists')
  expect(denial({ success: false, code: 'user.invalid' }, { config }).code).toBe('no.permission')
  expect(denial({ success: false, code: 'bad' }, { config }).code).toBe('unknown')
  const coded = denial({ success: false, message: 'modify.new.old.same' })
  expect(coded).toMatchObject({ code: 'modify.new.old.same', serverMessage: undefined })
})

it('[ERR-12][PERR-07] what nobody knows is unknown, with the words of the server', () => {
  expect(denial({ success: false })).toMatchObject({ code: 'unknown', serverMessage: undefined })
  expect(denial({ success: false, code: 'zzz', message: 'Closed today' })).toMatchObject({
    code: 'unknown',
    serverCode: 'zzz',
    serverMessage: 'Closed today',
  })
  expect(denial({ success: false, code: '__proto__' }).code).toBe('unknown')
  expect(denial({ success: false, code: 5, message: {} }).code).toBe('unknown')
})

it.each([
  [400, 'request.invalid', false],
  [403, 'no.permission', false],
  [404, 'request.invalid', false],
  [408, 'network.timeout', true],
  [429, 'too.many', true],
  [500, 'unknown', true],
  [504, 'network.timeout', true],
] as const)('HTTP %i without a known body is %s', (status, code, retryable) => {
  expect(denial('<html>', { status })).toMatchObject({ code, retryable, status })
  expect(denial({ success: true, value: 1 }, { status }).code).toBe(code)
})

it('[ERR-19] HTTP 401 ends a session only where one was sent along', () => {
  const mine = { endpoint: memberEndpoints.memberInfo, status: 401 }
  expect(denial('', { ...mine, token: 't' }).code).toBe('session.expired')
  expect(denial({ code: 'E1', message: 'No.' }, { ...mine, token: 't' }).code).toBe('session.expired')
  expect(denial('', mine).code).toBe('session.required')
  expect(denial('', { status: 401 }).code).toBe('unknown')
  expect(denial({ message: 'Wrong.' }, { status: 401 })).toMatchObject({ code: 'unknown', serverMessage: 'Wrong.' })
})

it.each([400, 403, 404, 409, 422, 500])(
  '[ERR-19] HTTP %i with a reason that the catalogue does not know is unknown, with the words of the server',
  (status) => {
    const message = 'Come back at noon.'
    expect(denial({ message }, { status })).toMatchObject({ code: 'unknown', serverMessage: message })
    expect(denial({ code: 'E77' }, { status })).toMatchObject({ code: 'unknown', serverCode: 'E77' })
    expect(denial({ code: 'user.invalid', message }, { status }).code).toBe('user.invalid')
  },
)

it('[ERR-13][PERR-09] HTTP 502 and 503 mean that the platform is being upgraded', () => {
  expect(denial('Bad gateway', { status: 502 }).code).toBe('system.upgrading')
  expect(denial('', { status: 503 })).toMatchObject({ code: 'system.upgrading', retryable: true })
})

it('[ERR-17] HTTP 426 asks for an update', () => {
  expect(denial('', { status: 426 }).code).toBe('client.outdated')
})

it('a code in the body outweighs the status', () => {
  expect(denial({ code: 'encryption.key' }, { status: 400 }).code).toBe('encryption.key')
})

it('[SESSION-07] the configured codes mean that the session has ended', () => {
  expect(denial({ success: false, code: 'session.kicked' }).code).toBe('session.expired')
  const config = { session: { endedCodes: ['out'] } }
  expect(denial({ success: false, code: 'out' }, { config }).code).toBe('session.expired')
})

it.each(['<!doctype html><p>Log in to the hotel network', '{"success":true,"value":{"a"', '{', 'undefined'])(
  'HTTP 200 that is no JSON (%s) is malformed',
  (text) => {
    expect(denial(text)).toMatchObject({ code: 'response.malformed', retryable: true, status: 200 })
  },
)

it('any text and status gives a payload or a FoyerError', () => {
  const text = fc.oneof(fc.string(), fc.json())
  fc.assert(
    fc.property(text, fc.integer({ min: 200, max: 599 }), (body, status) => {
      try {
        read(body, { status })
        expect(status).toBeLessThan(300)
      } catch (error) {
        expect(isFoyerError(error)).toBe(true)
      }
    }),
  )
})

it('[ERR-19] shortens a message and a code of the platform that have no end', () => {
  const refusal = denial({
    success: false,
    code: 'W'.repeat(900_000),
    message: `${'W'.repeat(498)}😀${'W'.repeat(900)}`,
  })
  expect([refusal.serverCode?.length, refusal.serverMessage]).toEqual([100, `${'W'.repeat(498)}…`])
})

it('names no key of a record in an error, because keys are data', () => {
  const endpoint = defineEndpoint({
    ...{ id: 'feedback', method: 'POST', path: '/x', input: anything },
    output: z.object({ rates: z.record(z.string(), z.object({ amount: z.number() })) }),
  })
  expect(() => parseResponse(endpoint, { rates: { 'juan@example.com': { amount: 'x' } } })).toThrow(
    expect.objectContaining({ field: 'rates.*.amount' }),
  )
})
