import { quoted } from './feature-files.mjs'

/**
 * The lines that a feature adds to the lists that name every call, handler, export, text and page. Lists that the formatter
 * or a test keeps in order take the line anywhere.
 */
export function featureRegistries({ kebab, pascal, camel, group, title, call, path }) {
  const core = 'packages/core/src'
  const react = 'packages/react/src'
  return [
    { path: `${core}/config/endpoint-ids.ts`, sortedAfter: 'export const ENDPOINT_IDS = [', text: `  '${call}',` },
    {
      path: `${core}/contract.ts`,
      before: "import { cryptoKey } from './transport/crypto-key-endpoint.ts'",
      text: `import { ${camel}Endpoints } from './features/${group}/${kebab}/endpoints.ts'`,
    },
    { path: `${core}/contract.ts`, after: 'export const contract = Object.freeze({', text: `  ...${camel}Endpoints,` },
    {
      path: `${core}/index.ts`,
      before: "export { createFoyer, type FoyerOptions } from './create-foyer.ts'",
      text: `export { type ${pascal}Entry, ${camel} } from './features/${group}/${kebab}/${kebab}.ts'`,
    },
    { path: `${core}/site/routes.ts`, after: '  inbox: NoParams', text: `  ${camel}: NoParams` },
    {
      path: `${core}/site/routes.ts`,
      after: "  invite: { paths: ['/m/invite'], ability: 'invite', otherwise: { name: 'agentHome' } },",
      text: `  ${camel}: { paths: ['${path}'] },`,
    },
    {
      path: `${core}/features/app/access/rule-table.test.ts`,
      before: '/m/invite ',
      text: `${path.padEnd(23)}-                yes      yes          yes          yes           yes          yes         *            *            *            yes`,
    },
    {
      path: 'packages/sandbox/src/handlers/handler-table.ts',
      before: "import { siteFlags, siteStatus } from './platform.ts'",
      text: `import { ${camel}Handlers } from './${kebab}.ts'`,
    },
    {
      path: 'packages/sandbox/src/handlers/handler-table.ts',
      after: 'export const handlers: HandlerTable = {',
      text: `  ...${camel}Handlers,`,
    },
    { path: 'packages/sandbox/src/testing/good-inputs.ts', before: '    winnerBoard: {},', text: `    ${call}: {},` },
    {
      path: `${core}/transport/wire-schemas.test.ts`,
      after: 'const LISTS: readonly string[] = [',
      text: `  '${call}',`,
    },
    {
      path: `${react}/index.ts`,
      before: "export { useResource } from './hooks/use-resource.ts'",
      text: `export { use${pascal} } from './hooks/use-${kebab}.ts'`,
    },
    {
      path: `${react}/index.ts`,
      before: 'export { FailedState, type FailedStateProps }',
      text: `export { ${pascal}List } from './components/${kebab}-list/${kebab}-list.tsx'`,
    },
    {
      path: `${react}/styles.css`,
      after: '@import "./components/ticker/ticker.css";',
      text: `@import "./components/${kebab}-list/${kebab}-list.css";`,
    },
    // What the component says is the package's, what names the page is the site's.
    ...['en', 'fil', 'bn'].flatMap((language) => [
      {
        path: `${react}/text/${language}/lists.ts`,
        before: "  'records.loading':",
        text: `  '${camel}.empty': 'There is nothing here yet.',\n`,
      },
      {
        path: `apps/m/src/texts/${language}/pages.ts`,
        before: "  'page.trail.lead':",
        text: `  'page.${camel}.heading': ${quoted(title)},\n`,
      },
    ]),
    {
      path: 'apps/m/src/pages/pages.ts',
      before: "import { page as home } from './home/page.ts'",
      text: `import { page as ${camel} } from './${kebab}/page.ts'`,
    },
    { path: 'apps/m/src/pages/pages.ts', before: '  notFound,', text: `  ${camel},` },
    { path: 'apps/m/e2e/every-page.ts', after: "  '/m/invite',", text: `  '${path}',` },
  ]
}
