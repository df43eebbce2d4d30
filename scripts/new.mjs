// npm run new feature <name> [-- --group content] [--title "Daily raffle"] [--dry-run]
// Makes a feature from its call to its page: contract, feature, handler, component, story, texts, page, tests, and its
// entries in the registries. What comes out compiles and passes its tests; then it is changed into what is wanted.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { featureFiles, namesOf } from './new/feature-files.mjs'
import { applyChanges, planChanges, readGroups } from './new/plan.mjs'
import { featureRegistries } from './new/registries.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const GROUPS = readGroups(root)

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    group: { type: 'string', default: 'content' },
    title: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
  },
})
const [what, name] = positionals

if (what !== 'feature' || name === undefined || !/^[a-z]+(-[a-z]+)*$/.test(name) || !GROUPS.includes(values.group)) {
  console.error(`usage: npm run new feature <name-in-kebab-case> -- --group ${GROUPS.join('|')} --title "Its title"`)
  process.exit(2)
}

const names = namesOf(name, values.group, values.title)
const changes = planChanges(root, featureFiles(names), featureRegistries(names))
if (values['dry-run']) {
  for (const { path, kind } of changes) console.log(`${kind} ${path}`)
  process.exit(0)
}
applyChanges(root, changes)
const paths = changes.map(({ path }) => path).filter((path) => /\.(ts|tsx|css)$/.test(path))
execFileSync('node_modules/.bin/biome', ['check', '--write', ...paths], { cwd: root, stdio: 'inherit' })
// The snapshot of exported names has the new ones.
execFileSync(
  'node_modules/.bin/vitest',
  ['run', '--update', '--config', 'vitest.workspace.ts', '--project', 'core', 'packages/core/src/index.test.ts'],
  { cwd: root, stdio: 'inherit' },
)
console.log(`
${changes.filter(({ kind }) => kind === 'add').length} files made, ${changes.filter(({ kind }) => kind === 'change').length} changed.
Next: its real fields in endpoints.ts and the handler, who may see it (abilities.ts), its texts in Filipino and Bengali
(they are English now), and its place in a menu. CONTRIBUTING.md tells the rest.`)
