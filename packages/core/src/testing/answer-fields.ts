import type * as z from 'zod/mini'
import type { AnyEndpoint } from '../kernel/endpoint.ts'
import { documentedSchemas } from '../transport/wire-schemas.ts'

/** A field of an answer: its dotted path, with `*` for places in a list and for keys of a record, and the schema that reads it. */
export interface AnswerField {
  readonly path: string
  readonly schema: z.core.$ZodType
}

/**
 * Every field that the contract names in the answer to a call, lists and objects included. For tests that damage each field in turn.
 *
 * @example
 * answerFields(contract.gameRecord).map(({ path }) => path) // ['list', 'list.*', 'list.*.betId', …]
 */
export function answerFields({ output }: AnyEndpoint): readonly AnswerField[] {
  const found = new Map<string, AnswerField>()
  const visit = (schema: z.core.$ZodType, path: string) => {
    if (path !== '' && !found.has(path)) found.set(path, { path, schema })
    for (const [key, inner] of partsOf(schema)) visit(inner, [path, key].filter((part) => part !== '').join('.'))
  }
  visit(output, '')
  return [...found.values()]
}

/** The schemas inside a schema, with the key of each; '' for a schema of the same value. */
function partsOf(schema: z.core.$ZodType): readonly (readonly [key: string, schema: z.core.$ZodType])[] {
  const documented = documentedSchemas.get(schema)
  if (documented !== undefined) return [['', documented()]]
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape)
    case 'array':
      return [['*', def.element]]
    case 'record':
      return [['*', def.valueType]]
    case 'union':
      return def.options.map((option) => ['', option] as const)
    case 'pipe':
      return [['', def.in]]
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
      return [['', def.innerType]]
    default:
      return []
  }
}
