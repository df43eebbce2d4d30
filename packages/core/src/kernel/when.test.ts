import { atom } from 'nanostores'
import { expect, expectTypeOf, it } from 'vitest'
import type { Resource } from './query.ts'
import { when } from './when.ts'

it('takes the present value where it passes', async () => {
  const $count = atom(3)
  expect(await when($count, (count) => count > 2)).toBe(3)
  expect($count.lc).toBe(0)
})

it('waits for the first value that passes, and listens no longer', async () => {
  const $count = atom(0)
  const waiting = when($count, (count) => count >= 2)
  for (const count of [1, 2, 3]) $count.set(count)
  expect(await waiting).toBe(2)
  expect($count.lc).toBe(0)
})

it('rejects with the reason of its signal, before and while it waits', async () => {
  const $count = atom(0)
  const never = (count: number) => count < 0
  await expect(when($count, never, { signal: AbortSignal.abort('gone') })).rejects.toBe('gone')
  const controller = new AbortController()
  const waiting = when($count, never, { signal: controller.signal })
  controller.abort('given up')
  await expect(waiting).rejects.toBe('given up')
  expect($count.lc).toBe(0)
})

it('narrows the type by its test', async () => {
  const $state = atom<Resource<string>>({ status: 'ready', data: 'x', refreshing: false, stale: false })
  const { data } = await when($state, (state) => state.status === 'ready')
  expectTypeOf(data).toEqualTypeOf<string>()
  expect(data).toBe('x')
})
