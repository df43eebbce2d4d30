// The packages in a project outside the workspace, installed from their tarballs: whether their declarations compile
// there, under both ways to resolve modules and with libraries checked, and whether the programs run.
import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkTypes } from '../check-types.mjs'
import { programOf } from '../guide/program-of.mjs'
import { installConsumer } from './install.mjs'

const at = (path) => fileURLToPath(new URL(path, import.meta.url))
const PROGRAMS = at('programs')
/** Programs of the documentation, by the name of their file here. */
const DOCUMENTED = {
  'readme.mts': at('../../README.md'),
  'readme-core.mts': at('../../packages/core/README.md'),
  'readme-react.tsx': at('../../packages/react/README.md'),
  'start.mts': at('../../docs/guide/start.md'),
  'custom-endpoint.mts': at('../../docs/guide/custom-endpoint.md'),
}

let dir
let sources

beforeAll(async () => {
  dir = await realpath(await mkdtemp(join(tmpdir(), 'foyer-consumer-')))
  await installConsumer(dir)
  const src = join(dir, 'src')
  await mkdir(src)
  for (const file of await readdir(PROGRAMS)) await copyFile(join(PROGRAMS, file), join(src, file))
  for (const [file, page] of Object.entries(DOCUMENTED)) await writeFile(join(src, file), programOf(page))
  sources = (await readdir(src)).map((file) => join(src, file))
}, 120_000)
afterAll(() => rm(dir, { recursive: true, force: true }))

/** As strictly as there is, declarations of packages included, without the types of a page. As a project writes it. */
const strictly = (options) => ({
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  target: 'ES2023',
  lib: ['ES2023'],
  jsx: 'react-jsx',
  types: ['node'],
  typeRoots: [join(dir, 'node_modules/@types')],
  rootDir: join(dir, 'src'),
  outDir: join(dir, 'out'),
  ...options,
})

/** The types of Node do not stand their own check. */
const ofOurs = (problems) => problems.filter((problem) => !problem.includes('node_modules/@types/node/'))

/** By TypeScript 6. Writes what Node runs into `out`, and returns what is wrong. */
function compile(files, written) {
  const { options } = ts.convertCompilerOptionsFromJson(written, dir)
  const program = ts.createProgram(files, options)
  program.emit()
  const problems = ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
    const line = file === undefined ? '' : `:${file.getLineAndCharacterOfPosition(start ?? 0).line + 1}`
    return `${file?.fileName.replace(dir, '') ?? ''}${line} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`
  })
  return ofOurs(problems)
}

describe('the programs compile', () => {
  it('as Node resolves modules, `require` of ES modules included, by TypeScript 6', () => {
    expect(compile(sources, strictly({ module: 'NodeNext', moduleResolution: 'NodeNext' }))).toEqual([])
  }, 120_000)

  it('as bundlers resolve modules, by TypeScript 7', async () => {
    const modules = sources.filter((file) => !file.endsWith('.cts'))
    const compilerOptions = strictly({ module: 'ESNext', moduleResolution: 'Bundler', noEmit: true })
    const check = async (files) => ofOurs(await checkTypes(join(dir, 'tsconfig.json'), { files, compilerOptions }))
    expect(await check(modules)).toEqual([])
    // The check can fail.
    const wrong = join(dir, 'src/wrong.mts')
    await writeFile(wrong, "import { createFoyer } from '@foyer/core'\ncreateFoyer(7)\n")
    expect(await check([wrong])).toEqual([expect.stringContaining('wrong.mts')])
  })
})

describe('the programs run', () => {
  const run = async (file) => {
    const { stdout } = await promisify(execFile)(process.execPath, [join(dir, 'out', file)], { cwd: dir })
    return stdout.trimEnd()
  }

  it.each(['lobby.mjs', 'lobby.cjs'])('%s signs in and lists games', async (file) => {
    const { userName, session, names } = JSON.parse(await run(file))
    expect([userName, session]).toEqual(['demo', 'member'])
    expect(names).toHaveLength(25)
    expect(new Set(names).size).toBe(25)
  })

  it('an endpoint of the project’s own is called', async () => {
    expect(await run('endpoint.mjs')).toBe('12.5 7 false')
  })

  it('a typo that was forced past the compiler is told, with the name that was meant', async () => {
    expect((await run('overrides.mjs')).split('\n')).toEqual([
      'made',
      'config.invalid (endpoints.gameLsit), did you mean gameList?',
      'config.invalid (flags.CBS33), did you mean CBS3?',
      'config.invalid (errorCodes.E42), did you mean user.invalid?',
    ])
  })

  it('a component shows what the client has', async () => {
    expect(await run('page.js')).toMatch(/^<p data-who="member" data-same="true">\D*[\d,]+\.\d\d<\/p>$/)
  })
})

describe('what a project must bring', () => {
  it.each([
    ['@foyer/core', ['zod']],
    ['@foyer/sandbox', ['zod']],
    ['@foyer/react', ['@foyer/core', 'react', 'react-dom']],
  ])('%s shares with the project what has to be one copy', async (name, shared) => {
    const manifest = await readFile(join(dir, 'node_modules', name, 'package.json'), 'utf8')
    const { dependencies, peerDependencies, peerDependenciesMeta = {} } = JSON.parse(manifest)
    const required = Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional)
    expect(required.sort()).toEqual(shared)
    expect(Object.keys(dependencies)).not.toEqual(expect.arrayContaining(['zod']))
  })

  it('is no types but those of zod: the declarations of core name no other package', async () => {
    const dist = join(dir, 'node_modules/@foyer/core/dist')
    const files = (await readdir(dist)).filter((file) => file.endsWith('.d.ts'))
    expect(files.map((file) => basename(file))).toContain('index.d.ts')
    const named = await Promise.all(
      files.map(async (file) =>
        [
          ...(await readFile(join(dist, file), 'utf8')).matchAll(
            /(?<!['"])(?:from|import\()\s*['"]([^.'"][^'"]*)['"]/g,
          ),
        ].map(([, name]) => name.split('/')[0]),
      ),
    )
    expect([...new Set(named.flat())]).toEqual(['zod'])
  })
})
