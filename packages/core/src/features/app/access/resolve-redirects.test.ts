import { describe, expect, it } from 'vitest'
import type { RouteResult } from './access.ts'
import { resolveRedirects } from './resolve-redirects.ts'

const redirect = (to: string, more: object = {}): RouteResult => ({
  outcome: 'redirect',
  to,
  reason: { code: 'role', role: 'guest' },
  ...more,
})

describe('redirects', () => {
  it('[ROUTE-28] are followed to the end, remembering what was wanted first', () => {
    const steps: Readonly<Record<string, RouteResult>> = {
      '/m/a': redirect('/m/b', { message: { key: 'one', ms: 9 }, reason: { code: 'flag-off', flag: 'MYACC' } }),
      '/m/b': redirect('/m/c', { message: { key: 'two' } }),
      '/m/c': redirect('/m/d'),
    }
    const arrived: RouteResult = { outcome: 'popup', popup: 'free_reject', reason: { code: 'role', role: 'trial' } }
    expect(resolveRedirects('/m/a', (path) => steps[path] ?? arrived)).toMatchObject({
      shown: { route: { name: 'home' } },
      denial: arrived,
      messages: [{ key: 'one', ms: 9 }, { key: 'two' }],
      returnTo: '/m/b',
      isCircular: false,
    })
  })

  it('[ROUTE-28] that run in a circle end at home', () => {
    const verdict = resolveRedirects('/m/a', (path) => redirect(path === '/m/a' ? '/m/b' : '/m/a'))
    expect(verdict).toMatchObject({ shown: { outcome: 'allow', route: { path: '/m/home' } }, isCircular: true })
  })
})
