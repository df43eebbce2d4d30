import type { Envelope, ReadEnvelope } from '../config/envelope.ts'
import { FoyerError } from '../kernel/errors.ts'
import { type CallbackLog, runIsolated } from '../kernel/run-callback.ts'

/**
 * Calls the merchant's function. If it throws or rejects, the log gets `callback.failed` without the function's error, which may quote
 * the response and with it a token.
 *
 * @returns what the function says; undefined if it throws, or if its result is no {@link Envelope}
 */
export function readEnvelope(
  read: ReadEnvelope,
  log: CallbackLog,
  ...[body, response]: Parameters<ReadEnvelope>
): Envelope | undefined {
  let envelope: Envelope | undefined
  const { endpoint } = response
  runIsolated(
    () => {
      const answer: unknown = read(body, response)
      envelope = envelopeOf(answer)
      return answer
    },
    () => log.callbackFailed('envelope', new FoyerError({ code: 'config.invalid', field: 'envelope', endpoint })),
  )
  return envelope
}

function envelopeOf(answer: unknown): Envelope | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const { success, code, message, data } = answer as Partial<Record<keyof Envelope, unknown>>
  if (typeof success !== 'boolean') return undefined
  return { success, code: codeOf(code), message: typeof message === 'string' ? message : undefined, data }
}

function codeOf(code: unknown): string | undefined {
  return typeof code === 'string' || Number.isFinite(code) ? String(code) : undefined
}
