import { expect, it } from 'vitest'
import { LIST } from '../testing/client.ts'
import { createTestBench, ORIGIN } from '../testing/test-bench.ts'

async function icons() {
  const bench = createTestBench()
  const { value } = await bench.call('gameList', { ...LIST, gameType: 'RNG', pageSize: 12 })
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    bench.sandbox.fetch(new Request(ORIGIN + path, { headers }))
  return { ...bench, get, paths: value.games.map((game: { iconUrl: string }) => `/demo/${game.iconUrl}`) as string[] }
}

it('serves the cover of every game, small and to be kept, as a drawing where nothing makes raster images', async () => {
  const { get, paths } = await icons()
  for (const path of paths) {
    const response = await get(path)
    expect([path, response.status, response.headers.get('Content-Type')]).toEqual([
      path,
      200,
      'image/svg+xml; charset=utf-8',
    ])
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=86400')
    expect((await response.text()).length).toBeLessThan(6000)
  }
})

it('says that a picture is still the same', async () => {
  const { get, paths } = await icons()
  const [path = ''] = paths
  const etag = (await get(path)).headers.get('ETag') ?? ''
  const again = await get(path, { 'If-None-Match': etag })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

it('[CDN-01][CDN-03] serves the same picture as if from another host, and nothing where there is none', async () => {
  const { get, paths } = await icons()
  const [path = ''] = paths
  expect(await (await get(`/cdn/a${path}`)).text()).toBe(await (await get(path)).text())
  expect((await get('/demo/games/JL/none.jpg')).status).toBe(404)
  expect((await get('/other/games/JL/1001.jpg')).status).toBe(404)
})

it('[HOME-03][PDATA-01] has a picture for every banner, announcement and vendor', async () => {
  const { get, call } = await icons()
  const wish = { types: 'B,PL,PU,PR,H', platform: 'M', merchantCode: 'demo' } as const
  const { value } = await call('announcements', wish)
  const rows = Object.values(value).flat() as { announcementImages?: { url: string }[] }[]
  const pictures = rows.flatMap((row) => (row.announcementImages ?? []).map(({ url }) => url))
  const { mapping } = (await call('gameVendors', {})).value
  const logos = Object.values(mapping).flatMap((own) =>
    (own as { mobileLargeIcon: string }[]).map((row) => row.mobileLargeIcon),
  )
  expect(pictures.length).toBeGreaterThan(5)
  for (const path of new Set([...pictures, ...logos])) {
    expect([path, (await get(`/demo/${path}`)).status]).toEqual([path, 200])
  }
})
