import * as z from 'zod/mini'
import { FoyerError } from '../kernel/errors.ts'
import type { AnyEndpoint, EndpointOutput } from './endpoint.ts'

/**
 * Checks a payload against the contract. A missing value, or null, reads as `{}` where the contract accepts it, that is
 * where every field may be missing (DATA-01). Lists read it as [].
 * @throws FoyerError `response.schema` with the endpoint and the dotted field.
 */
export function parseResponse<E extends AnyEndpoint>(endpoint: E, payload: unknown): EndpointOutput<E> {
  const parsed = z.safeParse(endpoint.output, payload)
  if (parsed.success) return parsed.data as EndpointOutput<E>
  if (payload === undefined || payload === null) {
    const empty = z.safeParse(endpoint.output, {})
    if (empty.success) return empty.data as EndpointOutput<E>
  }
  const field = parsed.error.issues[0]?.path.join('.') || 'value'
  throw new FoyerError({ code: 'response.schema', endpoint: endpoint.id, field, cause: parsed.error })
}
