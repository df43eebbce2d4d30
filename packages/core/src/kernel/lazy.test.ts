import { expect, it } from 'vitest'
import { createLazy } from './lazy.ts'

it('brings code once, whoever asks', async () => {
  let times = 0
  const late = createLazy({ isOnline: () => true }, async () => {
    times += 1
    return { times }
  })
  const [one, other] = await Promise.all([late(), late()])
  expect(one).toBe(other)
  expect(await late()).toBe(one)
  expect(times).toBe(1)
})

it.each([
  [true, 'network.failed'],
  [false, 'network.offline'],
])('[CALL-43] fails like any other request (online: %s), and asks again the next time', async (online, code) => {
  let reachable = false
  const late = createLazy({ isOnline: () => online }, async () => {
    if (!reachable) throw new TypeError('Failed to fetch dynamically imported module')
    return 'code'
  })
  await expect(late()).rejects.toMatchObject({ code, retryable: true })
  reachable = true
  await expect(late()).resolves.toBe('code')
})
