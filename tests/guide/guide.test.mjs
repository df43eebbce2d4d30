// Every page of docs/guide is one program: its blocks are type-checked against the built packages, bundled, and run in
// order against the sandbox. What they print is compared with the lines after `// →`.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { serveSandbox } from '../../packages/sandbox/dist/server.js'
import { checkTypes } from '../check-types.mjs'
import { programOf } from './program-of.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const guide = join(root, 'docs/guide')
const out = join(root, 'test-results/guide')
/** Those of the guide, and the one of the project's own page. */
const PROJECT_PAGE = 'project.md'
const pages = [...readdirSync(guide).filter((file) => file.endsWith('.md') && file !== 'README.md'), PROJECT_PAGE]
const fileOf = (page) => (page === PROJECT_PAGE ? join(root, 'README.md') : join(guide, page))

const expectedOf = (program) => [...program.matchAll(/^\s*\/\/ → (.*)$/gm)].map(([, line]) => line)

/** The programs that show something, and so need a page. */
const IN_PAGE = ['vue.md', 'react.md', 'pages.md']

/** Compiled with JSX. */
const extensionOf = (page) => (['react.md', 'pages.md'].includes(page) ? 'tsx' : 'ts')

let server
beforeAll(async () => {
  server = await serveSandbox({ port: 0 })
  mkdirSync(out, { recursive: true })
})
afterAll(() => server.close())

/**
 * `@foyer/core/site`, which `@foyer/react` stands on, names its pages for the whole program, so that a table of one's own is
 * compiled without it.
 */
const isWithSite = (page) => /@foyer\/(core\/site|react)/.test(programOf(fileOf(page)))

it.each([
  ['with', pages.filter(isWithSite)],
  ['without', pages.filter((page) => !isWithSite(page))],
])('the guide compiles against the built packages, %s those of our site', async (how, some) => {
  const files = some.map((page) => {
    const file = join(out, page.replace('md', extensionOf(page)))
    writeFileSync(file, programOf(fileOf(page)))
    return file
  })
  const built = (name) => [join(root, 'packages', name)]
  const ofReact = (name) => [join(root, 'packages/react/node_modules', name)]
  const compilerOptions = {
    strict: true,
    noEmit: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    target: 'ES2023',
    module: 'ESNext',
    jsx: 'react-jsx',
    moduleResolution: 'Bundler',
    skipLibCheck: true,
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: [],
    paths: {
      '@testing-library/react': ofReact('@testing-library/react'),
      react: ofReact('@types/react'),
      'react/*': ofReact('@types/react/*'),
      'react-dom/*': ofReact('@types/react-dom/*'),
      '@foyer/core': built('core/dist/index.d.ts'),
      '@foyer/core/*': built('core/dist/*.d.ts'),
      '@foyer/react': built('react/dist/index.d.ts'),
      '@foyer/react/*': built('react/dist/*.d.ts'),
      '@foyer/sandbox': built('sandbox/dist/index.d.ts'),
    },
  }
  expect(await checkTypes(join(out, `tsconfig.${how}.json`), { files, compilerOptions })).toEqual([])
})

it('the binding of vue.md is that of examples/vue', () => {
  const [binding] = /^function fromStore[\s\S]*?^}$/m.exec(programOf(fileOf('vue.md'))) ?? []
  expect(readFileSync(join(root, 'examples/vue/from-store.ts'), 'utf8')).toContain(`export ${binding}\n`)
})

it.each(pages)('%s does what it says', async (page) => {
  // What an earlier page has done, a claim for example, is not there.
  await server.sandbox.control.reset()
  const program = programOf(fileOf(page)).replaceAll('http://localhost:4173', server.url)
  const outfile = join(out, page.replace('.md', '.mjs'))
  await build({
    stdin: { contents: program, resolveDir: join(root, 'packages/react'), loader: extensionOf(page) },
    bundle: true,
    platform: 'node',
    jsx: 'automatic',
    format: 'esm',
    target: 'node20',
    outfile,
    logLevel: 'silent',
    // The packages as they are published, not the sources that the workspace's tsconfig names.
    tsconfigRaw: {},
    // Packages in CommonJS that ask for modules of Node.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  })
  if (IN_PAGE.includes(page)) openPage()
  const printed = []
  const log = vi.spyOn(console, 'log').mockImplementation((...values) => printed.push(values.map(String).join(' ')))
  try {
    await import(pathToFileURL(outfile).href)
    // React ends what it has begun after the page is gone.
    await setTimeout(100)
  } finally {
    log.mockRestore()
    vi.unstubAllGlobals()
  }
  const expected = expectedOf(program)
  expect(expected.length, 'lines that the page promises').toBeGreaterThan(0)
  expect(printed).toEqual(expected)
})

/** What components read of a page, as globals. */
const GLOBALS = [
  ...['window', 'document', 'location', 'history', 'navigator', 'sessionStorage'],
  ...['Element', 'SVGElement', 'HTMLElement', 'HTMLAnchorElement', 'HTMLInputElement', 'HTMLIFrameElement'],
  ...['Node', 'MutationObserver', 'getComputedStyle'],
]

function openPage() {
  const { window } = new JSDOM('<div id="app"></div>', { url: 'http://localhost/', pretendToBeVisual: true })
  // What jsdom lacks.
  window.scrollTo = () => {}
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} })
  takeSignalsOfNode(window.EventTarget.prototype)
  for (const name of GLOBALS) vi.stubGlobal(name, name === 'window' ? window : window[name])
  vi.stubGlobal('matchMedia', window.matchMedia)
}

/** jsdom refuses signals that are not its own, but those of Node are needed for requests. */
function takeSignalsOfNode(target) {
  const { addEventListener } = target
  target.addEventListener = function (type, listener, options) {
    const { signal, ...others } = typeof options === 'object' ? options : { capture: options }
    addEventListener.call(this, type, listener, others)
    signal?.addEventListener('abort', () => this.removeEventListener(type, listener, others))
  }
}
