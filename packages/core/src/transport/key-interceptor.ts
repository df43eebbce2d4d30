import { isFoyerError } from '../kernel/errors.ts'
import type { Codec } from './codec.ts'
import type { Interceptor } from './operation.ts'

/** CRYPTO-03: after the refusal of a key the call is repeated once with a fresh one. */
export function keyInterceptor(codec: Codec): Interceptor {
  return async (operation, next) => {
    try {
      return await next(operation)
    } catch (error) {
      if (!operation.endpoint.encrypted || !isFoyerError(error) || error.code !== 'encryption.key') throw error
      codec.forgetKey()
      return next(operation)
    }
  }
}
