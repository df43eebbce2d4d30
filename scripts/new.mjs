// npm run new feature <name> [-- --group content] [--title "Daily raffle"] [--dry-run]
// npm run new page <name> [-- --title "House rules"] [--dry-run]
// npm run new endpoint <feature> <id> [-- --dry-run]
// Makes a feature from its endpoint to its page, a page, or an endpoint of a feature, with its lines in the lists that name it.
// What comes out compiles and passes the tests; then it is changed into what is wanted.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { endpointEntries } from './new/endpoint.mjs'
import { featureEntries, featureFiles } from './new/feature.mjs'
import { namesOf } from './new/names.mjs'
import { pageEntries, pageFiles } from './new/page.mjs'
import { applyChanges, planChanges, readGroups } from './new/plan.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const GROUPS = readGroups(root)

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    group: { type: 'string', default: 'content' },
    title: { type: 'string' },
    'title-fil': { type: 'string' },
    'title-bn': { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
  },
})

const changes = plan(positionals)
if (changes === undefined) {
  console.error(`usage: npm run new feature <name-in-kebab-case> -- --group ${GROUPS.join('|')} --title "Its title"
       npm run new page <name-in-kebab-case> -- --title "Its title"
       npm run new endpoint <feature-in-kebab-case> <idInCamelCase>`)
  process.exit(2)
}
for (const { kind, path } of changes) console.log(`${kind} ${path}`)
if (values['dry-run']) process.exit(0)
install()
applyChanges(root, changes)
const run = (command, ...args) => execFileSync(`node_modules/.bin/${command}`, args, { cwd: root, stdio: 'inherit' })
run('biome', 'check', '--write', ...changes.map(({ path }) => path))
// The snapshot of exported names has the new ones.
run(
  'vitest',
  'run',
  '--update',
  '--config',
  'vitest.workspace.ts',
  '--project',
  'core',
  'packages/core/src/index.test.ts',
)
console.log(`
${changes.filter(({ kind }) => kind === 'add').length} files added, ${changes.filter(({ kind }) => kind === 'change').length} changed.
CONTRIBUTING.md tells what comes next.`)

/** @returns undefined if the arguments are not understood */
function plan([what, name, id]) {
  if (name === undefined || !/^[a-z]+(-[a-z]+)*$/.test(name)) return undefined
  const names = namesOf(name, values)
  switch (what) {
    case 'feature':
      return GROUPS.includes(values.group) ? planChanges(root, featureFiles(names), featureEntries(names)) : undefined
    case 'page':
      return planChanges(root, pageFiles(names), pageEntries(names))
    case 'endpoint':
      return /^[a-z]+([A-Z][a-z]*)*$/.test(id ?? '')
        ? planChanges(root, [], endpointEntries(root, name, id))
        : undefined
    default:
      return undefined
  }
}

/** On a bare clone nothing is installed yet. */
function install() {
  if (existsSync(`${root}node_modules/.bin/vitest`)) return
  const { packageManager } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
  execFileSync('npx', ['--yes', packageManager, 'install', '--frozen-lockfile'], { cwd: root, stdio: 'inherit' })
}
