// What the published packages promise before they are built: their licence, their ranges, the guard against publishing.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withoutNpmSettings } from './pack.mjs'
import { readManifest, readPublished, root } from './published.mjs'
import { findPinProblems, findRangeProblems } from './ranges.mjs'

const published = readPublished()
const manifests = published.map(({ manifest }) => manifest)
const named = published.map(({ dir, manifest }) => [manifest.name, dir, manifest])

it('publishes three packages, and never the repository itself', () => {
  expect(manifests.map(({ name }) => name)).toEqual(['@foyer/core', '@foyer/react', '@foyer/sandbox'])
  expect(readManifest(root).private).toBe(true)
})

describe('the licence', () => {
  it.each(named)('is named by %s, which has a copy of the file at the root', (_, dir, { license }) => {
    expect(license).toBe('SEE LICENSE IN LICENSE.md')
    expect(readFileSync(join(dir, 'LICENSE.md'), 'utf8')).toBe(readFileSync(join(root, 'LICENSE.md'), 'utf8'))
  })
})

describe('the ranges', () => {
  it('fit the versions of this repository', () => {
    expect(findRangeProblems(manifests)).toEqual([])
  })

  it('fail with the range to write when a version is raised alone', () => {
    const raised = manifests.map((manifest) =>
      manifest.name === '@foyer/core' ? { ...manifest, version: '0.2.0' } : manifest,
    )
    expect(findRangeProblems(raised)).toEqual([
      '@foyer/react asks for @foyer/core ^0.1.0, but this repository has 0.2.0: write ^0.2.0.',
      '@foyer/sandbox asks for @foyer/core ^0.1.0, but this repository has 0.2.0: write ^0.2.0.',
    ])
  })

  it('fail when one is `workspace:`, which npm packs as it stands', () => {
    const core = { name: '@foyer/core', version: '1.0.0' }
    const react = { name: '@foyer/react', version: '1.0.0', peerDependencies: { '@foyer/core': 'workspace:^' } }
    expect(findRangeProblems([core, react])).toEqual([
      '@foyer/react asks for @foyer/core workspace:^, but this repository has 1.0.0: write ^1.0.0.',
    ])
  })

  it('let a project keep one copy of each dependency', () => {
    expect(findPinProblems(manifests)).toEqual([])
    expect(findPinProblems([{ name: 'a', dependencies: { nanostores: '1.5.5' } }])).toEqual([
      'a pins nanostores to 1.5.5: write a range that begins with ^.',
    ])
  })
})

describe('the scripts', () => {
  it.each(named)('of %s guard its build, its tarball and its release', (_, __, { scripts }) => {
    const script = (name) => `node ../../scripts/packages/${name}.mjs`
    expect(scripts).toMatchObject({
      build: script('build'),
      prepack: script('check-build'),
      postpack: script('check-build'),
      prepublishOnly: script('check-release'),
    })
  })

  it('do nothing when a project installs the packages', () => {
    for (const { scripts } of manifests) {
      expect(Object.keys(scripts)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(pre|post)?(install|prepare)$/)]),
      )
    }
  })
})

describe('publishing', () => {
  it.each(named)('of %s is refused outside a release, also as a dry run', (name, dir, { version }) => {
    const env = { ...withoutNpmSettings(process.env), FOYER_RELEASE: '' }
    const { status, stderr } = spawnSync('npm', ['publish', '--dry-run'], { cwd: dir, encoding: 'utf8', env })
    expect(status).not.toBe(0)
    expect(stderr).toContain(`${name}@${version} is not published by hand.`)
  })

  it.each(named)('of %s passes its guard only when the release names this version', (name, dir, { version }) => {
    const script = join(root, 'scripts/packages/check-release.mjs')
    const guard = (FOYER_RELEASE) =>
      spawnSync(process.execPath, [script], { cwd: dir, env: { ...process.env, FOYER_RELEASE } }).status
    expect(guard(`@foyer/other@1.0.0 ${name}@${version}`)).toBe(0)
    expect(guard(`${name}@${version}0`)).not.toBe(0)
    expect(guard(name)).not.toBe(0)
    expect(guard('true')).not.toBe(0)
  })
})
