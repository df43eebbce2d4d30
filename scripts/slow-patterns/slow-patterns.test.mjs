// Every regular expression that the product is written with is looked through for what would take longer than its text
// is long. No clock: the analysis finds it in the pattern. Those of a platform are bounded otherwise (`safe-regex.ts`).
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { analyse } from 'scslre'
import ts from 'typescript'
import { expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const TESTS = /\.(?:test|test-d|stories)\.tsx?$|\/testing\//

const FOLDERS = ['packages/core/src', 'packages/games/src', 'packages/react/src', 'packages/sandbox/src', 'apps/m/src']

function sources() {
  const files = FOLDERS.flatMap((folder) => {
    const entries = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  })
  return files.filter((file) => /\.tsx?$/.test(file) && !TESTS.test(file))
}

/** Regular expressions of a file, as `{source, flags}`. */
function patternsIn(file) {
  const found = []
  const look = (node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      found.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    }
    ts.forEachChild(node, look)
  }
  look(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest))
  return found
}

const isSlow = (pattern) => analyse(pattern).reports.length > 0

it('no regular expression takes longer than its text is long', () => {
  const patterns = sources().flatMap((file) =>
    patternsIn(file).map((pattern) => ({ file: relative(ROOT, file), ...pattern })),
  )
  expect(patterns.length).toBeGreaterThan(150)
  expect(patterns.filter(isSlow)).toEqual([])
})

// What stood in the product once, and was found by a clock.
it.each(['\\/+$', '(\\d+)$', '\\B(?=(\\d{3})+$)', '^(a+)+$', '^\\s+|\\s+$'])('the analysis finds /%s/', (source) => {
  expect(isSlow({ source, flags: 'g' })).toBe(true)
})
