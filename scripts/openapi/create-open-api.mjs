import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { contract, ERROR_CODES } from '../../packages/core/dist/contract.js'
import { documentedSchemas, wireFile, wireSwitch } from '../../packages/core/dist/transport/wire-schemas.js'
import { readDescriptions } from './read-descriptions.mjs'
import { createToSchema } from './to-schema.mjs'

const ref = (name) => ({ $ref: `#/components/schemas/${name}` })
const upper = (text) => `${text[0].toUpperCase()}${text.slice(1)}`
const words = (id) => upper(id.replace(/([a-z])([A-Z])/g, (_, a, b) => `${a} ${b.toLowerCase()}`))
const CONTENT = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
}

/** The contract as OpenAPI 3.1, and what could not be described. */
export async function createOpenApi({ ids = Object.keys(contract) } = {}) {
  const { version } = JSON.parse(await readFile(new URL('../../packages/core/package.json', import.meta.url), 'utf8'))
  const descriptions = await readDescriptions()
  const { toSchema, gaps } = createToSchema({
    documentedSchemas,
    isFile: (schema) => schema === wireFile,
    isSwitch: (schema) => schema === wireSwitch,
  })
  const schemas = {}
  const paths = {}
  const tags = new Map()
  for (const id of ids) {
    const endpoint = contract[id]
    const told = descriptions.get(endpoint.id)
    if (told?.text === undefined) gaps.push(`${id}: no description`)
    const tag = told?.group?.join(' / ') ?? 'transport'
    tags.set(tag, (tags.get(tag) ?? 0) + 1)
    const input = describeFields(toSchema(endpoint.input, `${id}.input`), told?.input)
    const output = describeFields(toSchema(endpoint.output, `${id}.output`), told?.output)
    schemas[`${upper(id)}Value`] = output
    const operation = operationOf(endpoint, { id, tag, told, input, schemas })
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation }
  }
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Foyer platform API',
      version,
      summary: 'The calls that a platform answers for the player side.',
      description: INTRODUCTION,
      license: { name: 'All rights reserved; see LICENSE.md', identifier: 'LicenseRef-Foyer' },
    },
    servers: [{ url: '/', description: 'The origin in `baseUrl`' }],
    tags: [...tags.keys()].sort().map((name) => ({ name, description: `Calls of ${name}.` })),
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The token that `login` gave.' },
      },
      parameters: {
        Language: {
          name: 'Language',
          in: 'header',
          description: 'Code of the language of texts in the answer.',
          schema: { type: 'string', examples: ['EN'] },
        },
        Encryption: {
          name: 'X-Encryption',
          in: 'header',
          description: '`jwe;kid=<id>` if the body is encrypted.',
          schema: { type: 'string' },
        },
      },
      schemas: { ...SHARED, ...schemas },
      responses: {
        Refusal: {
          description: 'The platform refuses the call, or cannot answer it.',
          headers: {
            'Retry-After': {
              description: 'Seconds, or a date, until the call may be repeated.',
              schema: { type: 'string' },
              example: '30',
            },
          },
          content: { 'application/json': { schema: ref('Refusal') } },
        },
      },
    },
  }
  return { document, gaps }
}

function operationOf(endpoint, { id, tag, told, input, schemas }) {
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  const properties = input.properties ?? {}
  const parameters = [
    ...inPath.map((name) => ({
      name,
      in: 'path',
      required: true,
      description: properties[name]?.description ?? words(name),
      schema: withoutDescription(properties[name] ?? { type: 'string' }),
    })),
    ...(inQuery ? Object.keys(properties).filter((name) => !inPath.includes(name)) : []).map((name) => ({
      name,
      in: 'query',
      ...(input.required?.includes(name) && { required: true }),
      ...(properties[name].description && { description: properties[name].description }),
      schema: withoutDescription(properties[name]),
    })),
    { $ref: '#/components/parameters/Language' },
    ...(endpoint.module
      ? [
          {
            name: 'ModuleId',
            in: 'header',
            description: 'The module of the platform that answers.',
            schema: { const: endpoint.module },
          },
        ]
      : []),
    ...(endpoint.encrypted ? [{ $ref: '#/components/parameters/Encryption' }] : []),
  ]
  const session = { session: [] }
  return {
    operationId: id,
    tags: [tag],
    summary: words(id),
    ...(told?.text && { description: told.text }),
    security: { none: [{}], optional: [{}, session], required: [session] }[endpoint.auth],
    parameters,
    ...(!inQuery && { requestBody: bodyOf(endpoint, { id, input, inPath, schemas }) }),
    responses: {
      200: {
        description: 'Done, or refused with `success: false`.',
        headers: {
          Date: {
            description: 'The platform’s clock, which deadlines are counted by.',
            schema: { type: 'string' },
            // Mock servers would send the word "string" otherwise.
            example: 'Sat, 28 Nov 2026 12:00:00 GMT',
          },
        },
        content: { 'application/json': { schema: { anyOf: [successOf(endpoint, id), ref('Refusal')] } } },
      },
      '4XX': { $ref: '#/components/responses/Refusal' },
      '5XX': { $ref: '#/components/responses/Refusal' },
    },
    'x-foyer': {
      safe: endpoint.safe,
      encrypted: endpoint.encrypted,
      throttleMs: endpoint.throttleMs,
      ...(endpoint.module && { module: endpoint.module }),
    },
  }
}

function bodyOf(endpoint, { id, input, inPath, schemas }) {
  const { properties, required, ...rest } = input
  const plain = properties
    ? {
        ...rest,
        properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !inPath.includes(name))),
        ...(required && { required: required.filter((name) => !inPath.includes(name)) }),
      }
    : input
  schemas[`${upper(id)}Request`] = plain
  const name = ref(`${upper(id)}Request`)
  return {
    required: true,
    ...(endpoint.encrypted && {
      description:
        'Encrypted by default: a compact JWE (`RSA-OAEP-256` or `ECDH-ES+A256KW`, `A256GCM`) of the plain body, in `data`. ' +
        'A merchant whose platform relies on TLS alone sets `endpoints.<id>.encrypted: false`.',
    }),
    content: {
      [CONTENT[endpoint.encoding]]: { schema: endpoint.encrypted ? { anyOf: [name, ref('EncryptedBody')] } : name },
    },
  }
}

function successOf(endpoint, id) {
  const value = ref(`${upper(id)}Value`)
  const isOptional = [undefined, {}].some((empty) => z.safeParse(endpoint.output, empty).success)
  const envelope = {
    type: 'object',
    required: ['success', ...(isOptional ? [] : ['value'])],
    properties: { success: { const: true }, value, message: { type: 'string' } },
  }
  if (!endpoint.bare) return envelope
  // The client reads the value of these calls in three places, and `success` may be missing.
  const wrapped = (name) => ({ type: 'object', required: [name], properties: { [name]: value } })
  return { anyOf: [envelope, wrapped('value'), wrapped('data'), value] }
}

/** @param texts descriptions by the dotted path of their field; places in lists and keys of records have no name */
function describeFields(schema, texts = new Map()) {
  const visit = (one, path) => {
    if (one === null || typeof one !== 'object') return one
    if (Array.isArray(one)) return one.map((item) => visit(item, path))
    const { properties, ...rest } = one
    const out = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, visit(value, path)]))
    if (properties === undefined) return out
    const described = Object.entries(properties).map(([name, field]) => {
      const text = texts.get([...path, name].join('.'))
      const below = visit(field, [...path, name])
      return [name, text === undefined || below.description !== undefined ? below : { description: text, ...below }]
    })
    return { ...out, properties: Object.fromEntries(described) }
  }
  return visit(schema, [])
}

function withoutDescription({ description: _, ...schema }) {
  return schema
}

const INTRODUCTION = `Every answer has one envelope. A success is \`{"success": true, "value": …}\`; a refusal is
\`{"success": false, "code": "…", "message": "…"}\` with a status of 400 and above, or with 200.

Readers are tolerant. A field that may be missing may be \`null\`. Numbers may be written as text. A row of a list that
lacks a required field is left out, and the client logs \`rows.dropped\` with the field.

For pages of another origin the platform answers CORS: \`Access-Control-Allow-Origin\`, the request headers
\`Authorization\`, \`Content-Type\`, \`Language\`, \`ModuleId\`, \`X-Encryption\`, and
\`Access-Control-Expose-Headers: Date, Retry-After\`.`

const SHARED = {
  ErrorCode: {
    description: 'Codes that the client knows. A platform’s own codes are mapped by `config.errorCodes`.',
    type: 'string',
    enum: ERROR_CODES,
  },
  Refusal: {
    type: 'object',
    required: ['success'],
    properties: {
      success: { const: false },
      code: { anyOf: [ref('ErrorCode'), { type: 'string', description: 'A code of the platform’s own.' }] },
      message: { type: 'string', description: 'Words for the player. Shown if the code is unknown.' },
      value: { description: 'More about the refusal, for some codes.' },
    },
  },
  EncryptedBody: {
    type: 'object',
    required: ['data'],
    properties: { data: { type: 'string', description: 'A compact JWE.' } },
  },
}
