import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import type { AnyEndpoint } from './kernel/endpoint.ts'

/** Reads whose input is kept with a ticket or in a list. */
const STORED_READS: readonly string[] = ['chatLaunch', 'launchGame', 'lotteryLaunch', 'recentAdd']

/** The paths of texts in a schema that may be of any length; a pattern bounds the text itself. */
function unboundedTexts(schema: z.core.$ZodType, path: string): readonly string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string': {
      const checks = (def.checks ?? []).map(({ _zod }) => _zod.def.check)
      return checks.some((check) => check === 'max_length' || check === 'string_format') ? [] : [path]
    }
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => unboundedTexts(field, `${path}.${name}`))
    case 'array':
      return unboundedTexts(def.element, `${path}[]`)
    case 'union':
      return def.options.flatMap((option) => unboundedTexts(option, path))
    case 'pipe':
      return unboundedTexts(def.in, path)
    case 'optional':
    case 'nullable':
    case 'default':
    case 'catch':
      return unboundedTexts(def.innerType, path)
    case 'number':
    case 'boolean':
    case 'literal':
    case 'enum':
    // Files are bounded where bodies are read.
    case 'custom':
      return []
    default:
      return [`${path}: ${def.type}`]
  }
}

const stored = Object.entries<AnyEndpoint>(contract).filter(
  ([id, { method }]) => method !== 'GET' || STORED_READS.includes(id),
)

it('[CALL-46] bounds every text of a request that a platform may store', () => {
  expect(stored.length).toBeGreaterThan(40)
  expect(stored.flatMap(([id, { input }]) => unboundedTexts(input, id))).toEqual([])
})

it('[CALL-46] finds a text without a bound', () => {
  const schema = z.object({
    a: z.optional(z.array(z.union([z.string(), z.number()]))),
    b: z.string().check(z.maxLength(3)),
  })
  expect(unboundedTexts(schema, 'call')).toEqual(['call.a[]'])
})
