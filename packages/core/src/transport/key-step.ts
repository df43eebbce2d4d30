import { isFoyerError } from '../kernel/errors.ts'
import type { Codec } from './codec.ts'
import type { Step } from './question.ts'

/** CRYPTO-03: after the refusal of a key the call is repeated once with a fresh one. */
export function keyStep(codec: Codec): Step {
  return async (question, next) => {
    try {
      return await next(question)
    } catch (error) {
      if (!question.endpoint.sealed || !isFoyerError(error) || error.code !== 'encryption.key') throw error
      codec.forgetKey()
      return next(question)
    }
  }
}
