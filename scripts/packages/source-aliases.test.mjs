import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readPackages } from './published.mjs'
import { sourceAliases } from './source-aliases.mjs'

const sourceOf = (specifier) => sourceAliases().find(({ find }) => find.test(specifier))?.replacement

const entries = readPackages().flatMap(({ manifest }) =>
  Object.keys(manifest.exports)
    .filter((entry) => !entry.endsWith('.json'))
    .map((entry) => manifest.name + entry.slice(1)),
)

it.each(entries)('%s has a source', (entry) => {
  expect(existsSync(sourceOf(entry))).toBe(true)
})

it('an entry point is not taken for what is below it', () => {
  expect(sourceOf('@foyer/core/site')).toMatch(/core\/src\/site\.ts$/)
  expect(sourceOf('@foyer/core/package.json')).toBeUndefined()
  expect(sourceOf('@foyer/react/styles.css/more')).toBeUndefined()
})
