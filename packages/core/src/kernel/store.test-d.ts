import { computed, type ReadableAtom } from 'nanostores'
import { expectTypeOf, it } from 'vitest'
import type { Unsubscribe } from '../ports/ports.ts'
import type { Store } from './store.ts'

declare const $items: Store<readonly string[]>

it('a store is read and listened to, and not written', () => {
  expectTypeOf($items.get()).toEqualTypeOf<readonly string[]>()
  expectTypeOf($items.value).toEqualTypeOf<readonly string[]>()
  expectTypeOf($items.subscribe).returns.toEqualTypeOf<Unsubscribe>()
  $items.listen((value, previous) => {
    expectTypeOf(value).toEqualTypeOf<readonly string[]>()
    expectTypeOf(previous).toEqualTypeOf<readonly string[] | undefined>()
  })
  // @ts-expect-error a store has no `set`
  $items.set([])
  // @ts-expect-error its value is not assigned
  $items.value = []
  // @ts-expect-error what it holds is readonly
  $items.get().push('x')
})

it('a store fits where nanostores takes one', () => {
  expectTypeOf($items).toExtend<ReadableAtom<readonly string[]>>()
  expectTypeOf(computed($items, (items) => items.length).get()).toEqualTypeOf<number>()
})
