import { pageEntries, pageFiles } from './page.mjs'

/** The files of a feature in core and the sandbox, and of the page that shows it. */
export function featureFiles(names) {
  const { kebab, group } = names
  const folder = `packages/core/src/features/${group}/${kebab}`
  return [
    { path: `${folder}/endpoints.ts`, text: endpoints(names) },
    { path: `${folder}/${kebab}.ts`, text: feature(names) },
    { path: `${folder}/${kebab}.test.ts`, text: featureTest(names) },
    { path: `packages/sandbox/src/handlers/${kebab}.ts`, text: handlers(names) },
    ...pageFiles(names, { component: featurePage(names) }),
  ]
}

/** The lines that a feature adds to lists. Lists that the formatter keeps in order take the line anywhere. */
export function featureEntries(names) {
  const { kebab, pascal, camel, group } = names
  const core = 'packages/core/src'
  return [
    { path: `${core}/config/endpoint-ids.ts`, sortedAfter: 'export const ENDPOINT_IDS = [', text: `  '${camel}List',` },
    {
      path: `${core}/contract.ts`,
      before: "import { cryptoKey } from './transport/crypto-key-endpoint.ts'",
      text: `import { ${camel}Endpoints } from './features/${group}/${kebab}/endpoints.ts'`,
    },
    { path: `${core}/contract.ts`, after: 'export const contract = Object.freeze({', text: `  ...${camel}Endpoints,` },
    {
      path: `${core}/index.ts`,
      before: "from './create-foyer.ts'",
      text: `export { type ${pascal}Entry, ${camel} } from './features/${group}/${kebab}/${kebab}.ts'`,
    },
    {
      path: 'packages/sandbox/src/handlers/handler-table.ts',
      before: "import { platformHandlers } from './platform.ts'",
      text: `import { ${camel}Handlers } from './${kebab}.ts'`,
    },
    {
      path: 'packages/sandbox/src/handlers/handler-table.ts',
      after: 'export const handlers: HandlerTable = {',
      text: `  ...${camel}Handlers,`,
    },
    ...pageEntries(names),
  ]
}

const endpoints = ({ kebab, camel, title }) => `import * as z from 'zod/mini'
import { defineEndpoints } from '../../../kernel/endpoint.ts'
import { noInput, text, wireInteger, wireList } from '../../../transport/wire-schemas.ts'

const entry = z.object({ id: wireInteger, title: text })

export const ${camel}Endpoints = defineEndpoints({
  /** The entries of "${title}". */
  ${camel}List: {
    method: 'GET',
    path: '/wps/${kebab}',
    input: noInput,
    output: z.object({ list: wireList(entry) }),
  },
})
`

const feature = ({
  pascal,
  camel,
  title,
}) => `import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { createQuery, type Loadable } from '../../../kernel/query.ts'
import { ${camel}Endpoints } from './endpoints.ts'

export interface ${pascal}Entry {
  readonly id: number
  readonly title: string
}

export type ${pascal} = Loadable<readonly ${pascal}Entry[]>

export function create${pascal}(context: FeatureContext): ${pascal} {
  const { $state, load, refresh } = createQuery({
    context,
    language: 'each',
    load: async (signal) => (await context.call(${camel}Endpoints.${camel}List, {}, { signal })).list,
  })
  return { $state, load, refresh }
}

/** ${title}. */
export const ${camel}: Feature<${pascal}> = defineFeature({ id: '${camel}', create: create${pascal} })
`

const featureTest = ({ kebab, pascal, camel }) => `import { createSandbox } from '@foyer/sandbox'
import { expect, it, onTestFinished } from 'vitest'
import { createTestFoyer } from '../../../testing.ts'
import { ${camel} } from './${kebab}.ts'

it('loads the entries, and again after a failure and in another language', async () => {
  const sandbox = createSandbox()
  const test = createTestFoyer({ fetch: (request) => sandbox.fetch(request), features: { ${camel} } })
  onTestFinished(async () => {
    test.dispose()
    await test.idle()
    expect(test.leftovers()).toEqual([])
    sandbox.dispose()
  })
  const { $state, load } = test.foyer.${camel}
  await sandbox.control.setFault({ endpoint: '${camel}List', kind: 'status:400', times: 1 })
  await load()
  expect($state.get().status).toBe('failed')
  await load()
  expect($state.get()).toMatchObject({ status: 'ready', data: [{ id: 1, title: '${pascal} 1' }, { id: 2 }] })
  test.foyer.languages.setLanguage('TY')
  expect($state.get().status).toBe('loading')
})
`

const handlers = ({ pascal, camel }) => `import type { HandlerTable } from '../engine/handler.ts'

/** Every player has the same entries, until the world of the sandbox has state for them. */
const entries = [1, 2].map((id) => ({ id, title: \`${pascal} \${id}\` }))

export const ${camel}Handlers = {
  ${camel}List: () => ({ list: entries }),
} satisfies Partial<HandlerTable>
`

const featurePage = ({ camel, title }) => `import { ${camel} } from '@foyer/core'
import { ResourceView, useFeature, useResource, useText } from '@foyer/react'
import { SkeletonList } from '../../components/skeleton-list.tsx'

/** ${title}: the entries while they load, after a failure, if there are none, and as a list. */
export function Page() {
  const t = useText()
  const { $state, load } = useFeature(${camel})
  const entries = useResource($state, load)
  return (
    <div className="site-page">
      <ResourceView resource={entries} loading={<SkeletonList shape="rows" count={2} />} onRetry={() => void load()}>
        {(list) => (
          <ul aria-label={t('page.${camel}.heading')}>
            {list.map((entry) => (
              <li key={entry.id}>{entry.title}</li>
            ))}
          </ul>
        )}
      </ResourceView>
    </div>
  )
}
`
