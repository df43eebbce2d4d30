import { expect, it } from 'vitest'
import { siteStatus } from '../features/app/settings/contract.ts'
import { gameVendors } from '../features/lobby/catalogue/contract.ts'
import { createTestContext, hang, json, scriptedPlatform } from '../testing.ts'

const signal = new AbortController().signal

it('shares one request among equal reads', async () => {
  const platform = scriptedPlatform()
  platform.answer(siteStatus, { maintenance: true, regionRestriction: 0 })
  const test = createTestContext({ fetch: platform.fetch })
  const responses = await Promise.all([
    test.context.call(siteStatus, {}, { signal }),
    test.context.call(siteStatus, {}, { signal }),
  ])
  expect(responses[0]).toMatchObject({ maintenance: true, regionRestriction: false })
  expect(responses[1]).toBe(responses[0])
  expect(platform.requests).toHaveLength(1)
  test.dispose()
  expect(test.leftovers()).toEqual([])
})

it('[ERR-17] says "Slow Connection" once after 8 s and gives up after 30 s', async () => {
  const platform = scriptedPlatform()
  platform.on(gameVendors, hang)
  const test = createTestContext({ fetch: platform.fetch })
  const call = test.context.call(gameVendors, {}, { signal })
  const outcome = expect(call).rejects.toMatchObject({ code: 'network.timeout' })
  await test.clock.advance(7999)
  expect(test.events.toastKeys).toEqual([])
  await test.clock.advance(1)
  expect(test.events.toastKeys).toEqual(['error.network.slow'])
  await test.clock.advance(22_000)
  await outcome
  expect(test.events.toastKeys).toHaveLength(1)
  expect(platform.requests).toHaveLength(1)
  test.dispose()
  expect(test.leftovers()).toEqual([])
})

it('repeats a safe call after 1 s and 2 s', async () => {
  const platform = scriptedPlatform()
  platform.on(
    gameVendors,
    () => json({}, { status: 500 }),
    () => json({}, { status: 500 }),
    () => json({ success: true, value: {} }),
  )
  const test = createTestContext({ fetch: platform.fetch })
  const call = test.context.call(gameVendors, {}, { signal })
  await test.clock.advance(999)
  expect(platform.requests).toHaveLength(1)
  await test.clock.advance(1)
  expect(platform.requests).toHaveLength(2)
  await test.clock.advance(2000)
  expect(await call).toEqual({ sorting: [], mapping: {} })
  test.dispose()
  expect(test.leftovers()).toEqual([])
})
