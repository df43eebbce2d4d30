import * as z from 'zod/mini'

/** What a shared reader of wire values means, where JSON Schema alone would say "anything". */
export function createToSchema({ documentedSchemas, isFile, isSwitch }) {
  const gaps = []

  /** @param path where the schema stands, for the list of gaps. The input side is what callers write and servers send. */
  function toSchema(schema, path) {
    const { $schema, ...json } = z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        const document = documentedSchemas.get(zodSchema)
        if (document !== undefined) replace(jsonSchema, toSchema(document(), path))
        if (isFile(zodSchema)) replace(jsonSchema, { type: 'string', contentMediaType: 'application/octet-stream' })
        if (isSwitch(zodSchema))
          replace(jsonSchema, {
            description: 'On: `true`, `1`, `"1"`, `"true"`. Everything else is off.',
            type: ['boolean', 'integer', 'string', 'null'],
          })
        // An empty default says nothing, and linters take it for a fault.
        if ('default' in jsonSchema && jsonSchema.default === undefined) delete jsonSchema.default
      },
    })
    noteGaps(json, path)
    return simplify(json)
  }

  /** Lists whose rows say nothing are the gap that this document exists to close. */
  function noteGaps(json, path) {
    if (json === null || typeof json !== 'object') return
    const isList = [json.type].flat().includes('array')
    if (isList && Object.keys(json.items ?? {}).length === 0) gaps.push(`${path}: a list with opaque rows`)
    for (const [key, value] of Object.entries(json)) noteGaps(value, key === 'properties' ? path : `${path}.${key}`)
  }

  return { toSchema, gaps }
}

function replace(target, source) {
  for (const key of Object.keys(target)) delete target[key]
  Object.assign(target, source)
}

/** `anyOf: [{type: string}, {type: null}]` as `type: [string, null]`, which people and generators read more easily. */
function simplify(json) {
  if (Array.isArray(json)) return json.map(simplify)
  if (json === null || typeof json !== 'object') return json
  const out = Object.fromEntries(Object.entries(json).map(([key, value]) => [key, simplify(value)]))
  const { anyOf, ...rest } = out
  if (!Array.isArray(anyOf)) return out
  const flat = anyOf.flatMap((one) => (Object.keys(one).join() === 'anyOf' ? one.anyOf : [one]))
  if (flat.some((one) => Object.keys(one).length === 0)) return rest
  const isBare = (one) => Object.keys(one).join() === 'type'
  if (flat.every(isBare)) return { ...rest, type: [...new Set(flat.flatMap((one) => one.type))] }
  const [main, ...others] = flat
  const isNull = (one) => isBare(one) && one.type === 'null'
  if (others.length === 1 && isNull(others[0]) && 'type' in main && !('enum' in main) && !('const' in main)) {
    return { ...rest, ...main, type: [...new Set([main.type, 'null'].flat())] }
  }
  return { ...rest, anyOf: flat }
}
