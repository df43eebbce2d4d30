import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { MUTANTS } from './list.mjs'

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

it('every rule to break stands once in its file, and its tests are there', () => {
  const stale = MUTANTS.filter(({ file, find, tests }) => {
    const places = existsSync(at(file)) ? readFileSync(at(file), 'utf8').split(find).length - 1 : 0
    return places !== 1 || !existsSync(at(tests.at(-1)))
  })
  expect(stale.map(({ rule }) => rule)).toEqual([])
})
