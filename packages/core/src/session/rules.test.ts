import { describe, expect, it } from 'vitest'
import { parseConfig } from '../config/config.ts'
import { isAgent, isTrial, userOf } from './roles.ts'
import { loginPassword, loginUsername } from './rules.ts'

const config = parseConfig({ merchantCode: 'demo' })

describe('rules of login', () => {
  it.each(['abcd', 'a123456789012345', 'ABcd', ' demo '])('[VALID-03] %s is a user name', (name) => {
    expect(loginUsername(name)).toBeUndefined()
  })

  it.each(['abc', '1abc', 'ab cd', 'a1234567890123456', 'ábcd', 'abcd\u0000', 'demo\nx'])(
    '[VALID-03] %j is none',
    (name) => {
      expect(loginUsername(name)).toEqual({ key: 'valid.username' })
    },
  )

  it.each([
    ['abc123', undefined],
    ['пароль1', undefined],
    ['abcdefghijklmnopqrs1', undefined],
    ['abcdef', 'valid.password.digit'],
    ['123456', 'valid.password.letter'],
    ['a1', 'valid.password.length'],
    ['abcdefghijklmnopqrst1', 'valid.password.length'],
    ['abc 123', 'valid.password.space'],
    ['', 'valid.required'],
  ])('[VALID-04] password %j', (password, key) => {
    expect(loginPassword(password)?.key).toBe(key)
  })

  it('[VALID-03] an empty user name is asked for', () => {
    expect(loginUsername('  ')).toEqual({ key: 'valid.required' })
  })

  it('[VALID-03][VALID-04] answer at once, however long the text', () => {
    const long = 'a'.repeat(100_000)
    const start = performance.now()
    expect(loginUsername(long)).toBeDefined()
    expect(loginPassword(long)).toBeDefined()
    expect(performance.now() - start).toBeLessThan(500)
  })
})

describe('types of user', () => {
  it('[ROLE-01][PROLE-02] 0, 4 and 40 are no agents, all others are', () => {
    for (const type of [0, 4, 40, '0', '4', '40', undefined, null, '']) expect(isAgent(type, config)).toBe(false)
    for (const type of [1, 2, 41, 42, 3, '2']) expect(isAgent(type, config)).toBe(true)
  })

  it('[ROLE-03] type 4 plays for trial', () => {
    expect(isTrial(4)).toBe(true)
    expect(isTrial('4')).toBe(true)
    for (const type of [0, 1, 40, '', null, undefined]) expect(isTrial(type)).toBe(false)
  })

  it('[SESSION-11] a renewed session is still the same user', () => {
    const info = { token: 't', merchantCode: 'demo', userName: 'u', type: 0, firstTimeLogin: false }
    const one = userOf({ type: 'member', info, isAgent: false })
    expect(userOf({ type: 'member', info: { ...info, token: 'new' }, isAgent: false })).toBe(one)
    expect(userOf({ type: 'member', info: { ...info, userName: 'v' }, isAgent: false })).not.toBe(one)
    expect(userOf({ type: 'guest' })).toBeUndefined()
    expect(userOf({ type: 'unknown' })).toBeUndefined()
  })
})
