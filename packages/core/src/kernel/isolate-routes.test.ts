import { expect, it, onTestFinished } from 'vitest'
import { routes } from '../site/routes.ts'
import { createTestFoyer } from '../testing/test-foyer.ts'
import type { RouteRow } from './routes.ts'

const fail = () => {
  throw new Error('host')
}

/** A client whose page `vip` has this row of a host. */
async function open(row: Omit<RouteRow, 'paths'>, path = '/m/home') {
  const table = { ...routes, vip: { paths: ['/m/vip'], ...row } } as typeof routes
  const test = createTestFoyer({ path, routes: table, fetch: async () => new Response('{}', { status: 404 }) })
  const failed: unknown[] = []
  test.foyer.log.on(({ event, data }) => event === 'callback.failed' && failed.push(data?.of))
  onTestFinished(() => test.dispose())
  await test.idle()
  return { ...test, failed, page: () => test.foyer.access.$page.get()?.result.route.path }
}

it.each<[string, Omit<RouteRow, 'paths'>]>([
  ['read', { read: ({ id = '' }) => ({ id: decodeURIComponent(id) }) }],
  ['ability', { ability: fail }],
])('takes an address for no page when the %s of its row throws', async (of, row) => {
  const started = await open(row, '/m/vip?id=%25')
  expect(started.page()).toBe('/m/home')
  const { foyer, page, failed, ports, idle } = await open(row)
  foyer.access.go('/m/vip?id=%25')
  ports.navigation.push('/m/vip?id=%25')
  await idle()
  expect([page(), failed]).toEqual(['/m/home', [`routes.${of}`]])
})

it('leads one step back when the backTo of a row throws', async () => {
  const { foyer, page, failed, idle } = await open({ backTo: fail })
  foyer.access.go('/m/vip')
  expect(page()).toBe('/m/vip')
  foyer.access.back()
  await idle()
  foyer.access.go('/m/vip')
  foyer.access.back()
  await idle()
  expect([page(), failed]).toEqual(['/m/home', ['routes.backTo']])
})
