/** The names that a feature has in code, from its name in kebab case. */
export function namesOf(kebab, group, title = `${kebab[0].toUpperCase()}${kebab.slice(1).replaceAll('-', ' ')}`) {
  const pascal = kebab
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join('')
  const camel = pascal[0].toLowerCase() + pascal.slice(1)
  return { kebab, pascal, camel, group, title, call: `${camel}List`, path: `/m/${camel}` }
}

/** A text as a string literal of the code. */
export const quoted = (text) => `'${text.replaceAll("'", "\\'")}'`

/** Every file that a feature brings. */
export function featureFiles(names) {
  const { kebab, group } = names
  const feature = `packages/core/src/features/${group}/${kebab}`
  const component = `packages/react/src/components/${kebab}-list`
  return [
    { path: `${feature}/endpoints.ts`, text: endpoints(names) },
    { path: `${feature}/${kebab}.ts`, text: feature_(names) },
    { path: `${feature}/${kebab}.test.ts`, text: featureTest(names) },
    { path: `packages/sandbox/src/handlers/${kebab}.ts`, text: handler(names) },
    { path: `packages/react/src/hooks/use-${kebab}.ts`, text: hook(names) },
    { path: `${component}/${kebab}-list.tsx`, text: list(names) },
    { path: `${component}/${kebab}-list.css`, text: styles(names) },
    { path: `${component}/${kebab}-list.test.tsx`, text: listTest(names) },
    { path: `${component}/${kebab}-list.stories.tsx`, text: stories(names) },
    { path: `apps/m/src/pages/${kebab}/page.ts`, text: pageDefinition(names) },
    { path: `apps/m/src/pages/${kebab}/${kebab}.tsx`, text: page(names) },
  ]
}

const endpoints = ({ kebab, pascal, camel, title, call }) => `import * as z from 'zod/mini'
import { defineEndpoints } from '../../../transport/endpoint.ts'
import { nothing, text, wireInteger, wireList } from '../../../transport/wire-schemas.ts'

export const wire${pascal} = z.object({ id: wireInteger, title: text })

export const ${camel}Endpoints = defineEndpoints({
  /** The rows of "${title}". */
  ${call}: {
    method: 'GET',
    path: '/wps/${kebab}',
    input: nothing,
    output: wireList(wire${pascal}),
  },
})
`

const feature_ = ({
  pascal,
  camel,
  title,
  call,
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
    load: (signal) => context.call(${camel}Endpoints.${call}, {}, { signal }),
  })
  return { $state, load, refresh }
}

/** ${title}. */
export const ${camel}: Feature<${pascal}> = defineFeature({ id: '${camel}', create: create${pascal} })
`

const featureTest = ({ kebab, pascal, camel, call }) => `import { createSandbox } from '@foyer/sandbox'
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
  await sandbox.control.setFault({ endpoint: '${call}', kind: 'status:400', times: 1 })
  await load()
  expect($state.get().status).toBe('failed')
  await load()
  expect($state.get()).toMatchObject({ status: 'ready', data: [{ id: 1, title: '${pascal} 1' }, { id: 2 }] })
  test.foyer.languages.setLanguage('TY')
  expect($state.get().status).toBe('loading')
})
`

const handler = ({ pascal, camel, call }) => `import type { HandlerTable } from './handler.ts'

/** Every player has the same entries, until the world of the sandbox has state for them. */
const ${camel}Entries = [1, 2].map((id) => ({ id, title: \`${pascal} \${id}\` }))

export const ${camel}Handlers = {
  ${call}: () => ${camel}Entries,
} satisfies Partial<HandlerTable>
`

const hook = ({ pascal, camel }) => `import { type Resource, ${camel}, type ${pascal}Entry } from '@foyer/core'
import { useFeature } from '../provider/use-feature.ts'
import { useResource } from './use-resource.ts'

/** The entries, asked for by whichever component shows them. */
export function use${pascal}(): Resource<readonly ${pascal}Entry[]> {
  const { $state, load } = useFeature(${camel})
  return useResource($state, load)
}
`

const list = ({ kebab, pascal, camel }) => `import { ${camel} } from '@foyer/core'
import { use${pascal} } from '../../hooks/use-${kebab}.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useText } from '../../text/use-text.ts'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { FailedState } from '../failed-state/failed-state.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'

/** The entries in all their states: on the way, failed, empty, there. */
export function ${pascal}List() {
  const t = useText()
  const { load } = useFeature(${camel})
  const entries = use${pascal}()
  switch (entries.status) {
    case 'idle':
    case 'loading':
      return <Skeleton shape="block" />
    case 'failed':
      return <FailedState error={entries.error} onRetry={() => void load()} />
    case 'ready':
      if (entries.data.length === 0) return <EmptyState title={t('${camel}.empty')} />
      return (
        <ul className="fy-${kebab}-list">
          {entries.data.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ul>
      )
  }
}
`

const styles = ({ kebab }) => `@layer foyer {
  .fy-${kebab}-list {
    display: grid;
    gap: var(--fy-space-3);
    padding: var(--fy-space-3);
  }
}
`

const listTest = ({ kebab, pascal, call }) => `import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { type FoyerOnSandbox, openFoyerOnSandbox } from '../../testing/foyer-on-sandbox.ts'
import { renderWith } from '../../testing/render.tsx'
import { ${pascal}List } from './${kebab}-list.tsx'

let client: FoyerOnSandbox
afterEach(() => {
  cleanup()
  client.end()
})

it('says when it cannot be had, tries again, and shows the entries', async () => {
  client = await openFoyerOnSandbox()
  await client.sandbox.control.setFault({ endpoint: '${call}', kind: 'status:400', times: 1 })
  renderWith(client.foyer, <${pascal}List />)
  await client.settle()
  fireEvent.click(screen.getByText('Try again'))
  await client.settle()
  expect(screen.getByText('${pascal} 1').isConnected).toBe(true)
})
`

const stories = ({ kebab, pascal, title, call }) => `import { LobbyScene } from '../../../stories/lobby-scene.tsx'
import { ${pascal}List } from './${kebab}-list.tsx'

export default { title: ${quoted(`Lists / ${title}`)} }

export const Plain = () => (
  <LobbyScene>
    <${pascal}List />
  </LobbyScene>
)
export const Failed = () => (
  <LobbyScene stage={(control) => control.setFault({ endpoint: '${call}', kind: 'status:400' })}>
    <${pascal}List />
  </LobbyScene>
)
`

const pageDefinition = ({ kebab, camel }) => `import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: '${camel}',
  ...routes.${camel},
  title: 'page.${camel}.heading',
  load: () => import('./${kebab}.tsx'),
})
`

const page = ({ pascal }) => `import { ${pascal}List } from '@foyer/react'

export function Page() {
  return (
    <div className="site-page">
      <${pascal}List />
    </div>
  )
}
`
