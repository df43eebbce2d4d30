import { expectTypeOf, it } from 'vitest'
import type { Resource } from './query.ts'
import type { Store } from './store.ts'
import { when } from './when.ts'

declare const $state: Store<Resource<{ readonly name: string }>>

it('what is waited for has the type that the test narrows to', async () => {
  const { data } = await when($state, (state) => state.status === 'ready')
  expectTypeOf(data).toEqualTypeOf<{ readonly name: string }>()
  const ended = await when($state, ({ status }) => status === 'ready' || status === 'failed')
  expectTypeOf(ended).toEqualTypeOf<Resource<{ readonly name: string }>>()
})

it('a test that narrows nothing gives the whole type', async () => {
  expectTypeOf(await when($state, (state) => state.data?.name === 'x')).toExtend<Resource<{ readonly name: string }>>()
})

it('the test and the options are checked', () => {
  // @ts-expect-error no status of that name
  void when($state, (state) => state.status === 'done')
  // @ts-expect-error a signal, not its controller
  void when($state, () => true, { signal: new AbortController() })
})
