#!/usr/bin/env node
// Breaks rules on purpose, one at a time, and runs the tests that should notice. A rule that can be broken with all of
// its tests green has no test. Not part of `npm test`: run `npm run mutants`, or `npm run mutants -- LIST-10 FAV`.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MUTANTS } from './mutants/list.mjs'
import { bold, dim, green, red } from './run/colours.mjs'
import { capture, endAll } from './run/processes.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const print = (line) => process.stdout.write(`${line}\n`)

const wanted = process.argv.slice(2)
const chosen = MUTANTS.filter(({ rule }) => wanted.length === 0 || wanted.some((word) => rule.includes(word)))
if (chosen.length === 0) {
  print(red(`no mutant is named like ${wanted.join(', ')}`))
  process.exit(2)
}

// The sources are changed in place and put back: what is not committed could get lost with a crash.
const changed = execFileSync('git', ['status', '--porcelain', '--', ...new Set(chosen.map(({ file }) => file))])
if (changed.length > 0) {
  print(red(`commit or stash these first:\n${changed}`))
  process.exit(2)
}

const reports = mkdtempSync(join(tmpdir(), 'foyer-mutants-'))
let restore = () => {}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    await endAll()
    restore()
    process.exit(130)
  })
}

/** A rule whose absence makes the tests run for ever is missed, too. Generous: machines may be busy. */
const HANGS_MS = 120_000

/** Runs the tests of a mutant. `failed` has titles of tests, so that a file that does not compile proves nothing. */
async function runTests(name, tests) {
  const file = join(reports, `${name}.json`)
  let hung = false
  const timer = setTimeout(() => {
    hung = true
    void endAll()
  }, HANGS_MS)
  const { output } = await capture('node_modules/.bin/vitest', [
    'run',
    '--config',
    'vitest.workspace.ts',
    '--reporter=json',
    `--outputFile=${file}`,
    ...tests,
  ])
  clearTimeout(timer)
  if (hung) return { hung, failed: [], passed: 0, output }
  try {
    const { testResults } = JSON.parse(readFileSync(file, 'utf8'))
    const all = testResults.flatMap(({ assertionResults }) => assertionResults)
    const titlesOf = (wanted) => all.filter(({ status }) => status === wanted).map(({ fullName }) => fullName)
    return { failed: titlesOf('failed'), passed: titlesOf('passed').length, output }
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
    return { failed: [], passed: 0, output }
  }
}

/** `WALLET-01`, but no area alone, as `CALL`. */
const idsOfRule = (rule) =>
  rule
    .match(/^(?:[A-Z0-9]+-\d+ )+/)?.[0]
    .trim()
    .split(' ') ?? []

const survivors = []
for (const [at, { rule, file, find, replace, tests }] of chosen.entries()) {
  const source = readFileSync(file, 'utf8')
  const places = source.split(find).length - 1
  if (places !== 1) {
    survivors.push(rule)
    print(`${red('stale')}    ${rule} ${dim(`${file} holds the text to break ${places} times`)}`)
    continue
  }
  restore = () => writeFileSync(file, source)
  writeFileSync(
    file,
    source.replace(find, () => replace),
  )
  const { hung, failed, passed, output } = await runTests(at, tests).finally(restore)
  if (hung) print(`${green('noticed')}  ${rule} ${dim('the tests never end')}`)
  else if (failed.length > 0) {
    // A row whose own tests stay green is shown by nothing that bears its name.
    const unnamed = idsOfRule(rule).filter((id) => !failed.some((title) => title.includes(`[${id}]`)))
    if (unnamed.length > 0) {
      survivors.push(rule)
      print(
        `${red('unnamed')}  ${rule} ${dim(`no test that failed names ${unnamed.join(', ')}: ${failed.join(' | ')}`)}`,
      )
    } else print(`${green('noticed')}  ${rule} ${dim(`by ${failed.length} of ${failed.length + passed} tests`)}`)
  } else {
    survivors.push(rule)
    print(`${red('survived')} ${rule} ${dim(passed > 0 ? `${passed} tests passed` : `no test ran\n${output}`)}`)
  }
}
rmSync(reports, { recursive: true })
print(bold(`${chosen.length - survivors.length} of ${chosen.length} broken rules were noticed`))
process.exitCode = survivors.length === 0 ? 0 : 1
