import { describe, expect, it } from 'vitest'
import { parseConfig } from '../../../check-config/parse-config.ts'
import type { FoyerConfigInput } from '../../../config/config.ts'
import { createLog } from '../../../kernel/log.ts'
import { readServerRules, type ServerRules } from '../../auth/registration/field-rules.ts'
import { memberCenterRules } from './member-center-rules.ts'

function rulesOf(validation: NonNullable<FoyerConfigInput['validation']> = {}, sent: ServerRules = {}) {
  const platform = readServerRules(
    sent,
    createLog(() => 0),
  )
  const config = parseConfig({ merchant: 'demo', validation })
  return memberCenterRules(config, { of: (field) => platform.get(field) })
}
const wrong = (min: number) => ({ key: 'in_mobileNum_error', params: { 0: min } })

describe('the rules of the member center', () => {
  it('[VALID-17][PHONEPW-07] are those of the login where nothing else is said, also where these are the merchant’s own', () => {
    const plain = rulesOf()
    expect([plain.mobileNum('123456'), plain.mobileNum('1234567')]).toEqual([wrong(7), undefined])
    expect(plain.verificationCode('')).toEqual({ key: 'valid.required' })
    expect(plain.mobileNum('')).toEqual(wrong(7))
    expect(plain.password('abcdef')).toEqual({ key: 'valid.password.digit' })
    expect(rulesOf({ loginPassword: { min: 9 } }).password('abcd1234')?.params).toEqual({ 0: 9, 1: 20 })
  })

  it('[PHONEPW-03][VALID-17] name the least length of a number that holds', () => {
    const { mobileNum } = rulesOf({ memberCenter: { mobileNum: { min: 10 } } })
    expect([mobileNum('123456789'), mobileNum('1234567890')]).toEqual([wrong(10), undefined])
  })

  it('[PHONEPW-07] can be other than those of the login, each by itself', () => {
    const own = { mobileNum: { min: 9, max: 11 }, verificationCode: { min: 6, max: 6 }, password: { min: 8 } }
    const { mobileNum, verificationCode, password, passwordHint } = rulesOf({ memberCenter: own })
    expect([mobileNum('12345678'), mobileNum('123456789012')]).toEqual([wrong(9), wrong(9)])
    expect([verificationCode('12345')?.key, verificationCode('123456')]).toEqual(['valid.verificationCode', undefined])
    expect(password('abc1234')).toEqual({ key: 'valid.password.length', params: { 0: 8, 1: 20 } })
    expect(passwordHint()).toEqual({ key: 'register.hint.password', params: { 0: 8, 1: 20 } })
  })

  it('[PHONEPW-07][VALID-10] go by the rule of the platform alone where it sends one', () => {
    const sent = {
      password: { min: 4, max: 8, pattern: '^[0-9]*$', message: '4 to 8 digits.' },
      mobileNum: { min: 10, max: 10 },
      verificationCode: { min: 4, max: 4 },
    }
    const { mobileNum, verificationCode, password, passwordHint } = rulesOf({}, sent)
    expect([password('1234'), password('abc123')?.text]).toEqual([undefined, '4 to 8 digits.'])
    expect(password('')).toEqual({ key: 'valid.required' })
    expect(passwordHint()?.text).toBe('4 to 8 digits.')
    expect([mobileNum('123456789'), mobileNum('1234567890')]).toEqual([wrong(10), undefined])
    expect([verificationCode('123')?.key, verificationCode('1234')]).toEqual(['valid.length.exact', undefined])
  })
})
