import { expectTypeOf, it } from 'vitest'
import type { List, ListData } from './paged-query.ts'
import type { Loadable, Resource } from './query.ts'
import type { Result } from './result.ts'
import type { Store } from './store.ts'

declare const names: List<string>

it('a list is a loadable of its rows', () => {
  expectTypeOf(names).toExtend<Loadable<ListData<string>>>()
  expectTypeOf(names.$state).toEqualTypeOf<Store<Resource<ListData<string>>>>()
  expectTypeOf(names.$items).toEqualTypeOf<Store<readonly string[]>>()
  expectTypeOf(names.items[0]).toEqualTypeOf<string | undefined>()
  expectTypeOf(names.loadMore).returns.toEqualTypeOf<Promise<Result>>()
})
