import fc from 'fast-check'
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

  it('[ROUTE-30][NOTICE-08] whatever it takes stays on the site when a browser reads it', () => {
    const pieces = fc.constantFrom(
      ...['/', '//', '\\', 'm', '/m/', '..', '%2e', '%2f', '%5c', ':', '@', '?', '#', 'https:', 'evil.example'],
      ...['foyer.test', '\t', '\n', '\r', '\0', ' ', '\u3002', '\uff0f', 'javascript:', 'data:', '[', ']', '\u202e'],
    )
    const addresses = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(addresses, (address) => {
        const path = ownPath(address, { origin })
        if (path === undefined) return
        const read = new URL(path, origin)
        expect(read.origin).toBe(origin)
        expect(read.pathname).toMatch(/^\/(m(\/|$)|$)/)
        expect(ownPath(path, { origin })).toBe(path)
      }),
      { numRuns: 5000 },
    )
  })
})
