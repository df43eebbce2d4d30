import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { findSiteDir, takeTurns } from './beside.mjs'

it('finds the site of a repository and of a dist folder, and says when there is none', () => {
  const repository = mkdtempSync(join(tmpdir(), 'beside-'))
  onTestFinished(() => rmSync(repository, { recursive: true }))
  const dist = join(repository, 'apps/m/dist')
  mkdirSync(dist, { recursive: true })
  expect(() => findSiteDir(repository)).toThrow('has no built site')
  writeFileSync(join(dist, 'site-manifest.json'), '{}')
  expect([findSiteDir(repository), findSiteDir(dist)]).toEqual([dist, dist])
})

it('lets another contender begin in each round', () => {
  const rounds = [0, 1, 2, 3].map((round) => takeTurns(['a', 'b', 'c'], round).join(''))
  expect(rounds).toEqual(['abc', 'bca', 'cab', 'abc'])
})
