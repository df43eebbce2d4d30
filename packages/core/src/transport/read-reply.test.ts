import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type FoyerConfigInput, parseConfig } from '../config/config.ts'
import { ERROR_CODES, isFoyerError } from '../kernel/errors.ts'
import { readReply } from './read-reply.ts'

function read(body: unknown, options: { status?: number; config?: Partial<FoyerConfigInput> } = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const config = parseConfig({ merchantCode: 'demo', ...options.config })
  return readReply({ status: options.status ?? 200, text }, 'feedback', config)
}

function refusal(body: unknown, options?: Parameters<typeof read>[1]) {
  try {
    read(body, options)
  } catch (error) {
    if (isFoyerError(error)) return error
  }
  throw new Error('was not refused')
}

it('[CALL-02] takes the payload from value, from data, or bare', () => {
  expect(read({ success: true, value: 1 })).toBe(1)
  expect(read({ value: { a: 1 } })).toEqual({ a: 1 })
  expect(read({ data: [1] })).toEqual([1])
  expect(read([1, 2])).toEqual([1, 2])
  expect(read({ a: 1 })).toEqual({ a: 1 })
  expect(read({ success: true, token: 't' })).toEqual({ success: true, token: 't' })
  expect(read({ success: true, message: 'ok' })).toBeUndefined()
  expect(read('')).toBeUndefined()
  expect(read('7')).toBe(7)
})

it("[CALL-02] the order of the readings is the merchant's", () => {
  const both = { value: 1, data: 2 }
  expect(read(both, { config: { http: { unwrap: ['data', 'value'] } } })).toBe(2)
  expect(read({ other: 1 }, { config: { http: { unwrap: ['value'] } } })).toBeUndefined()
  expect(read(both, { config: { http: { unwrap: ['self'] } } })).toEqual(both)
})

it('[CALL-02] success false is an error with code, message and value', () => {
  const error = refusal({ success: false, code: 'user.invalid', message: 'No such user', value: { captcha: true } })
  expect(error).toMatchObject({
    code: 'user.invalid',
    endpoint: 'feedback',
    status: 200,
    retryable: false,
    serverCode: 'user.invalid',
    serverMessage: 'No such user',
    value: { captcha: true },
  })
  expect(refusal({ success: false, code: 'x', data: { captcha: true } }).value).toEqual({ captcha: true })
})

it('[ERR-01] every code of the catalogue is known by its own name', () => {
  for (const code of ERROR_CODES) expect(refusal({ success: false, code }).code).toBe(code)
})

it("[ERR-01] the merchant's own names come first; the second document puts the code into message", () => {
  const config = { errors: { codes: { E17: 'username.exists', 'user.invalid': 'no.permission', bad: 'no such code' } } }
  expect(refusal({ success: false, code: 'E17' }, { config }).code).toBe('username.exists')
  expect(refusal({ success: false, code: 'user.invalid' }, { config }).code).toBe('no.permission')
  expect(refusal({ success: false, code: 'bad' }, { config }).code).toBe('unknown')
  const coded = refusal({ success: false, message: 'modify.new.old.same' })
  expect(coded).toMatchObject({ code: 'modify.new.old.same', serverMessage: undefined })
})

it('[ERR-12][PERR-07] what nobody knows is unknown, with the words of the server', () => {
  expect(refusal({ success: false })).toMatchObject({ code: 'unknown', serverMessage: undefined })
  expect(refusal({ success: false, code: 'zzz', message: 'Closed today' })).toMatchObject({
    code: 'unknown',
    serverCode: 'zzz',
    serverMessage: 'Closed today',
  })
  expect(refusal({ success: false, code: '__proto__' }).code).toBe('unknown')
  expect(refusal({ success: false, code: 5, message: {} }).code).toBe('unknown')
})

it.each([
  [400, 'request.invalid', false],
  [401, 'session.expired', false],
  [403, 'no.permission', false],
  [404, 'request.invalid', false],
  [408, 'network.timeout', true],
  [429, 'too.many', true],
  [500, 'unknown', true],
  [504, 'network.timeout', true],
] as const)('HTTP %i without a known body is %s', (status, code, retryable) => {
  expect(refusal('<html>', { status })).toMatchObject({ code, retryable, status })
  expect(refusal({ success: true, value: 1 }, { status }).code).toBe(code)
})

it('[ERR-13][PERR-09] HTTP 502 and 503 mean that the platform is being upgraded', () => {
  expect(refusal('Bad gateway', { status: 502 }).code).toBe('system.upgrading')
  expect(refusal('', { status: 503 })).toMatchObject({ code: 'system.upgrading', retryable: true })
})

it('[ERR-17] HTTP 426 asks for an update', () => {
  expect(refusal('', { status: 426 }).code).toBe('client.outdated')
})

it('a code in the body outweighs the status', () => {
  expect(refusal({ code: 'encryption.key' }, { status: 400 }).code).toBe('encryption.key')
})

it('[SESSION-07] the configured codes mean that the session has ended', () => {
  expect(refusal({ success: false, code: 'session.kicked' }).code).toBe('session.expired')
  const config = { errors: { sessionEndedCodes: ['out'] } }
  expect(refusal({ success: false, code: 'out' }, { config }).code).toBe('session.expired')
})

it.each(['<!doctype html><p>Log in to the hotel network', '{"success":true,"value":{"a"', '{', 'undefined'])(
  'HTTP 200 that is no JSON (%s) is malformed',
  (text) => {
    expect(refusal(text)).toMatchObject({ code: 'response.malformed', retryable: true, status: 200 })
  },
)

it('any text and status gives a payload or a FoyerError', () => {
  const text = fc.oneof(fc.string(), fc.json())
  fc.assert(
    fc.property(text, fc.integer({ min: 200, max: 599 }), (body, status) => {
      try {
        read(body, { status })
        expect(status).toBeLessThan(400)
      } catch (error) {
        expect(isFoyerError(error)).toBe(true)
      }
    }),
  )
})
