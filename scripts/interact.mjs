#!/usr/bin/env node
// How quickly the built site answers a thumb, in rounds by turns with a page of the same content on React alone
// (tests/lean-page): see docs/speed.md.
// node scripts/interact.mjs [--rounds=5] [--parts=load,interactions,scroll,counts] [--as-built] [--beside=<older build>]
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildLeanPage } from '../tests/lean-page/build-lean-page.mjs'
import { launchBrowser } from './interact/browser.mjs'
import { CONTENDERS } from './interact/contenders.mjs'
import { measureInteractions } from './interact/interactions.mjs'
import { readLeanPageData } from './interact/lean-page-data.mjs'
import { measureLoad } from './interact/loading.mjs'
import { countNodes, measureScroll } from './interact/scrolling.mjs'
import { tableOf } from './interact/table.mjs'
import { findSiteDir, takeTurns } from './lighthouse/beside.mjs'
import { ensureBuilt } from './lighthouse/fresh-build.mjs'
import { bold, dim, green, red } from './run/colours.mjs'
import { findWholeBrowser } from './run/find-browser.mjs'

const PARTS = ['load', 'interactions', 'scroll', 'counts']

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    parts: { type: 'string', default: PARTS.join() },
    'as-built': { type: 'boolean', default: false },
    // A repository that is built, or the dist folder of its site: measured in the same rounds.
    beside: { type: 'string' },
  },
})
const parts = values.parts.split(',')
const print = (line) => process.stdout.write(`${line}\n`)

const { packageManager } = JSON.parse(readFileSync('package.json', 'utf8'))
if (!values['as-built'] && (await ensureBuilt(packageManager))) print(dim('built'))
const found = await findWholeBrowser((...args) => [process.execPath, args])
if (found.problem) throw new Error(found.problem)
await buildLeanPage(await dataOfSandbox())

const dirs = {
  foyer: resolve('apps/m/dist'),
  ...(values.beside === undefined ? {} : { before: findSiteDir(values.beside) }),
  lean: resolve('tests/lean-page/dist'),
}
const server = fork(new URL('./interact/serve.mjs', import.meta.url), [JSON.stringify(dirs)])
const [sites] = await once(server, 'message')
const browser = await launchBrowser(found.path)
const names = Object.keys(dirs)
const rounds = Object.fromEntries(names.map((name) => [name, []]))
try {
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const results = Object.fromEntries(names.map((name) => [name, {}]))
    for (const part of parts) {
      for (const name of takeTurns(names, round)) {
        results[name][part] = await measurePart(part, name)
        print(dim(`${round + 1}  ${part} ${name}: ${JSON.stringify(results[name][part])}`))
      }
    }
    for (const name of names) rounds[name].push(results[name])
  }
} finally {
  await browser.close()
  server.disconnect()
}

/** What the lean page shows, as a sandbox with ten thousand slots has it. */
async function dataOfSandbox() {
  const { serveSandbox } = await import(new URL('../packages/sandbox/dist/server.js', import.meta.url).href)
  const sandbox = await serveSandbox({ port: 0 })
  try {
    await sandbox.sandbox.control.scenario({ name: 'ten-thousand' })
    return await readLeanPageData(sandbox.url)
  } finally {
    await sandbox.close()
  }
}

async function measurePart(part, name) {
  const contender = CONTENDERS[name]
  const { url, stored } = sites[name]
  switch (part) {
    case 'load':
      return measureLoad(browser, url, contender)
    case 'interactions':
      return measureInteractions(browser, url, contender, { stored })
    case 'scroll':
      await slots(true)
      try {
        return await measureScroll(browser, url, contender)
      } finally {
        await slots(false)
      }
    case 'counts':
      return countNodes(browser, url, contender)
    default:
      throw new Error(`there is no part ${part}: ${PARTS.join(', ')}`)
  }
}

/** Whether the lobby has ten thousand slots, in one answer. */
async function slots(wanted) {
  server.send({ slots: wanted })
  await once(server, 'message')
}

const rows = tableOf(rounds)
print(bold(`\nmedians of ${values.rounds} rounds, load of the machine ${loadavg()[0].toFixed(1)}`))
const titles = {
  what: '',
  foyer: 'Foyer',
  before: 'before',
  lean: 'lean',
  ratio: 'ratio',
  beforeRatio: 'before',
  aim: 'aim',
}
const columns = Object.keys(titles).filter((column) => rows.some((row) => row[column] !== undefined))
const widths = columns.map((column) => Math.max(...[...rows, titles].map((row) => (row[column] ?? '').length)))
const line = (row) => columns.map((column, at) => (row[column] ?? '').padEnd(widths[at])).join('  ')
print(bold(line(titles)))
for (const row of rows) print(line(row) + (row.ok === undefined ? '' : row.ok ? green(' ✓') : red(' ✗')))
process.exitCode = rows.some(({ ok }) => ok === false) ? 1 : 0
