import { describe, expect, it } from 'vitest'
import { routes } from '../site/routes.ts'
import { findRow, hasPage, matchPath, type RouteTable, type RouteTarget, toInternalPath, toPath } from './routes.ts'

const origin = 'https://foyer.test'
const internal = (address: string, options: Parameters<typeof toInternalPath>[1] = {}) =>
  toInternalPath(address, { routes, ...options })

describe('addresses of the site', () => {
  it('[ROUTE-30] takes paths of the site, written as a whole or relative to where one is', () => {
    expect(internal('/m/set?x=1#y', { origin })).toBe('/m/set?x=1#y')
    expect(internal('/')).toBe('/')
    expect(internal('/m')).toBe('/m')
    expect(internal('https://foyer.test/m/set', { origin })).toBe('/m/set')
    expect(internal('#terms', { origin, from: '/m/help?x=1' })).toBe('/m/help?x=1#terms')
    expect(internal('/m/a/../set', { origin })).toBe('/m/set')
  })

  it('[ROUTE-30] does without an origin, or with an opaque one', () => {
    expect(internal('/m/set', { origin: '' })).toBe('/m/set')
    expect(internal('/m/set', { origin: 'null' })).toBe('/m/set')
    expect(internal('https://foyer.test/m/set', { origin: 'null' })).toBeUndefined()
  })

  it('[ROUTE-30] is not led astray by where it starts', () => {
    expect(internal('x', { origin, from: '//evil.example/m/' })).toBeUndefined()
    expect(internal('//evil.example/m/x', { origin, from: '//evil.example/m/' })).toBeUndefined()
  })
})

const OUTSIDE = [
  '//evil.example/m/x',
  '/\\evil.example/m/',
  '\\\\evil.example/m/',
  '/\t/evil.example/m/',
  '/m/..//evil.example',
  '/m/%2e%2e//evil.example',
  '/.//evil.example/m/',
  'https://foyer.test@evil.example/m/',
  'https://foyer.test.evil.example/m/',
  'http://foyer.test/m/home',
  'javascript:alert(1)',
  'blob:https://foyer.test/m/',
]

it.each(OUTSIDE)('[ROUTE-30] %s is no address of the site, with a table of routes or without', (address) => {
  expect(internal(address, { origin })).toBeUndefined()
  expect(toInternalPath(address, { origin })).toBeUndefined()
})

it('[ROUTE-30] beside the paths of the table nothing of the origin belongs to the site', () => {
  for (const path of ['/admin', '/mm/home', '/mobile', '/m.evil', '/m/../admin']) {
    expect(internal(path, { origin }), path).toBeUndefined()
    // A front end that has told no paths may have any.
    expect(toInternalPath(path, { origin }), path).toMatch(/^\/[am]/)
  }
})

const vip = { ...routes, vip: { paths: ['/vip/:level'] } } as const
const toVip = (level: string) => ({ name: 'vip', params: { level } }) as unknown as RouteTarget

describe('paths of pages', () => {
  it.each<[RouteTarget, string]>([
    [{ name: 'home' }, '/m/home'],
    [{ name: 'signIn' }, '/m/login'],
    [{ name: 'trial' }, '/m/trail'],
    [{ name: 'agentHome' }, '/m/agent'],
    [{ name: 'announcements', params: { area: 'member', types: 'A' } }, '/m/member/notice?types=A'],
    [{ name: 'announcements', params: { types: 'A' } }, '/m/notice?types=A'],
    [{ name: 'categoryGames', params: { gameType: 'FISH', vassalage: 'A&B' } }, '/m/fishing-games?vassalage=A%26B'],
    [{ name: 'gameList', params: { gameType: 'RNG', isNew: '1' } }, '/m/gameList?gameType=RNG&isNew=1'],
    [{ name: 'lottery', params: { gameType: 'ELOTT' } }, '/m/elott'],
    [{ path: '/m/withdraw?x=1#y' }, '/m/withdraw?x=1#y'],
  ])('%o is %s', (target, path) => {
    expect(toPath(routes, target)).toBe(path)
  })

  it('of a row that fixes a parameter are those of its own value alone', () => {
    const without = { ...routes, categoryGames: routes.categoryGames.filter(({ fixed }) => fixed?.gameType !== 'RNG') }
    const slots: RouteTarget = { name: 'categoryGames', params: { gameType: 'RNG' } }
    expect([hasPage(routes, slots), hasPage(without, slots)]).toEqual([true, false])
    expect(() => toPath(without, slots)).toThrow('config.invalid')
    expect(toPath(without, { name: 'categoryGames', params: { gameType: 'FISH' } })).toBe('/m/fishing-games')
    expect(hasPage({ ...routes, deposit: [] }, { name: 'deposit' })).toBe(false)
    expect(hasPage(routes, { path: '/anything' })).toBe(true)
  })

  it('of a page that was added have its parameters, written so that they are one part', () => {
    expect(toPath(vip, toVip('gold/../x'))).toBe('/vip/gold%2F..%2Fx')
    expect(matchPath(vip, '/vip/gold%2F..%2Fx?a=1')).toMatchObject({
      name: 'vip',
      params: { level: 'gold/../x', a: '1' },
    })
    for (const path of ['/vip', '/vip/', '/vip/%', '/vip/a/b']) expect(matchPath(vip, path), path).toBeUndefined()
  })

  it('lead to a literal path before one with a parameter, and to that before all below a folder', () => {
    const table = { ...routes, vip: { paths: ['/m/:level'] }, club: { paths: ['/m/club'] } } as const
    expect(matchPath(table, '/m/club')?.name).toBe('club')
    expect(matchPath(table, '/m/gold')?.name).toBe('vip')
    expect(matchPath(table, '/m/gold/x')?.name).toBe('notFound')
  })

  it('do without nothing: a parameter or a page that is missing is refused', () => {
    expect(() => toPath(vip, { name: 'vip', params: {} } as unknown as RouteTarget)).toThrow('routes.vip.level')
    expect(() => toPath(routes, { name: 'constructor' } as unknown as RouteTarget)).toThrow('routes.constructor')
  })
})

describe('an attacker who writes an address', () => {
  const added = (rows: Record<string, unknown>) => ({ ...routes, ...rows }) as unknown as RouteTable
  const to = (name: string, params: unknown) => ({ name, params }) as RouteTarget

  it.each(['', '.', '..', 'abc\ud83d', null, undefined])('puts no %j into a path', (level) => {
    expect(() => toPath(vip, to('vip', { level }))).toThrow('config.invalid (routes.vip.level)')
    expect(() => toPath(added({ p: { paths: ['/p/:constructor'] } }), to('p', {}))).toThrow('routes.p.constructor')
  })

  it('puts no half character into a query, and no word that is none', () => {
    expect(() => toPath(routes, to('search', { q: 'abc\ud83d' }))).toThrow('routes.search.q')
    expect(toPath(routes, to('search', { q: null }))).toBe('/m/search')
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\\evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
    'https://evil.example/',
    'm/home',
    '',
  ])('has no path written of %j', (path) => {
    expect(() => toPath(routes, { path })).toThrow('url.unsafe')
  })

  it.each(['/vip/%67old', '/vip/g%6Fld'])('spells %s like the page that it is', (path) => {
    const table = added({ vip: { paths: ['/vip/:level'] }, gold: { paths: ['/vip/gold'] } })
    expect(findRow(table, `${path}?a=1#b`)).toMatchObject({ match: { name: 'gold' }, redirect: '/vip/gold?a=1#b' })
    expect(matchPath(table, path)).toBeUndefined()
  })

  it.each(["/vip/a@b:c,d;e=f+g&h$i!j'(k)*", '/vip/%2F%3F%23%25%20', '/vip/%C3%BC%E2%82%AC'])(
    'has one spelling %s',
    (path) => {
      const match = matchPath(vip, path)
      expect(match?.path).toBe(path)
      expect(toPath(vip, to('vip', match?.params))).toBe(path)
    },
  )

  it('gives no page a parameter by the query that a path of this page decides', () => {
    expect(matchPath(routes, '/m/notice?area=member&types=A')).toMatchObject({ params: { types: 'A' } })
    expect(matchPath(routes, '/m/notice?area=member')?.params).toEqual({})
    expect(matchPath(routes, '/m/member/notice?area=x')?.params).toEqual({ area: 'member' })
  })

  it('writes no parameter as its own name', () => {
    expect(matchPath(vip, '/vip/:level?level=gold')?.params).toEqual({ level: ':level' })
  })

  it('is led by an alias to the same page, with its parameters and what lies below', () => {
    const table = added({
      vip: { paths: ['/vip/:level'], aliases: ['/v/:level'] },
      docs: { paths: ['/docs/:part/*'], aliases: ['/d/:part/*'] },
    })
    expect(findRow(table, '/v/go%2Fld?x=1')?.redirect).toBe('/vip/go%2Fld?x=1')
    expect(findRow(table, '/d/a/b/c')?.redirect).toBe('/docs/a/b/c')
  })

  it('gets the closest page, part by part from the left', () => {
    const table = added({
      security: { paths: ['/u/:id/security'] },
      profile: { paths: ['/u/:username/:section'] },
      top: { paths: ['/u/top/:section'] },
    })
    expect(matchPath(table, '/u/1/security')?.name).toBe('security')
    expect(matchPath(table, '/u/top/security')?.name).toBe('top')
  })

  it('finds the folder of a page that is everything below it', () => {
    const table = added({ docs: { paths: ['/docs/*'] }, notFound: { paths: ['/*'] } })
    expect(toPath(table, to('docs', {}))).toBe('/docs/')
    expect(matchPath(table, '/docs/')?.name).toBe('docs')
    expect(toPath(table, to('notFound', {}))).toBe('/')
  })

  it('changes no match that others read', () => {
    const match = matchPath(vip, '/vip/gold?x=1')
    expect([match, match?.params, match?.query].map((part) => Object.isFrozen(part))).toEqual([true, true, true])
  })

  it.each(['//evil', '/\\evil'])('stays on the site with an origin of an app: %s', (address) => {
    expect(toInternalPath(address, { origin: 'capacitor://localhost' })).toBeUndefined()
  })
})
