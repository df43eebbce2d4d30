#!/usr/bin/env node
// The speed of the built site, measured by Lighthouse as a phone sees it: over HTTP/2 and TLS, compressed, simulated
// and applied throttling, in rounds with each page's own variant without scripts. See docs/speed.md.
import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { findSiteDir, takeTurns } from './lighthouse/beside.mjs'
import { gates, summarise, trusted } from './lighthouse/budgets.mjs'
import { ensureBuilt } from './lighthouse/fresh-build.mjs'
import { measure } from './lighthouse/measure.mjs'
import { NO_SCRIPT } from './lighthouse/proxy.mjs'
import { bold, dim, green, red } from './run/colours.mjs'
import { findWholeBrowser } from './run/find-browser.mjs'

const MODES = ['simulate', 'devtools']

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    pages: { type: 'string', default: '/m/home,/m/slot-games' },
    modes: { type: 'string', default: MODES.join() },
    again: { type: 'boolean', default: false },
    // A repository that is built, or the dist folder of its site: measured in the same rounds.
    beside: { type: 'string' },
  },
})
const older = values.beside === undefined ? {} : { before: findSiteDir(values.beside) }
const variants = ['page', 'no script', ...Object.keys(older)]
const print = (line) => process.stdout.write(`${line}\n`)
const ms = (number) => `${Math.round(number)} ms`

const { packageManager } = JSON.parse(readFileSync('package.json', 'utf8'))
if (await ensureBuilt(packageManager)) print(dim('built'))
const browser = await findWholeBrowser((...args) => [process.execPath, args])
if (browser.problem) throw new Error(browser.problem)

const dirs = { page: resolve('apps/m/dist'), ...older }
const server = fork(new URL('./lighthouse/serve.mjs', import.meta.url), [JSON.stringify(dirs)])
const urls = await new Promise((resolve, reject) => {
  server.once('message', resolve)
  server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
})

const rounds = []
const misses = new Set()
try {
  for (let round = 1; round <= Number(values.rounds); round++) rounds.push(await playRound(round))
} finally {
  server.disconnect()
}

/** Every page and mode once with and once without scripts, and once as the older build has it, taking turns at going first. */
async function playRound(round) {
  const runs = []
  for (const path of values.pages.split(',')) {
    for (const mode of values.modes.split(',')) {
      for (const variant of takeTurns(variants, round)) {
        const bare = variant === 'no script'
        const url = urls[variant] ?? urls.page
        const found = await measure({
          url: url + (bare ? NO_SCRIPT : '') + path,
          mode,
          browser: browser.path,
          again: values.again,
          // The other categories know no throttling: once is enough.
          rest: variant === 'page' && mode === values.modes.split(',')[0],
        })
        for (const miss of found.misses) misses.add(`${path}: ${miss}`)
        runs.push({ path, mode, variant, ...found })
        const { lcp, fcp, blocking, layoutShift, performance, benchmark } = found
        const times = `LCP ${ms(lcp)}  FCP ${ms(fcp)}  TBT ${ms(blocking)}  CLS ${layoutShift.toFixed(4)}`
        print(
          dim(`${round}  ${path} ${mode} ${variant}: ${times}  score ${performance}  machine ${Math.round(benchmark)}`),
        )
      }
    }
  }
  return runs
}

const { rounds: kept, dropped, slow } = trusted(rounds)
const rows = summarise(kept.flat())
print(bold(`\nmedians of ${kept.length} rounds, load of the machine ${loadavg()[0].toFixed(1)}`))
if (dropped > 0) print(`${dropped} rounds left out: the machine was too busy (benchmarkIndex below 900)`)
if (slow) print(red('the machine was too busy in most rounds (benchmarkIndex below 900): trust the ratios only'))
for (const { path, mode, page, bare, before, ratio, performance } of rows) {
  print(`${path} ${mode}: LCP ${ms(page.lcp)}, no script ${ms(bare.lcp)}, ratio ${ratio.toFixed(2)}`)
  print(dim(`    FCP ${ms(page.fcp)}, no script ${ms(bare.fcp)}; script ${ms(page.scriptMs)}`))
  if (before === undefined) continue
  const { lcp, fcp, scriptMs } = before
  print(dim(`    before: LCP ${ms(lcp)}, FCP ${ms(fcp)}; script ${ms(scriptMs)}`))
  print(`    performance ${performance}, before ${before.performance}`)
}
const checked = gates(rows)
for (const { what, value, limit, ok } of checked) print(`${ok ? green('✓') : red('✗')} ${what}: ${value} ${dim(limit)}`)
for (const miss of misses) print(red(miss))
const failed = checked.filter(({ ok }) => !ok).length
print(`${checked.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
