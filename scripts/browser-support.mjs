#!/usr/bin/env node
// Holds the built scripts and styles to the oldest browsers that the site is for.
import { checkScripts } from './browser-support/check-scripts.mjs'
import { checkStyles } from './browser-support/check-styles.mjs'

const SCRIPTS = ['packages/core/dist/**/*.js', 'packages/react/dist/**/*.js', 'apps/m/dist/**/*.js']
const STYLES = ['packages/react/dist/**/*.css', 'apps/m/dist/**/*.css']

const results = [await checkScripts(SCRIPTS), await checkStyles(STYLES)]
const problems = results.flatMap((result) => result.problems)
for (const problem of problems) process.stdout.write(`    ${problem}\n`)
const files = results.reduce((sum, result) => sum + result.files, 0)
const failed = files === 0 ? 1 : problems.length
process.stdout.write(`${JSON.stringify({ passed: files, failed })}\n`)
process.exitCode = failed === 0 ? 0 : 1
