import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { checkScripts } from './check-scripts.mjs'
import { checkStyles } from './check-styles.mjs'

/** A folder below the project, where ESLint looks for files. */
async function folderWith(name, text) {
  const cwd = await mkdtemp(join(process.cwd(), 'test-results-'))
  onTestFinished(() => rm(cwd, { recursive: true }))
  await writeFile(join(cwd, name), text)
  return { cwd }
}

it.each([
  "URL.canParse('x')",
  'AbortSignal.any([])',
  'Promise.withResolvers()',
  'Object.groupBy([], String)',
  'Array.fromAsync([])',
  '[1].toSorted()',
  '[1].with(0, 2)',
  'new Set().isSubsetOf(new Set())',
  'document.body.togglePopover()',
  'scheduler.yield()',
  "'ab'.replace(/(?<=a)b/, '')",
  "new RegExp('(?<!a)b')",
  '/[a--b]/v',
  'class A { static { A.x = 1 } }',
])('finds that the oldest browsers do not know %s', async (script) => {
  expect((await checkScripts(['*.js'], await folderWith('a.js', script))).problems).not.toEqual([])
})

it.each([
  '[1].at(-1)',
  "Object.hasOwn({}, 'a')",
  'class A { #x = 1 }',
  'document.startViewTransition?.(() => {})',
  'structuredClone(1)',
])('lets %s pass', async (script) => {
  expect((await checkScripts(['*.js'], await folderWith('a.js', script))).problems).toEqual([])
})

it.each([
  ['block-size: 100dvb', 1],
  ['block-size: 100vh', 0],
  ['background: color-mix(in srgb, var(--a) 20%, red)', 1],
])('a style of %s has %i problems', async (declaration, count) => {
  const { problems } = await checkStyles(['*.css'], await folderWith('a.css', `.a { ${declaration}; }`))
  expect(problems).toHaveLength(count)
})

it('a style is well where it is guarded, or has another where it is missing', async () => {
  const guarded = '@supports (block-size: 1dvb) { .a { block-size: 100dvb; } }'
  const mixed =
    '.a > .b { color: color-mix(in srgb, var(--a), red); } @supports not (color: color-mix(in srgb, red, red)) { .a>.b { color: red; } }'
  expect((await checkStyles(['*.css'], await folderWith('a.css', guarded + mixed))).problems).toEqual([])
  const ranges = await checkStyles(
    ['*.css'],
    await folderWith('a.css', '@media (width >= 48rem) { .a { color: red; } }'),
  )
  expect(ranges.problems).toHaveLength(1)
})
