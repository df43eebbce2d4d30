#!/usr/bin/env node
// `prepublishOnly` of each package: publishing is refused unless a release names this package and this version in
// FOYER_RELEASE, for example `@foyer/core@0.1.0 @foyer/react@0.1.0` (docs/decisions/0024).
import { readManifest } from './published.mjs'

const { name, version } = readManifest(process.cwd())
const released = (process.env.FOYER_RELEASE ?? '').split(/\s+/)
if (!released.includes(`${name}@${version}`)) {
  process.stderr.write(
    `${name}@${version} is not published by hand. A release names it in FOYER_RELEASE; see docs/decisions/0024.\n`,
  )
  process.exitCode = 1
}
