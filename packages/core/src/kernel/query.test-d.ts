import { describe, expectTypeOf, it } from 'vitest'
import type { FoyerError } from './errors.ts'
import type { Loadable, Resource } from './query.ts'
import type { Result } from './result.ts'
import type { Store } from './store.ts'

declare const resource: Resource<readonly string[]>

describe('a resource', () => {
  it('is narrowed by its status', () => {
    switch (resource.status) {
      case 'idle':
      case 'loading':
        expectTypeOf(resource.data).toEqualTypeOf<undefined>()
        expectTypeOf(resource.error).toEqualTypeOf<undefined>()
        return
      case 'ready':
        expectTypeOf(resource.data).toEqualTypeOf<readonly string[]>()
        expectTypeOf(resource.stale).toEqualTypeOf<boolean>()
        expectTypeOf(resource.refreshing).toEqualTypeOf<boolean>()
        expectTypeOf(resource.error).toEqualTypeOf<FoyerError | undefined>()
        return
      case 'failed':
        expectTypeOf(resource.data).toEqualTypeOf<undefined>()
        expectTypeOf(resource.error).toEqualTypeOf<FoyerError>()
        return
      default:
        expectTypeOf(resource).toEqualTypeOf<never>()
    }
  })

  it('is narrowed through its destructuring', () => {
    const { status, data, error } = resource
    if (status === 'ready') expectTypeOf(data).toEqualTypeOf<readonly string[]>()
    if (status === 'failed') expectTypeOf(error).toEqualTypeOf<FoyerError>()
    expectTypeOf(data).toEqualTypeOf<readonly string[] | undefined>()
  })

  it('is `stale` only where there is something to show', () => {
    // @ts-expect-error not while it loads
    resource.stale
  })

  it('is loaded by verbs that resolve to results', () => {
    expectTypeOf<Loadable<number>['$state']>().toEqualTypeOf<Store<Resource<number>>>()
    expectTypeOf<Loadable<number>['load']>().returns.toEqualTypeOf<Promise<Result>>()
    expectTypeOf<Loadable<number>['refresh']>().returns.toEqualTypeOf<Promise<Result>>()
  })
})
