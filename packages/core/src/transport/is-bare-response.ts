import * as z from 'zod/mini'
import type { Schema } from './endpoint.ts'

/**
 * Whether a body without an envelope is a response of this schema. The readers of answers are tolerant and take an error
 * page's `{"error":"x"}` for a response with everything missing: so an object must have at least one field of the schema.
 */
export function isBareResponse(output: Schema, body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !z.safeParse(output, body).success) return false
  if (Array.isArray(body)) return true
  const fields = Object.keys(body)
  const expected = fieldsOf(output)
  return expected === 'any' ? fields.length > 0 : fields.some((field) => expected.includes(field))
}

/** Names of the fields of an object schema, whatever it is wrapped in; `any` for records, whose names are data. */
function fieldsOf(schema: Schema): readonly string[] | 'any' {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return Object.keys(def.shape)
    case 'record':
      return 'any'
    case 'pipe':
      return [def.in, def.out].map(fieldsOf).find((fields) => fields.length > 0) ?? []
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
      return fieldsOf(def.innerType)
    default:
      return []
  }
}
