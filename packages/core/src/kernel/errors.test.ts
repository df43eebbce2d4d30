import { expect, it } from 'vitest'
import { FoyerError, isFoyerError, toFoyerError } from './errors.ts'

it('a FoyerError says where and what, and keeps its cause', () => {
  const cause = new Error('inner')
  const error = new FoyerError({ code: 'response.schema', endpoint: 'gameList', field: 'games.0', cause })
  expect(error).toBeInstanceOf(Error)
  expect(error.message).toBe('response.schema at gameList (games.0)')
  expect(error.cause).toBe(cause)
  expect(error.retryable).toBe(false)
  expect(new FoyerError({ code: 'unknown' }).message).toBe('unknown')
})

it('is known across copies of the package, and nothing else is taken for one', () => {
  const error = new FoyerError({ code: 'unknown' })
  const copy = Object.assign(new Error('from another bundle'), { brand: error.brand, code: 'unknown' })
  expect(isFoyerError(error)).toBe(true)
  expect(isFoyerError(copy)).toBe(true)
  for (const other of [new Error('x'), null, undefined, 'text', { code: 'unknown' }])
    expect(isFoyerError(other)).toBe(false)
  expect(toFoyerError(copy)).toBe(copy)
  expect(toFoyerError('thrown text')).toMatchObject({ code: 'unknown', cause: 'thrown text' })
  expect(toFoyerError(1, { code: 'network.failed', endpoint: 'login' })).toMatchObject({ endpoint: 'login' })
})
