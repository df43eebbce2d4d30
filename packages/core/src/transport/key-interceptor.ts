import { isFoyerError } from '../kernel/errors.ts'
import type { Codec } from './codec.ts'
import type { Interceptor } from './interceptor.ts'

/** Repeats a call once with a new key where the platform refuses the key (CRYPTO-03). */
export function keyInterceptor(codec: Codec): Interceptor {
  const withNewKey: Interceptor = async (operation, next) => {
    try {
      return await next(operation)
    } catch (error) {
      if (!isFoyerError(error) || error.code !== 'encryption.key') throw error
      codec.forgetKey()
      return next(operation)
    }
  }
  return (operation, next) => (operation.endpoint.encrypted ? withNewKey(operation, next) : next(operation))
}
