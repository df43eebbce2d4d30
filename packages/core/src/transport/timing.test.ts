import { expect, it } from 'vitest'
import { platformEndpoints } from '../features/app/platform/endpoints.ts'
import { catalogueEndpoints } from '../features/lobby/catalogue/endpoints.ts'
import { createTestContext, hang, json, scriptedPlatform } from '../testing.ts'

const signal = new AbortController().signal

it('shares one request among equal reads', async () => {
  const platform = scriptedPlatform()
  platform.answer(platformEndpoints.siteStatus, { maintenance: true, regionRestriction: 0 })
  const test = createTestContext({ fetch: platform.fetch })
  const responses = await Promise.all([
    test.context.call(platformEndpoints.siteStatus, {}, { signal }),
    test.context.call(platformEndpoints.siteStatus, {}, { signal }),
  ])
  expect(responses[0]).toMatchObject({ maintenance: true, regionRestriction: false })
  expect(responses[1]).toBe(responses[0])
  expect(platform.requests).toHaveLength(1)
  test.dispose()
  expect(test.leftovers()).toEqual([])
})

it('[ERR-17][PERR-10] is slow once after 8 s, gives up after 30 s, and is unreachable from then on', async () => {
  const platform = scriptedPlatform()
  platform.on(catalogueEndpoints.gameVendors, hang)
  const test = createTestContext({ fetch: platform.fetch })
  const states: string[] = []
  test.context.connection.$state.listen((state) => states.push(state))
  const call = test.context.call(catalogueEndpoints.gameVendors, {}, { signal })
  const outcome = expect(call).rejects.toMatchObject({ code: 'network.timeout' })
  await test.clock.advance(7999)
  expect(states).toEqual([])
  await test.clock.advance(1)
  expect(states).toEqual(['slow'])
  await test.clock.advance(22_000)
  await outcome
  expect(states.at(-1)).toBe('unreachable')
  expect(states.filter((state) => state === 'slow')).toHaveLength(1)
  // The state says it.
  expect(test.events.toastKeys).toEqual([])
  expect(platform.requests).toHaveLength(1)
  test.dispose()
  expect(test.leftovers()).toEqual([])
})

it('repeats a safe call after 1 s and 2 s', async () => {
  const platform = scriptedPlatform()
  platform.on(
    catalogueEndpoints.gameVendors,
    () => json({}, { status: 500 }),
    () => json({}, { status: 500 }),
    () => json({ success: true, value: {} }),
  )
  const test = createTestContext({ fetch: platform.fetch })
  const call = test.context.call(catalogueEndpoints.gameVendors, {}, { signal })
  await test.clock.advance(999)
  expect(platform.requests).toHaveLength(1)
  await test.clock.advance(1)
  expect(platform.requests).toHaveLength(2)
  await test.clock.advance(2000)
  expect(await call).toEqual({ sorting: [], mapping: {} })
  test.dispose()
  expect(test.leftovers()).toEqual([])
})

it('[ERR-17] an aborted call is slow for nobody, and what is answered all the same is not read', async () => {
  let answer = () => {}
  const test = createTestContext({
    // Deaf to the signal of its request.
    fetch: () =>
      new Promise((resolve) => {
        answer = () => resolve(json({ success: true, value: {} }))
      }),
  })
  const entries: string[] = []
  test.context.log.on(({ event }) => entries.push(event))
  const leaving = new AbortController()
  const outcome = expect(
    test.context.call(catalogueEndpoints.gameVendors, {}, { signal: leaving.signal }),
  ).rejects.toMatchObject({
    code: 'request.aborted',
  })
  leaving.abort()
  await outcome
  await test.clock.advance(8000)
  expect(test.context.connection.$state.get()).toBe('online')
  answer()
  await test.idle()
  // Neither read nor written down.
  expect(entries).toEqual([])
  test.dispose()
  expect(test.leftovers()).toEqual([])
})

it('reads an answer that comes in pieces, cut anywhere in a letter', async () => {
  const bytes = new TextEncoder().encode(JSON.stringify({ success: true, value: { info: { message: 'ñ 🎲 ๙' } } }))
  const test = createTestContext({
    fetch: async () =>
      new Response(
        new ReadableStream({
          start(stream) {
            for (const byte of bytes) stream.enqueue(Uint8Array.of(byte))
            stream.close()
          },
        }),
      ),
  })
  expect(await test.context.call(platformEndpoints.siteStatus, {}, { signal })).toMatchObject({
    info: { message: 'ñ 🎲 ๙' },
  })
  test.dispose()
})
