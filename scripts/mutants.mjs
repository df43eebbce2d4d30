#!/usr/bin/env node
// Breaks the code of core in small ways by Stryker, and runs the tests that stand beside it. A mutant that survives shows
// a rule that no test there holds. Not part of `npm test`: `npm run mutants`, or `npm run mutants -- kernel/money features/auth`.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { scoreOf, survivorsOf } from './mutants/score.mjs'
import { bold, dim, green, red } from './run/colours.mjs'
import { capture, endAll } from './run/processes.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const print = (line) => process.stdout.write(`${line}\n`)

/** Folders of core. Their scores stand in docs/quality.md. */
const SCOPE = ['kernel', 'transport', 'features/auth', 'features/cashier']
const wanted = process.argv.slice(2)

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    await endAll()
    process.exit(130)
  })
}

let isWhole = true
for (const name of wanted.length > 0 ? wanted : SCOPE) {
  const report = join('test-results', `mutants-${name.replaceAll('/', '-')}.json`)
  rmSync(report, { force: true })
  const { output } = await capture('node_modules/.bin/stryker', ['run', 'scripts/mutants/stryker.config.mjs'], {
    env: { FOYER_MUTANTS_OF: `packages/core/src/${name}`, FOYER_MUTANTS_REPORT: report },
  })
  let mutants
  try {
    mutants = JSON.parse(readFileSync(report, 'utf8'))
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
    isWhole = false
    print(`${red('no result')} ${name}\n${dim(output)}`)
    continue
  }
  for (const line of survivorsOf(mutants)) print(dim(line))
  const { score, killed, total, uncovered } = scoreOf(mutants)
  print(`${bold(name)}: ${green(`${score} %`)} (${killed} of ${total} noticed, ${uncovered} run by no test)`)
}
process.exitCode = isWhole ? 0 : 1
