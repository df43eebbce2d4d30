import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** The names of a door, types included: only its source has those. */
function namesOf(door: string): readonly string[] {
  const lists = readFileSync(door, 'utf8').matchAll(/^export (?:type )?\{([^}]*)\}/gm)
  return [...lists].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((name) =>
        name
          .trim()
          .replace(/^type /, '')
          .replace(/^.* as /, ''),
      )
      .filter((name) => name !== ''),
  )
}

it('exports no name that @foyer/core exports too', () => {
  const react = namesOf(join(import.meta.dirname, 'index.ts'))
  const core = new Set(
    ['index', 'site'].flatMap((door) => namesOf(join(import.meta.dirname, `../../core/src/${door}.ts`))),
  )
  expect(react.length).toBeGreaterThan(100)
  expect(react.filter((name) => core.has(name))).toEqual([])
})
