import fc from 'fast-check'
import { expect, it } from 'vitest'
import { routes } from '../site/routes.ts'
import { toInternalPath } from './routes.ts'

const origin = 'https://foyer.test'

it('[ROUTE-30][NOTICE-08] whatever it takes stays on the site when a browser reads it', () => {
  const pieces = fc.constantFrom(
    ...['/', '//', '\\', 'm', '/m/', '..', '%2e', '%2f', '%5c', ':', '@', '?', '#', 'https:', 'evil.example'],
    ...['foyer.test', '\t', '\n', '\r', '\0', ' ', '\u3002', '\uff0f', 'javascript:', 'data:', '[', ']', '\u202e'],
  )
  const addresses = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(addresses, (address) => {
      const path = toInternalPath(address, { origin, routes })
      if (path === undefined) return
      const read = new URL(path, origin)
      expect(read.origin).toBe(origin)
      expect(read.pathname).toMatch(/^\/(m(\/|$)|$)/)
      expect(toInternalPath(path, { origin, routes })).toBe(path)
    }),
    { numRuns: 5000 },
  )
  fc.assert(
    fc.property(addresses, (address) => {
      const path = toInternalPath(address, { origin })
      if (path !== undefined) expect(new URL(path, origin).origin).toBe(origin)
    }),
    { numRuns: 5000 },
  )
})
