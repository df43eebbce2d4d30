import { describe, expect, it } from 'vitest'
import type { FoyerConfigInput } from '../config/config.ts'
import { isFoyerError } from '../kernel/errors.ts'
import { textsIn } from '../testing/secret-encodings.ts'
import { parseConfig } from './parse-config.ts'

function refused(input: unknown) {
  try {
    parseConfig(input as FoyerConfigInput)
  } catch (error) {
    if (isFoyerError(error)) return error
  }
  throw new Error('was taken')
}

it('[CONST-01] only the merchant code must be given; without it the field is named', () => {
  expect(parseConfig({ merchant: 'abc' }).merchant).toBe('abc')
  expect(refused({})).toMatchObject({ code: 'config.invalid', field: 'merchant' })
  expect(refused({ merchant: '' })).toMatchObject({ field: 'merchant' })
  expect(refused(undefined)).toMatchObject({ code: 'config.invalid', field: 'config' })
})

it('fills in the documented defaults', () => {
  expect(parseConfig({ merchant: 'abc' })).toMatchObject({
    baseUrl: '',
    http: { unwrap: ['value', 'data', 'self'], moduleHeader: 'ModuleId', gatewayHeader: null, retries: 2 },
    endpoints: {},
    auth: { header: 'Authorization', scheme: 'Bearer', tokenPlacement: 'header' },
    session: { storage: 'local', endedTarget: 'signIn', endedCodes: ['session.expired', 'session.kicked'] },
    errorCodes: {},
    flags: {},
    languages: ['EN', 'TY', 'BN'],
    currency: { code: 'CNY', symbol: '¥', digits: 2 },
    readings: { status: 'B', minAge: 18, birthdayMinAge: 21, captcha: 'numeric6' },
  })
})

it('[VALID-12] one age for all takes the place of both ages', () => {
  const { readings } = parseConfig({ merchant: 'abc', readings: { ageForAll: 19, minAge: 18 } })
  expect([readings.minAge, readings.birthdayMinAge]).toEqual([19, 19])
  const apart = parseConfig({ merchant: 'abc', readings: { minAge: 20 } }).readings
  expect([apart.minAge, apart.birthdayMinAge]).toEqual([20, 21])
})

it.each(['', '/api', 'http://localhost:4173', 'https://api.test/', 'https://api.test/v2'])(
  'takes the address %j',
  (baseUrl) => {
    expect(parseConfig({ merchant: 'abc', baseUrl }).baseUrl).toBe(baseUrl)
  },
)

it('a part that is given keeps the defaults of its other fields', () => {
  const { baseUrl, http, auth } = parseConfig({ merchant: 'abc', baseUrl: 'https://api.test' })
  expect(baseUrl).toBe('https://api.test')
  expect(http.retries).toBe(2)
  expect(auth.header).toBe('Authorization')
})

it.each([
  [{ merchant: 'abc', htpp: {} }, 'htpp'],
  [{ merchant: 'abc', http: { retries: 9 } }, 'http.retries'],
  [{ merchant: 'abc', endpoints: { login: { path: 'relative' } } }, 'endpoints.login.path'],
  [{ merchant: 'abc', languages: [] }, 'languages'],
  [{ merchant: 'abc', readings: { status: 'C' } }, 'readings.status'],
  [{ merchant: 'abc', baseUrl: 'javascript:alert(1)' }, 'baseUrl'],
  [{ merchant: 'abc', baseUrl: 'ftp://api.test' }, 'baseUrl'],
  [{ merchant: 'abc', baseUrl: 'https://user:secret@api.test' }, 'baseUrl'],
  [{ merchant: 'abc', baseUrl: '//api.test' }, 'baseUrl'],
  [{ merchant: 'abc', allowedOrigins: ['https://games.example', '*'] }, 'allowedOrigins.1'],
  [{ merchant: 'abc', allowedOrigins: ['null'] }, 'allowedOrigins.0'],
  [{ merchant: 'abc', allowedOrigins: ['https://games.example/lobby'] }, 'allowedOrigins.0'],
  [{ merchant: 'abc', allowedOrigins: ['https://games.example/'] }, 'allowedOrigins.0'],
  [{ merchant: 'abc', allowedOrigins: ['https://*.example'] }, 'allowedOrigins.0'],
  [{ merchant: 'abc', allowedOrigins: ['javascript:alert(1)'] }, 'allowedOrigins.0'],
] as const)('a typo is named (%#)', (input, field) => {
  expect(refused(input)).toMatchObject({ code: 'config.invalid', field })
})

describe('[PROMO-02] the tabs of the promotions', () => {
  const parsed = (...categories: readonly unknown[]) =>
    parseConfig({ merchant: 'abc', languages: ['EN', 'TY'], promo: { categories } } as FoyerConfigInput).promo
      .categories

  it('have a name in one text, in English, or in each language', () => {
    const fit = [
      { id: 1, name: 'Slots' },
      { id: 2, name: { EN: 'Sports' } },
      { id: 3, name: { TY: 'Isports', EN: 'Sports' } },
    ]
    expect(parsed(...fit)).toEqual(fit)
    const tagalog = { merchant: 'abc', languages: ['TY'], promo: { categories: [{ id: 1, name: { TY: 'Isports' } }] } }
    expect(parseConfig(tagalog).promo.categories).toHaveLength(1)
  })

  it.each([
    [{ id: 2, name: '' }, 'name'],
    [{ id: 2, name: ' ' }, 'name'],
    [{ id: 2, name: {} }, 'name'],
    [{ id: 2, name: { EN: '' } }, 'name'],
    [{ id: 2, name: { EN: 'Sports', TY: ' ' } }, 'name'],
    [{ id: 2, name: { en: 'Sports' } }, 'name'],
    [{ id: 2, name: { TY: 'Isports' } }, 'name'],
    [{ id: 1, name: 'Sports' }, 'id'],
  ])('that could never be shown are refused: %j', (category, field) => {
    const categories = [{ id: 1, name: 'Slots' }, category]
    expect(refused({ merchant: 'abc', languages: ['EN', 'TY'], promo: { categories } })).toMatchObject({
      code: 'config.invalid',
      field: `promo.categories.1.${field}`,
    })
  })
})

it.each([
  [{ endpoints: { gameLsit: { path: '/v2/games' } } }, 'endpoints.gameLsit', 'gameList'],
  [{ endpoints: { gameList: { paht: '/v2/games' } } }, 'endpoints.gameList.paht', 'path'],
  [{ flags: { CBS: true } }, 'flags.CBS', 'CBS3'],
  [{ flags: { cbs3: true } }, 'flags.cbs3', 'CBS3'],
  [{ flagNames: { MYAC: 'X' } }, 'flagNames.MYAC', 'MYACC'],
  [{ errorCodes: { E42: 'user.invlaid' } }, 'errorCodes.E42', 'user.invalid'],
  [{ baseURL: 'https://api.test' }, 'baseURL', 'baseUrl'],
  [{ validation: { memberCenter: { pasword: {} } } }, 'validation.memberCenter.pasword', 'password'],
  [{ curency: { digits: 2 } }, 'curency', 'currency'],
  [{ endpoints: { gameList: { method: 'POTS' } } }, 'endpoints.gameList.method', 'POST'],
  [{ agent: { dividendEnabled: 'MYAC' } }, 'agent.dividendEnabled', 'MYACC'],
] as const)('a name that does not exist is answered with the nearest (%#)', (override, field, nearest) => {
  const { code, field: named, message } = refused({ merchant: 'abc', ...override })
  expect([code, named, message]).toEqual([
    'config.invalid',
    field,
    `config.invalid (${field}), did you mean ${nearest}?`,
  ])
})

it.each([
  [{ endpoints: { 'acme/raffle': {} } }, 'endpoints.acme/raffle'],
  [{ errorCodes: { E42: 'no such code' } }, 'errorCodes.E42'],
  [{ errorCodes: { E42: 7 } }, 'errorCodes.E42'],
  [{ readings: { status: 'C' } }, 'readings.status'],
  [{ footer: { licences: [{ nam: 'PAGCOR', image: 'x' }] } }, 'footer.licences.0.name'],
  [{ endpoints: { gameList: true } }, 'endpoints.gameList'],
  [{ endpoints: { gameList: 'off' } }, 'endpoints.gameList'],
  [{ endpoints: { gameList: { path: 'games' } } }, 'endpoints.gameList.path'],
  [{ endpoints: { gameList: { encrypted: 'no' } } }, 'endpoints.gameList.encrypted'],
  [{ promo: { categories: [{ id: 1, name: { EN: 7 } }] } }, 'promo.categories.0.name.EN'],
  [{ promo: { categories: [{ id: 1, name: 7 }] } }, 'promo.categories.0.name'],
  [{ agent: { dividendEnabled: 'on' } }, 'agent.dividendEnabled'],
])('where nothing is near, nothing is proposed (%#)', (override, field) => {
  expect(refused({ merchant: 'abc', ...override }).message).toBe(`config.invalid (${field})`)
})

it('the error holds no value of the configuration', () => {
  const key = { kty: 'oct', k: 'a key that nobody reads' }
  for (const input of [{ encryption: { suportKey: key } }, { encryption: { supportKey: { ...key, kty: 1 } } }]) {
    expect(textsIn(refused({ merchant: 'abc', ...input })).join()).not.toContain(key.k)
  }
})
