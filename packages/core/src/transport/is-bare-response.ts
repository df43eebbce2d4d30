import * as z from 'zod/mini'
import type { Schema } from './endpoint.ts'

/**
 * Whether a body without an envelope is a response of this schema. Schemas are tolerant and would accept `{"error":"x"}`
 * of an error page as a response without fields, so an object must have at least one field of the schema.
 */
export function isBareResponse(output: Schema, body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !z.safeParse(output, body).success) return false
  if (Array.isArray(body)) return true
  const fields = Object.keys(body)
  const expected = fieldsOf(output)
  return expected === 'any' ? fields.length > 0 : fields.some((field) => expected.includes(field))
}

/** The field names of an object schema, inside any wrapper; `any` for records, whose names are data. */
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
