#!/usr/bin/env node
// `build` of each package: tsup and the declarations, between the removal and the writing of the mark that allows packing.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { beginBuild, endBuild } from './build-mark.mjs'
import { buildDeclarations } from './declarations.mjs'
import { root } from './published.mjs'

const dir = process.cwd()
const build = beginBuild(dir)
const { status } = spawnSync(join(root, 'node_modules/.bin/tsup'), { cwd: dir, stdio: 'inherit' })
const succeeded = status === 0 && (await buildDeclarations(dir))
const problem = endBuild(build, { succeeded })
if (problem !== undefined) process.stderr.write(`${problem}\n`)
process.exitCode = succeeded && problem === undefined ? 0 : 1
