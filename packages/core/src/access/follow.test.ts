import { describe, expect, it } from 'vitest'
import type { Decision } from './access.ts'
import { followRedirects } from './follow.ts'

const redirect = (to: string, more: object = {}): Decision => ({
  outcome: 'redirect',
  to,
  reason: { code: 'role', role: 'guest' },
  ...more,
})

describe('redirects', () => {
  it('[ROUTE-28] are followed to the end, remembering what was wanted first', () => {
    const steps: Readonly<Record<string, Decision>> = {
      '/m/a': redirect('/m/b', { message: { key: 'one', ms: 9 }, reason: { code: 'flag-off', flag: 'MYACC' } }),
      '/m/b': redirect('/m/c', { message: { key: 'two' } }),
      '/m/c': redirect('/m/d'),
    }
    const arrived: Decision = { outcome: 'popup', popup: 'free_reject', reason: { code: 'role', role: 'trial' } }
    expect(followRedirects('/m/a', (path) => steps[path] ?? arrived)).toMatchObject({
      arrival: { route: { name: 'home' } },
      refusal: arrived,
      messages: [{ key: 'one', ms: 9 }, { key: 'two' }],
      wanted: '/m/b',
      circular: false,
    })
  })

  it('[ROUTE-28] that run in a circle end at home', () => {
    const verdict = followRedirects('/m/a', (path) => redirect(path === '/m/a' ? '/m/b' : '/m/a'))
    expect(verdict).toMatchObject({ arrival: { outcome: 'allow', route: { path: '/m/home' } }, circular: true })
  })
})
