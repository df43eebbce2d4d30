import { expect, it } from 'vitest'
import { isFoyerError } from '../kernel/errors.ts'
import { type FoyerConfigInput, parseConfig } from './config.ts'

function refused(input: unknown) {
  try {
    parseConfig(input as FoyerConfigInput)
  } catch (error) {
    if (isFoyerError(error)) return error
  }
  throw new Error('was taken')
}

it('[CONST-01] only the merchant code must be given; without it the field is named', () => {
  expect(parseConfig({ merchantCode: 'abc' }).merchantCode).toBe('abc')
  expect(refused({})).toMatchObject({ code: 'config.invalid', field: 'merchantCode' })
  expect(refused({ merchantCode: '' })).toMatchObject({ field: 'merchantCode' })
  expect(refused(undefined)).toMatchObject({ code: 'config.invalid', field: 'config' })
})

it('fills in the documented defaults', () => {
  expect(parseConfig({ merchantCode: 'abc' })).toMatchObject({
    http: { baseUrl: '', unwrap: ['value', 'data', 'self'], moduleHeader: 'ModuleId', gatewayHeader: null, retries: 2 },
    endpoints: {},
    auth: { header: 'Authorization', scheme: 'Bearer', tokenPlacement: 'both' },
    session: { storage: 'local', endedTarget: '/m/login' },
    errors: { sessionEndedCodes: ['session.expired', 'session.kicked'] },
    languages: ['EN', 'TY', 'BN'],
    currency: { symbol: '¥', digits: 2 },
    readings: { status: 'B', minAge: 18, birthdayMinAge: 21, captcha: 'numeric6' },
  })
})

it('a part that is given keeps the defaults of its other fields', () => {
  const { http, auth } = parseConfig({ merchantCode: 'abc', http: { baseUrl: 'https://api.test' } })
  expect(http).toMatchObject({ baseUrl: 'https://api.test', retries: 2 })
  expect(auth.header).toBe('Authorization')
})

it.each([
  [{ merchantCode: 'abc', htpp: {} }, 'config'],
  [{ merchantCode: 'abc', http: { retries: 9 } }, 'http.retries'],
  [{ merchantCode: 'abc', endpoints: { login: { path: 'relative' } } }, 'endpoints.login.path'],
  [{ merchantCode: 'abc', languages: [] }, 'languages'],
  [{ merchantCode: 'abc', readings: { status: 'C' } }, 'readings.status'],
] as const)('a slip of the pen is named (%#)', (input, field) => {
  expect(refused(input)).toMatchObject({ code: 'config.invalid', field })
})
