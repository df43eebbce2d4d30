import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { packPackage } from '../packages/pack.mjs'
import { readPublished } from '../packages/published.mjs'
import { findBrowser } from './find-browser.mjs'
import { capture } from './processes.mjs'

const bin = (name) => join('node_modules', '.bin', name)

export const install = ({ pnpm }) => ({
  name: 'install',
  essential: true,
  command: pnpm('install', '--frozen-lockfile', '--prefer-offline'),
})

export const build = ({ pnpm }) => ({
  name: 'build packages and site',
  essential: true,
  command: pnpm('--recursive', '--sort', '--workspace-concurrency=2', 'run', 'build'),
})

/** The build's own documents are skeletons; these show what the sandbox has. */
export const documents = ({ node }, ...args) => ({
  name: 'documents, drawn from the sandbox',
  essential: true,
  command: node('scripts/prerender.mjs', '--sandbox', ...args),
})

/** What most steps after it need; it comes over the network while others work. */
const browser = ({ node }) => ({
  name: 'a browser for the tests',
  work: async () => {
    const { problem } = await findBrowser(node)
    return problem === undefined ? { passed: 1, failed: 0, output: '' } : { passed: 0, failed: 1, output: problem }
  },
})

/**
 * What `npm test` does, in order, in stages of independent tasks that run side by side, each task on one core; the longest
 * first, so that no core waits for the last. A task is one command that passes or fails, or a runner whose own sums count.
 * The run ends when an `essential` one fails, since no result after it could be trusted.
 */
export function testStages({ node, pnpm }) {
  return [
    { name: 'install', tasks: [install({ pnpm })] },
    {
      name: 'sources and build',
      tasks: [
        browser({ node }),
        // Mostly one chunk after another on one core. What stands beside it reads the sources alone.
        build({ pnpm }),
        // Coverage is that of core by its own tests, and counting would slow the components down.
        vitest('proofs: races, properties, matrices', 'proofs', ['--project', 'proofs']),
        vitest('unit tests of core and sandbox', 'unit', ['--project', 'core', '--project', 'sandbox', '--coverage']),
        vitest('unit tests of components and pages', 'unit-react', ['--project', 'react']),
        ...typeChecks(SOURCES),
        ...lints(node),
        { name: 'dead code and dependencies (knip)', command: [bin('knip'), ['--no-progress']] },
        {
          // Without the tests, so that what only they use is found too.
          name: 'code that only tests use (knip)',
          command: [
            bin('knip'),
            [
              '--production',
              '--no-progress',
              '--no-config-hints',
              '--include',
              'exports,types,files',
              '-c',
              'knip.production.json',
            ],
          ],
        },
      ],
    },
    { name: 'documents, drawn from the sandbox', tasks: [documents({ node })] },
    {
      name: 'built packages',
      tasks: [
        vitest('built packages, example, scripts', 'built', [
          ...['--project', 'built', '--exclude', 'tests/documents/**', '--exclude', 'tests/consumers/**'],
        ]),
        vitest('documents of merchants', 'documents', ['--project', 'built', 'tests/documents']),
        // npm waits for the network while the others compute, and no test in this stage measures time.
        vitest('projects that install the tarballs', 'consumers', ['--project', 'built', 'tests/consumers']),
        { name: 'stories (ladle build)', command: [bin('ladle'), ['build']], options: { cwd: 'packages/react' } },
        { name: 'size budgets', work: () => runJsonScript(node('scripts/sizes.mjs')) },
        { name: 'oldest browsers', work: () => runJsonScript(node('scripts/browser-support.mjs')) },
        ...packageChecks(),
        ...typeChecks(BUILT),
      ],
    },
    {
      name: 'browsers',
      tasks: [
        browserTests(node),
        {
          name: 'a way through the site in Firefox and WebKitGTK',
          work: () => runJsonScript(node('scripts/engines.mjs')),
        },
      ],
    },
    {
      name: 'requirement trace',
      tasks: [{ name: 'requirement trace', work: () => runJsonScript(node('scripts/requirements.mjs')) }],
    },
  ]
}

const SOURCES = [
  'packages/react/tsconfig.json',
  'apps/m/tsconfig.json',
  'packages/core/tsconfig.test.json',
  'packages/games/tsconfig.json',
  'packages/sandbox/tsconfig.json',
  'packages/core/tsconfig.json',
  'examples/vue/tsconfig.json',
  'examples/node/tsconfig.json',
  'examples/vanilla/tsconfig.json',
  'tests/lean-page/tsconfig.json',
  'packages/core/tsconfig.browser.json',
  'apps/m/worker/tsconfig.json',
]
/** What reads the sources alone and takes seconds. */
const lints = (node) => [
  {
    name: 'import rules (dependency-cruiser)',
    command: [bin('depcruise'), ['packages', 'apps', '--config', '.dependency-cruiser.mjs']],
  },
  { name: 'retired words', command: node('scripts/words.mjs') },
  { name: 'lint and format (biome)', command: [bin('biome'), ['ci', '--colors=off', '.']] },
]

/**
 * What `npm run check` does, without a build: types, lint, and the unit tests that a change reaches through imports. Races,
 * properties and matrices are left to `npm test`.
 *
 * @param since a commit or branch to compare with; what is not committed counts always
 */
export function checkTasks({ node }, since) {
  const changed = since === undefined ? '--changed' : `--changed=${since}`
  const projects = ['core', 'sandbox', 'react'].flatMap((name) => ['--project', name])
  return [
    vitest('unit tests of what changed', 'changed', [...projects, changed, '--passWithNoTests'], { mayBeEmpty: true }),
    ...typeChecks(SOURCES),
    ...lints(node),
  ]
}

/** Against the built packages, as the browser tests run. */
const BUILT = ['apps/m/e2e/tsconfig.json', 'examples/merchant-site/tsconfig.json', 'examples/tsconfig.json']

/** By TypeScript 7, five times as fast as 6 (docs/decisions/0019). */
function typeChecks(configs) {
  const tsc = join('node_modules', 'typescript-7', 'bin', 'tsc')
  return configs.map((config) => ({ name: `types ${config}`, command: [process.execPath, [tsc, '-p', config]] }))
}

/** On the tarballs, as they would be published. */
function packageChecks() {
  return readPublished().map(({ dir, manifest }) => {
    const styles = Object.keys(manifest.exports).filter((entry) => entry.endsWith('.css') || entry.endsWith('.json'))
    const excluded = styles.length > 0 ? ['--exclude-entrypoints', ...styles] : []
    return {
      name: `publint, types wrong? ${manifest.name}`,
      work: async () => {
        const folder = mkdtempSync(join(tmpdir(), 'foyer-tarball-'))
        try {
          const { tarball } = await packPackage(dir, folder)
          const lint = await capture(bin('publint'), [tarball, '--strict'])
          const types = await capture(bin('attw'), [tarball, '--profile', 'esm-only', ...excluded])
          const failed = [lint, types].filter(({ code }) => code !== 0)
          return {
            passed: 2 - failed.length,
            failed: failed.length,
            output: failed.map(({ output }) => output).join(''),
          }
        } catch (error) {
          return { passed: 0, failed: 2, output: String(error) }
        } finally {
          rmSync(folder, { recursive: true, force: true })
        }
      },
    }
  })
}

/**
 * Vitest with its own sums, on half of the cores, since it has company. A run that executes nothing has failed, unless it
 * `mayBeEmpty`.
 */
function vitest(name, id, args, { mayBeEmpty = false } = {}) {
  return {
    name,
    work: async () => {
      const file = `test-results/vitest-${id}.json`
      const { code, output } = await capture(bin('vitest'), [
        'run',
        '--config',
        'vitest.workspace.ts',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
        `--maxWorkers=${Math.max(1, Math.floor(cpus().length / 2))}`,
        ...args,
      ])
      const sums = readSums(file, (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }))
      const clean = code === 0 && sums.failed === 0 && (mayBeEmpty || sums.passed > 0)
      return {
        passed: sums.passed,
        // A threshold, an unhandled error or an empty run is a failure that no single test counts.
        failed: sums.failed + (clean || sums.failed > 0 ? 0 : 1),
        output,
        summary: coverageLines(output),
      }
    },
  }
}

function coverageLines(output) {
  return output
    .split('\n')
    .filter((line) => /^(Lines|Branches|Statements|Functions)\s*:/.test(line.trim()))
    .map((line) => `    ${line.trim()}`)
    .join('\n')
}

/** The long walks by every hand on every phone, with a picture of each step below `imagesLoaded` where that is named. */
export const walks = ({ node }, pictures) =>
  browserTests(node, {
    name: 'walks (playwright)',
    file: 'test-results/walks.json',
    only: ['apps/m/e2e/walks.spec.ts'],
    env: { FOYER_THOROUGH: '1', ...(pictures === undefined ? {} : { FOYER_PICTURES: resolve(pictures) }) },
  })

/** Read by the build, the renderer of documents and the browser tests: a site with React's development build. */
const strictSite = { FOYER_STRICT_SITE: resolve('apps/m/.cache/strict') }

/** The browser tests of the site in StrictMode, which only React's development build knows. Some tests count what it doubles. */
export const strictBrowserTests = ({ node }) => [
  {
    name: "site with React's development build",
    essential: true,
    command: [resolve('apps/m', bin('vite')), ['build']],
    options: { cwd: 'apps/m', env: strictSite },
  },
  browserTests(node, {
    name: 'browser tests in StrictMode (playwright)',
    file: 'test-results/strict.json',
    only: ['--project=site', '--grep-invert=@once'],
    env: strictSite,
  }),
]

const ALL_BROWSER_TESTS = {
  name: 'browser tests (playwright)',
  // The requirement trace reads it.
  file: 'test-results/playwright.json',
  only: [],
  env: { FOYER_DOCUMENTS: 'drawn' },
}

function browserTests(node, { name, file, only, env } = ALL_BROWSER_TESTS) {
  return {
    name,
    work: async () => {
      const browser = await findBrowser(node)
      if (browser.problem) return { passed: 0, failed: 1, output: browser.problem }
      const { code, output } = await capture(
        ...node(
          'node_modules/@playwright/test/cli.js',
          'test',
          '--config',
          'apps/m/playwright.config.ts',
          '--reporter=line,json',
          ...only,
        ),
        {
          env: {
            ...env,
            PLAYWRIGHT_JSON_OUTPUT_NAME: join(process.cwd(), file),
            FOYER_WORKERS: String(browserWorkers()),
            ...(browser.path ? { FOYER_TEST_BROWSER: browser.path } : {}),
          },
        },
      )
      const sums = readSums(file, ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }))
      const clean = code === 0 && sums.failed === 0 && sums.passed > 0
      return { passed: sums.passed, failed: sums.failed + (clean || sums.failed > 0 ? 0 : 1), output }
    },
  }
}

/** One more than cores: a test waits for its page half of the time. */
const browserWorkers = () => Math.min(cpus().length + 1, 5)

function readSums(file, pick) {
  let text
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return { passed: 0, failed: 0 }
    throw error
  }
  return pick(JSON.parse(text))
}

/** Our own checkers print for people and close with one JSON line `{"passed":n,"failed":n}`. */
async function runJsonScript([command, args]) {
  const { code, output } = await capture(command, args)
  const lines = output.trimEnd().split('\n')
  const last = lines.at(-1) ?? ''
  if (!last.startsWith('{')) return { passed: 0, failed: 1, output }
  const { passed, failed } = JSON.parse(last)
  const text = lines.slice(0, -1).join('\n')
  return { passed, failed: failed + (code !== 0 && failed === 0 ? 1 : 0), output: text, summary: text }
}
