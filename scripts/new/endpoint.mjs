import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The lines that an endpoint adds to its feature, to the handlers that answer for the feature, and to the list of ids.
 *
 * @param feature the name of its folder in kebab case, for example `deposits`
 * @param id the id of the endpoint in camel case
 * @throws Error if there is no such feature, or the id is taken
 */
export function endpointEntries(root, feature, id) {
  const declarations = find(root, 'packages/core/src/features', (path) => path.endsWith(`/${feature}/endpoints.ts`))
  const [declaration] = declarations
  if (declaration === undefined) throw new Error(`no feature ${feature} has endpoints`)
  const source = readFileSync(join(root, declaration), 'utf8')
  const ids = idsOf(source)
  if (idsOf(readFileSync(join(root, 'packages/core/src/config/endpoint-ids.ts'), 'utf8')).includes(id)) {
    throw new Error(`there is an endpoint ${id} already`)
  }
  const [answers] = find(
    root,
    'packages/sandbox/src/handlers',
    (path) => !path.includes('.test.') && ids.some((other) => answersTo(readFileSync(join(root, path), 'utf8'), other)),
  )
  if (answers === undefined) throw new Error(`no handlers answer for ${feature}`)
  return [
    {
      path: declaration,
      after: ' = defineEndpoints({',
      text: `  /** Describe what the platform does. */
  ${id}: {
    method: 'GET',
    path: '/wps/${feature}/${id}',
    input: z.object({}),
    output: z.object({}),
    auth: 'required',
  },
`,
    },
    { path: answers, after: 'Handlers = {', text: `  ${id}: () => ({}),\n` },
    {
      path: 'packages/core/src/config/endpoint-ids.ts',
      sortedAfter: 'export const ENDPOINT_IDS = [',
      text: `  '${id}',`,
    },
  ]
}

/** The ids that a list or a record has at its first level. */
const idsOf = (source) => [...source.matchAll(/^ {2}'?(\w+)'?(?:,|: \{)$/gm)].map(([, id]) => id)

const answersTo = (source, id) => new RegExp(`^ {2}(?:async )?${id}(?:\\(|: |,)`, 'm').test(source)

const find = (root, folder, matches) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => path.endsWith('.ts') && matches(path))
    .sort()
