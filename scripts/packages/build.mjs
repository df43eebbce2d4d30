#!/usr/bin/env node
// `build` of each package: tsup, between the removal and the writing of the mark that allows packing.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { removeMark, writeMark } from './build-mark.mjs'
import { root } from './published.mjs'

const dir = process.cwd()
const startedAt = Date.now()
removeMark(dir)
const { status } = spawnSync(join(root, 'node_modules/.bin/tsup'), { cwd: dir, stdio: 'inherit' })
if (status === 0) writeMark(dir, startedAt)
process.exitCode = status ?? 1
