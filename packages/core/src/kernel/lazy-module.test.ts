import { expect, it } from 'vitest'
import { createLazyModule } from './lazy-module.ts'

it('brings code once, whoever asks', async () => {
  let times = 0
  const load = createLazyModule({ isOnline: () => true }, async () => {
    times += 1
    return { times }
  })
  const [one, other] = await Promise.all([load(), load()])
  expect(one).toBe(other)
  expect(await load()).toBe(one)
  expect(times).toBe(1)
})

it.each([
  [true, 'network.failed'],
  [false, 'network.offline'],
])('[CALL-43] fails like any other request (online: %s), and asks again the next time', async (online, code) => {
  let reachable = false
  const load = createLazyModule({ isOnline: () => online }, async () => {
    if (!reachable) throw new TypeError('Failed to fetch dynamically imported module')
    return 'code'
  })
  await expect(load()).rejects.toMatchObject({ code, retryable: true })
  reachable = true
  await expect(load()).resolves.toBe('code')
})
