import { expect, it } from 'vitest'
import { parseConfig } from '../config/config.ts'
import { memberCenterRules } from './member-center-rules.ts'

it('[VALID-17][PHONEPW-03][PHONEPW-07] the member center has a set of its own, with the least length in the text', () => {
  const { mobileNum, verificationCode, password } = memberCenterRules(parseConfig({ merchantCode: 'demo' }))
  expect(mobileNum('12')).toEqual({ key: 'in_mobileNum_error', params: { 0: 7 } })
  expect(mobileNum('1234567')).toBeUndefined()
  expect(verificationCode('')).toEqual({ key: 'valid.required' })
  expect(mobileNum('')).toEqual({ key: 'in_mobileNum_error', params: { 0: 7 } })
  expect(password('abcdef')).toEqual({ key: 'valid.password.digit' })
})
