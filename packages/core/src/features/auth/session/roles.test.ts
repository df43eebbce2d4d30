import { describe, expect, it } from 'vitest'
import { parseConfig } from '../../../check-config/parse-config.ts'
import { infoOf, isAgent, isTrial, userKey } from './roles.ts'

const config = parseConfig({ merchant: 'demo' })

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

  it('members and trial players have info, guests have none', () => {
    const info = { token: 't', merchantCode: 'demo', userName: 'u', type: 0, firstTimeLogin: false }
    expect(infoOf({ type: 'member', info, isAgent: false })).toBe(info)
    expect(infoOf({ type: 'trial', info })).toBe(info)
    expect(infoOf({ type: 'guest' })).toBeUndefined()
    expect(infoOf({ type: 'unknown' })).toBeUndefined()
  })

  it('[SESSION-11] a renewed session is still the same user', () => {
    const info = { token: 't', merchantCode: 'demo', userName: 'u', type: 0, firstTimeLogin: false }
    const one = userKey({ type: 'member', info, isAgent: false })
    expect(userKey({ type: 'member', info: { ...info, token: 'new' }, isAgent: false })).toBe(one)
    expect(userKey({ type: 'member', info: { ...info, userName: 'v' }, isAgent: false })).not.toBe(one)
    expect(userKey({ type: 'guest' })).toBeUndefined()
    expect(userKey({ type: 'unknown' })).toBeUndefined()
  })
})
