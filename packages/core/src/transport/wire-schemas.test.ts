import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { contract } from '../contract.ts'
import type { AnyEndpoint } from '../kernel/endpoint.ts'
import { isFoyerError } from '../kernel/errors.ts'
import { parseResponse } from './read-response.ts'
import {
  nothing,
  optionalNumber,
  optionalText,
  wireInteger,
  wireList,
  wireMoney,
  wireNumber,
  wireSwitch,
  wireText,
} from './wire-schemas.ts'

const read = <S extends z.core.$ZodType>(schema: S, value: unknown): unknown => {
  const parsed = z.safeParse(schema, value)
  return parsed.success ? parsed.data : 'refused'
}

it('[DATA-01] numbers in text become numbers, and what is none is refused', () => {
  expect([1, '1', ' -2.50 ', '1e3', '', 'x', null].map((value) => read(wireNumber, value))).toEqual([
    1,
    1,
    -2.5,
    'refused',
    'refused',
    'refused',
    'refused',
  ])
  expect(['7', 7, 7.5].map((value) => read(wireInteger, value))).toEqual([7, 7, 'refused'])
  expect([7, 'a', null].map((value) => read(wireText, value))).toEqual(['7', 'a', 'refused'])
})

it('[DATA-01] missing optional fields become undefined', () => {
  expect([undefined, null, '', 0, 'a'].map((value) => read(optionalText, value))).toEqual([
    undefined,
    undefined,
    undefined,
    '0',
    'a',
  ])
  expect([undefined, null, 'x', '3'].map((value) => read(optionalNumber, value))).toEqual([
    undefined,
    undefined,
    undefined,
    3,
  ])
  expect(read(nothing, { any: 1 })).toBeUndefined()
})

it('[FLAG-01] on is true, 1 and their texts', () => {
  expect([true, 1, '1', 'true'].map((value) => read(wireSwitch, value))).toEqual([true, true, true, true])
  expect(read(z.object({ on: wireSwitch }), {})).toEqual({ on: false })
  expect([false, 0, '0', 'false', undefined, null, 'yes', {}].some((value) => read(wireSwitch, value))).toBe(false)
})

it('[DATA-01] money stays the exact decimal that was sent, in each spelling of JSON', () => {
  expect([1234.5, '1234.50', '-0.01', 0, '007.50', '-0.00'].map((value) => read(wireMoney, value))).toEqual([
    '1234.5',
    '1234.50',
    '-0.01',
    '0',
    '7.50',
    '0.00',
  ])
  expect([1e-7, 1.2e-7, 5.55e-17, 0.1 + 0.2, '0E-8', '+5'].map((value) => read(wireMoney, value))).toEqual([
    '0.0000001',
    '0.00000012',
    '0.000000000000000056',
    '0.30000000000000004',
    '0.00000000',
    '5',
  ])
  expect(['1,234', '', 'x', 1e21, Number.NaN, null].map((value) => read(wireMoney, value))).toEqual(
    Array(6).fill('refused'),
  )
})

it('a row that does not fit is left out instead of spoiling the others', () => {
  const rows = wireList(z.object({ id: wireInteger }))
  expect(read(rows, [{ id: 1 }, { id: 'x' }, null, { id: '2', more: 1 }])).toEqual([{ id: 1 }, { id: 2 }])
  expect([undefined, null].map((value) => read(rows, value))).toEqual([[], []])
  expect(read(rows, 'text')).toBe('refused')
})

/** Calls whose response must say something: without it there is nothing to go on with. */
const MUST_SAY: readonly string[] = [
  'accountOpen',
  'attemptResolve',
  'betDetail',
  'captcha',
  'contractAgree',
  'contractGet',
  'cryptoKey',
  'depositCancel',
  'depositCreate',
  'depositLimitSet',
  'depositLimits',
  'depositState',
  'goodsRedeem',
  'humanChallenge',
  'invitation',
  'linkCreate',
  'linkDeactivate',
  'login',
  'memberInfo',
  'memberLevel',
  'payoutAccountAdd',
  'payoutAccounts',
  'pointsBalance',
  'rebateGet',
  'rebatePreview',
  'rebateSet',
  'redRainClaim',
  'registerMobile',
  'registerUsername',
  'rewardClaim',
  'rewardGiveBack',
  'teamMember',
  'teamOverview',
  'transactionDetail',
  'trialCreate',
  'verificationState',
  'verificationUpload',
  'walletLoad',
  'withdrawalCreate',
  'withdrawalState',
  'withdrawalTerms',
]
/** Calls that are answered with a list. */
const LISTS: readonly string[] = [
  'customerService',
  'helpCenter',
  'liveModels',
  'lotteryList',
  'lotteryMenu',
  'lotteryNumero',
  'memberWallet',
  'merchantWallet',
  'resourceLinks',
  'vendorGameTypes',
]

/** What the contract makes of a payload: what it reads, or the code of the refusal with the name of the call. */
const answerOf = (endpoint: AnyEndpoint, payload: unknown): unknown => {
  try {
    return parseResponse(endpoint, payload)
  } catch (error) {
    if (!isFoyerError(error)) throw error
    return `${error.code} ${error.endpoint}`
  }
}

const fieldsOf = (endpoint: AnyEndpoint): readonly string[] =>
  endpoint.output instanceof z.ZodMiniObject ? Object.keys(endpoint.output.shape) : []

describe.each<[string, AnyEndpoint]>(Object.entries(contract))('%s', (id, endpoint) => {
  const refused = `response.schema ${id}`

  if (MUST_SAY.includes(id)) {
    it('[DATA-01] a response of nothing is refused, by its own name', () => {
      for (const payload of [undefined, null, {}, []]) expect(answerOf(endpoint, payload)).toBe(refused)
    })
  } else {
    it('[DATA-01][LIST-13] a response of nothing is an empty one, and a null is a missing field', () => {
      const empty = answerOf(endpoint, LISTS.includes(id) ? [] : {})
      if (LISTS.includes(id)) expect(empty).toEqual([])
      expect(empty).not.toBe(refused)
      expect(answerOf(endpoint, undefined)).toEqual(empty)
      expect(answerOf(endpoint, null)).toEqual(empty)
      const fields = fieldsOf(endpoint)
      if (fields.length === 0) return
      expect(answerOf(endpoint, Object.fromEntries(fields.map((field) => [field, null])))).toEqual(empty)
    })
  }

  it('[DATA-01] whatever is sent, it is read or refused as what it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (payload) => {
        const response = answerOf(endpoint, payload)
        if (typeof response === 'string') expect(response).toBe(refused)
      }),
      { numRuns: 30 },
    )
  })
})
