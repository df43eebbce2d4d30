import { quoted } from './names.mjs'

/** The folder of a page: its definition and its component. */
export function pageFiles(names, { component = emptyPage(names) } = {}) {
  const folder = `apps/m/src/pages/${names.kebab}`
  return [
    { path: `${folder}/page.ts`, text: definition(names) },
    { path: `${folder}/${names.kebab}.tsx`, text: component },
  ]
}

/** The lines that a page adds to the list of pages and to the texts of each language. */
export function pageEntries({ kebab, camel, titles }) {
  return [
    {
      path: 'apps/m/src/pages/pages.ts',
      before: "import { page as home } from './home/page.ts'",
      text: `import { page as ${camel} } from './${kebab}/page.ts'`,
    },
    { path: 'apps/m/src/pages/pages.ts', before: '  notFound,', text: `  ${camel},` },
    ...Object.entries(titles).map(([language, title]) => ({
      path: `apps/m/src/texts/${language}/pages.ts`,
      before: "  'page.trail.lead':",
      text: `  'page.${camel}.heading': ${quoted(title)},\n`,
    })),
  ]
}

/** The page stands wholly in its definition: core leads to no page that it does not know. */
const definition = ({ kebab, camel, path }) => `import type { NoParams } from '@foyer/core'
import { definePage } from '@foyer/react/router'

declare module '@foyer/core' {
  interface Routes {
    ${camel}: NoParams
  }
}

export const page = definePage({
  name: '${camel}',
  paths: ['${path}'],
  title: 'page.${camel}.heading',
  load: () => import('./${kebab}.tsx'),
})
`

const emptyPage = ({ title }) => `import { EmptyState } from '@foyer/react'

/** ${title}. */
export function Page() {
  return (
    <div className="site-page">
      <EmptyState />
    </div>
  )
}
`
