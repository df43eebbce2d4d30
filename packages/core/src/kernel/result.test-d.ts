import { describe, expectTypeOf, it } from 'vitest'
import type { FoyerError } from './errors.ts'
import { type Result, safe, unwrap } from './result.ts'

declare const result: Result<{ readonly name: string }>

describe('a result', () => {
  it('is narrowed by `ok`, through its destructuring too', () => {
    const { ok, data, error } = result
    if (ok) {
      expectTypeOf(data).toEqualTypeOf<{ readonly name: string }>()
      expectTypeOf(error).toEqualTypeOf<undefined>()
    } else {
      expectTypeOf(data).toEqualTypeOf<undefined>()
      expectTypeOf(error).toEqualTypeOf<FoyerError>()
    }
  })

  it('is narrowed by its error', () => {
    const { data, error } = result
    if (error === undefined) expectTypeOf(data).toEqualTypeOf<{ readonly name: string }>()
  })

  it('does not give its data unasked', () => {
    // @ts-expect-error it may have failed
    result.data.name
  })

  it('holds nothing where the verb has nothing to give', () => {
    expectTypeOf<Extract<Result, { ok: true }>['data']>().toEqualTypeOf<void>()
  })

  it('is made of a promise that rejects, and unwrapped to its data', () => {
    expectTypeOf(safe(Promise.resolve(1))).toEqualTypeOf<Promise<Result<number>>>()
    expectTypeOf(unwrap(result)).toEqualTypeOf<{ readonly name: string }>()
  })
})
