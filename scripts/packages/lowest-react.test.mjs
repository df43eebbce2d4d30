// The kit promises to work with every version of React in its range. This test reads what the built kit imports, and looks
// for each name in the lowest of these versions. Needs the build. `react-lowest` is an alias in package.json.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as lowest from 'react-lowest'
import * as lowestRuntime from 'react-lowest/jsx-runtime'
import manifestOfLowest from 'react-lowest/package.json' with { type: 'json' }
import { minVersion } from 'semver'
import { describe, expect, it } from 'vitest'
import { readManifest, root } from './published.mjs'

const kit = join(root, 'packages/react')

/** Every name that the scripts import from `module`; `*` for a namespace, `default` for a default import. */
function importsFrom(module) {
  const dist = join(kit, 'dist')
  const names = new Set()
  for (const file of readdirSync(dist, { recursive: true }).filter((name) => name.endsWith('.js'))) {
    const text = readFileSync(join(dist, file), 'utf8')
    for (const [, clause] of text.matchAll(new RegExp(`^import ([^'"]+) from ['"]${module}['"]`, 'gm'))) {
      const list = /\{([^}]*)\}/.exec(clause)?.[1] ?? ''
      for (const name of list.split(',')) if (name.trim() !== '') names.add(name.trim().split(' as ')[0])
      const outside = clause.replace(/\{[^}]*\}/, '')
      if (outside.includes('*')) names.add('*')
      else if (/\w/.test(outside)) names.add('default')
    }
  }
  return [...names].sort()
}

describe('the lowest React that the kit promises', () => {
  it('is the version that this test reads', () => {
    const { peerDependencies } = readManifest(kit)
    expect(minVersion(peerDependencies.react)?.version).toBe(manifestOfLowest.version)
    expect(peerDependencies['react-dom']).toBe(peerDependencies.react)
  })

  it.each([
    ['react', lowest],
    ['react/jsx-runtime', lowestRuntime],
  ])('exports every name that the built kit imports from %s', (module, exported) => {
    const names = importsFrom(module)
    expect(names.length).toBeGreaterThan(1)
    expect(names.filter((name) => !(name in exported))).toEqual([])
  })

  it('needs nothing of react-dom but what React 16 had', () => {
    const old = ['createPortal', 'flushSync']
    expect(importsFrom('react-dom').filter((name) => !old.includes(name))).toEqual([])
  })
})
