import { describe, expect, it } from 'vitest'
import { toInternalPath } from './internal-path.ts'

const origin = 'https://foyer.test'

describe('toInternalPath', () => {
  it('[ROUTE-30] takes paths of the site, written as a whole or relative to where one is', () => {
    expect(toInternalPath('/m/set?x=1#y', { origin })).toBe('/m/set?x=1#y')
    expect(toInternalPath('/')).toBe('/')
    expect(toInternalPath('/m')).toBe('/m')
    expect(toInternalPath('https://foyer.test/m/set', { origin })).toBe('/m/set')
    expect(toInternalPath('#terms', { origin, from: '/m/help?x=1' })).toBe('/m/help?x=1#terms')
    expect(toInternalPath('/m/a/../set', { origin })).toBe('/m/set')
  })

  it('[ROUTE-30] does without an origin, or with an opaque one', () => {
    expect(toInternalPath('/m/set', { origin: '' })).toBe('/m/set')
    expect(toInternalPath('/m/set', { origin: 'null' })).toBe('/m/set')
    expect(toInternalPath('https://foyer.test/m/set', { origin: 'null' })).toBeUndefined()
  })

  it('[ROUTE-30] is not led astray by where it starts', () => {
    expect(toInternalPath('x', { origin, from: '//evil.example/m/' })).toBeUndefined()
    expect(toInternalPath('//evil.example/m/x', { origin, from: '//evil.example/m/' })).toBeUndefined()
  })
})
