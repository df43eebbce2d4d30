import { batch, computed, type ReadableAtom } from 'nanostores'
import { expect, expectTypeOf, it, vi } from 'vitest'
import { createLog } from './log.ts'
import { readOnly, type Store, writable } from './store.ts'

const LOG = createLog(() => 0)

it('is read and listened to: subscribe calls at once, listen on each change', () => {
  const $own = writable(1)
  const $count = readOnly($own, LOG)
  const [subscribed, listened] = [vi.fn(), vi.fn()]
  const stops = [$count.subscribe(subscribed), $count.listen(listened)]
  expect($count.lc).toBe(2)
  $own.set(2)
  $own.set(2)
  expect([$count.get(), $count.value, $count.init]).toEqual([2, 2, 1])
  expect(subscribed.mock.calls.map(([value]) => value)).toEqual([1, 2])
  expect(listened.mock.calls.map(([value, previous]) => [value, previous])).toEqual([[2, 1]])
  for (const stop of stops) stop()
  $own.set(3)
  expect(listened).toHaveBeenCalledTimes(1)
  expect($count.lc).toBe(0)
})

it('cannot be written, from JavaScript neither', () => {
  const $own = writable(1)
  const $count: object = readOnly($own, LOG)
  expect('set' in $count).toBe(false)
  expect(Object.isFrozen($count)).toBe(true)
  expect(() => Object.assign($count, { get: () => 7 })).toThrow(TypeError)
  expect(() => Object.assign($count, { value: 7 })).toThrow(TypeError)
  expect(() => Object.assign(Object.getPrototypeOf($count), { get: () => 7 })).toThrow(TypeError)
  expect(Object.values($count)).not.toContain($own)
  Reflect.apply(Reflect.get($count, 'notify'), $count, [])
  Reflect.apply(Reflect.get($count, 'off'), $count, [])
  expect($own.get()).toBe(1)
})

it('holds values that cannot be changed: the state, its parts and their lists', () => {
  const row = { id: 1 }
  const error = new Error('a thing with a life of its own')
  const $own = writable({ status: 'ready', data: { items: [row], filter: { tab: 'all' } }, error })
  const isFrozen = () => {
    const state = $own.get()
    return [state, state.data, state.data.items, state.data.filter].map(Object.isFrozen)
  }
  expect(isFrozen()).toEqual([true, true, true, true])
  $own.set({ ...$own.get(), data: { items: [row, row], filter: { tab: 'hot' } } })
  expect(isFrozen()).toEqual([true, true, true, true])
  expect([row, error].map(Object.isFrozen)).toEqual([false, false])
})

it('is a store of nanostores: computed, batch, equality', () => {
  const [$first, $second] = [writable('a'), writable('b')]
  const [$one, $two] = [readOnly($first, LOG), readOnly($second, LOG)]
  expectTypeOf($one).toExtend<ReadableAtom<string>>()
  const both = vi.fn()
  const $both = computed([$one, $two], (one, two) => one + two)
  const stop = $both.listen(both)
  batch(() => {
    $first.set('c')
    $second.set('d')
  })
  expect(both.mock.calls.map(([value]) => value)).toEqual(['cd'])
  stop()
  expectTypeOf(readOnly($both, LOG)).toEqualTypeOf<Store<string>>()
  expect(readOnly($both, LOG).value).toBe('cd')
})
