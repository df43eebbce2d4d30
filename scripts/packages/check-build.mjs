#!/usr/bin/env node
// `prepack` and `postpack` of each package: npm makes no tarball of a `dist` that is half written or old, and it fails
// if a build began while it packed. Nothing is rewritten, so an interrupted pack leaves nothing to restore.
import { findBuildProblem } from './build-mark.mjs'

const problem = findBuildProblem(process.cwd())
if (problem !== undefined) {
  const tooLate = process.env.npm_lifecycle_event === 'postpack' ? ' Delete the tarball: it may be half written.' : ''
  process.stderr.write(`${problem}${tooLate}\n`)
  process.exitCode = 1
}
