import { Ajv2020 } from 'ajv/dist/2020.js'

/**
 * Checks requests and answers against an OpenAPI document while they pass.
 * @returns `through`, which wraps a `fetch`; what was `seen` of each call; and `problems`, one text each
 */
export function watchTraffic(document) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
  ajv.addSchema(document, 'openapi')
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      pattern: new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
      segments: path.split('{').length,
      pointer: `openapi#/paths/${path.replaceAll('/', '~1')}/${method}`,
      operation,
    })),
  )
  // A path without parameters goes before one with them.
  operations.sort((one, other) => one.segments - other.segments)
  const seen = new Map()
  const problems = []

  /** Compiling a schema takes longer than all that is checked by it. */
  const compiled = new Map()
  const errorsOf = (schema, value) => {
    const key = JSON.stringify(schema).replaceAll('"$ref":"#', '"$ref":"openapi#')
    const validate = compiled.get(key) ?? ajv.compile(JSON.parse(key))
    compiled.set(key, validate)
    return validate(value) ? [] : (validate.errors ?? [])
  }

  /** A text of an address or a form, as any of the types that it can be read as. */
  const isText = (schema, text) => [text, parsed(text)].some((value) => errorsOf(schema, value).length === 0)

  const checkRequest = (found, groups, url, body, note) => {
    const given = new Set(url.searchParams.keys())
    for (const parameter of found.operation.parameters) {
      const { name, schema } = parameter
      if (parameter.in === 'path' && !isText(schema, decodeURIComponent(groups[name]))) note(`${name} of the path`)
      if (parameter.in !== 'query') continue
      if (!given.delete(name)) {
        if (parameter.required) note(`${name} is missing in the query`)
      } else if (!isText(schema, url.searchParams.get(name))) note(`${name} of the query`)
    }
    for (const name of given) note(`${name} of the query is not in the document`)
    const content = found.operation.requestBody?.content
    if (content === undefined || body === '') return
    const schema = content['application/json']?.schema
    if (schema !== undefined) for (const error of errorsOf(schema, JSON.parse(body))) note(`body ${told(error)}`)
  }

  const through = (fetch) => async (request) => {
    const url = new URL(request.url)
    const body = await request.clone().text()
    const response = await fetch(request)
    const found = operations.find(({ method, pattern }) => method === request.method && pattern.test(url.pathname))
    if (found === undefined) {
      problems.push(`${request.method} ${url.pathname} is not in the document`)
      return response
    }
    const { operationId } = found.operation
    const note = (text) => problems.push(`${operationId} ${response.status}: ${text}`)
    const answer = parsed(await response.clone().text())
    const declared = response.status === 200 ? '200' : `${Math.floor(response.status / 100)}XX`
    const schema =
      declared === '200'
        ? { $ref: `${found.pointer}/responses/200/content/application~1json/schema` }
        : { $ref: '#/components/schemas/Refusal' }
    if (found.operation.responses[declared] === undefined) note('the status is not in the document')
    for (const error of errorsOf(schema, answer)) note(`answer ${told(error)}`)
    if (!response.headers.has('date')) note('has no Date')
    const isSuccess = response.status === 200 && answer?.success !== false
    // Only what the platform accepts must be a request of the document.
    if (isSuccess) checkRequest(found, found.pattern.exec(url.pathname).groups, url, body, note)
    const counts = seen.get(operationId) ?? { successes: 0, refusals: 0 }
    counts[isSuccess ? 'successes' : 'refusals'] += 1
    seen.set(operationId, counts)
    return response
  }

  return { through, seen, problems, errorsOf }
}

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function told({ instancePath, message, params }) {
  return `${instancePath || '/'} ${message} ${JSON.stringify(params)}`
}
