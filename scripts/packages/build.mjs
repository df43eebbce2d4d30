#!/usr/bin/env node
// `build` of each package: tsup, between the removal and the writing of the mark that allows packing.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { beginBuild, endBuild } from './build-mark.mjs'
import { root } from './published.mjs'

const dir = process.cwd()
const build = beginBuild(dir)
const { status } = spawnSync(join(root, 'node_modules/.bin/tsup'), { cwd: dir, stdio: 'inherit' })
const problem = endBuild(build, { succeeded: status === 0 })
if (problem !== undefined) process.stderr.write(`${problem}\n`)
process.exitCode = problem === undefined ? (status ?? 1) : 1
