import { describe, expect, it } from 'vitest'
import { ownPath } from './own-path.ts'

const origin = 'https://foyer.test'

describe('ownPath', () => {
  it('[ROUTE-30] takes paths of the site, written as a whole or relative to where one is', () => {
    expect(ownPath('/m/set?x=1#y', { origin })).toBe('/m/set?x=1#y')
    expect(ownPath('/')).toBe('/')
    expect(ownPath('/m')).toBe('/m')
    expect(ownPath('https://foyer.test/m/set', { origin })).toBe('/m/set')
    expect(ownPath('#terms', { origin, from: '/m/help?x=1' })).toBe('/m/help?x=1#terms')
    expect(ownPath('/m/a/../set', { origin })).toBe('/m/set')
  })

  it('[ROUTE-30] does without an origin, or with an opaque one', () => {
    expect(ownPath('/m/set', { origin: '' })).toBe('/m/set')
    expect(ownPath('/m/set', { origin: 'null' })).toBe('/m/set')
    expect(ownPath('https://foyer.test/m/set', { origin: 'null' })).toBeUndefined()
  })

  it('[ROUTE-30] is not led astray by where it starts', () => {
    expect(ownPath('x', { origin, from: '//evil.example/m/' })).toBeUndefined()
    expect(ownPath('//evil.example/m/x', { origin, from: '//evil.example/m/' })).toBeUndefined()
  })
})
