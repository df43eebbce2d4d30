import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { beginBuild, endBuild, findBuildProblem, targetsOf } from './build-mark.mjs'

const BUILT_AT = 1_000_000
const MANIFEST = {
  name: 'shop',
  exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' }, './package.json': './package.json' },
  bin: { shop: './dist/cli.js' },
}

/** A built package whose sources are older than its build. */
function createPackage() {
  const dir = mkdtempSync(join(tmpdir(), 'foyer-package-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const write = (file, at, text = '') => {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), text)
    utimesSync(join(dir, file), at / 1000, at / 1000)
  }
  write('package.json', 0, JSON.stringify(MANIFEST))
  for (const file of ['src/index.ts', 'src/deep/part.ts', 'tsup.config.ts']) write(file, BUILT_AT - 1000)
  for (const file of ['dist/index.d.ts', 'dist/index.js', 'dist/cli.js']) write(file, BUILT_AT)
  expect(endBuild(beginBuild(dir), { succeeded: true })).toBeUndefined()
  return { dir, write }
}

it('allows packing after a build that ended', () => {
  expect(findBuildProblem(createPackage().dir)).toBeUndefined()
})

it('refuses while a build runs, though every file of the earlier build is there', () => {
  const { dir } = createPackage()
  beginBuild(dir)
  expect(findBuildProblem(dir)).toMatch(/^shop has no complete build, or a build is running\. Run /)
})

it.each(['dist/index.d.ts', 'dist/index.js', 'dist/cli.js'])('refuses when %s is missing', (file) => {
  const { dir } = createPackage()
  rmSync(join(dir, file))
  expect(findBuildProblem(dir)).toContain(`shop names files that its build did not write: ${file}. `)
})

it.each(['src/deep/part.ts', 'tsup.config.ts'])('refuses when %s changed after the build began', (file) => {
  const { dir, write } = createPackage()
  write(file, BUILT_AT + 1)
  expect(findBuildProblem(dir)).toContain(`shop: ${file} was changed since the build began. `)
})

it('refuses when a private package that is bundled changed', () => {
  const { dir, write } = createPackage()
  const bundled = 'node_modules/@shop/toys'
  write(`${bundled}/package.json`, 0, JSON.stringify({ name: '@shop/toys', private: true }))
  write(`${bundled}/src/ball.ts`, BUILT_AT - 1000)
  write('package.json', 0, JSON.stringify({ ...MANIFEST, devDependencies: { '@shop/toys': '^1.0.0', zod: '4.0.0' } }))
  endBuild(beginBuild(dir), { succeeded: true })
  expect(findBuildProblem(dir)).toBeUndefined()
  write(`${bundled}/src/ball.ts`, BUILT_AT + 1)
  expect(findBuildProblem(dir)).toContain(`shop: ${bundled}/src/ball.ts was changed since the build began. `)
})

it('refuses when a source was replaced by one that is older', () => {
  const { dir, write } = createPackage()
  write('src/deep/part.ts', BUILT_AT - 50_000)
  expect(findBuildProblem(dir)).toContain('shop: src/deep/part.ts was changed since the build began. ')
})

it('refuses when a source was removed or added, however old it is', () => {
  const removed = createPackage()
  rmSync(join(removed.dir, 'src/deep/part.ts'))
  expect(findBuildProblem(removed.dir)).toContain('shop: src/deep/part.ts was removed since the build began. ')
  const added = createPackage()
  added.write('src/more.ts', BUILT_AT - 50_000)
  expect(findBuildProblem(added.dir)).toContain('shop: src/more.ts was added since the build began. ')
})

it('refuses after a build that failed', () => {
  const { dir } = createPackage()
  expect(endBuild(beginBuild(dir), { succeeded: false })).toBeUndefined()
  expect(findBuildProblem(dir)).toMatch(/^shop has no complete build/)
})

describe('two builds that overlap', () => {
  const PROBLEM = 'Another build of shop ran at the same time. Wait for its end, and build again.'

  it.each([
    ['the one that began first ends first', true, true],
    ['the one that began last ends first', false, true],
    ['the one that began first fails first', true, false],
    ['the one that began last ends first, and the other fails', false, false],
  ])('leave no mark when %s', (_, inOrder, succeeded) => {
    const { dir } = createPackage()
    const [first, last] = [beginBuild(dir), beginBuild(dir)]
    const ends = [() => endBuild(first, { succeeded }), () => endBuild(last, { succeeded: true })]
    const problems = (inOrder ? ends : ends.reverse()).map((end) => end())
    expect(problems).toEqual(inOrder ? [PROBLEM, PROBLEM] : [undefined, PROBLEM])
    expect(findBuildProblem(dir)).toMatch(/^shop has no complete build/)
  })

  it('are forgotten after the next build that runs alone', () => {
    const { dir } = createPackage()
    for (const build of [beginBuild(dir), beginBuild(dir)]) endBuild(build, { succeeded: true })
    expect(endBuild(beginBuild(dir), { succeeded: true })).toBeUndefined()
    expect(findBuildProblem(dir)).toBeUndefined()
  })
})

it.each(['src/deep/part.test.ts', 'src/part.test-d.ts', 'src/part.stories.tsx'])('ignores a change to %s', (file) => {
  const { dir, write } = createPackage()
  write(file, BUILT_AT + 1)
  expect(findBuildProblem(dir)).toBeUndefined()
})

it('reads what a manifest promises from nested conditions and from `bin`', () => {
  expect(targetsOf(MANIFEST)).toEqual(['dist/index.d.ts', 'dist/index.js', 'package.json', 'dist/cli.js'])
  expect(targetsOf({ exports: './a.js', bin: './b.js' })).toEqual(['a.js', 'b.js'])
  expect(targetsOf({})).toEqual([])
})

/** Runs `build` of a package whose build ends with `onSuccess`, a function body. */
function build(onSuccess) {
  const made = createPackage()
  const mark = JSON.stringify(new URL('build-mark.mjs', import.meta.url).href)
  const config = `{ entry: ['src/index.ts'], format: ['esm'], clean: true, async onSuccess() { ${onSuccess} } }`
  made.write('src/index.ts', Date.now(), 'export const one = 1')
  made.write('tsup.config.ts', Date.now(), `import { findBuildProblem } from ${mark}\nexport default ${config}`)
  made.write('package.json', 0, JSON.stringify({ name: 'shop', type: 'module', exports: './dist/index.js' }))
  const script = fileURLToPath(new URL('build.mjs', import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { cwd: made.dir, encoding: 'utf8' })
  return { ...made, status, output: stdout + stderr }
}

it('allows no packing while the build of the package runs, and allows it afterwards', () => {
  const { dir, status, output } = build(
    `(await import('node:fs')).writeFileSync('meanwhile', String(findBuildProblem(process.cwd())))`,
  )
  expect(status, output).toBe(0)
  expect(readFileSync(join(dir, 'meanwhile'), 'utf8')).toMatch(/^shop has no complete build/)
  expect(findBuildProblem(dir)).toBeUndefined()
})

it('allows no packing after a build that failed', () => {
  const { dir, status } = build(`throw new Error('broken')`)
  expect(status).not.toBe(0)
  expect(findBuildProblem(dir)).toMatch(/^shop has no complete build/)
})
