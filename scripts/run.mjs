#!/usr/bin/env node
// The one command behind `npm start` and `npm test`. Needs nothing but Node and npm: it brings pnpm by npx, at the
// version that package.json names, and installs, builds, serves or checks with it.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBrowser } from './run/browser.mjs'
import { checkDuties } from './run/duties.mjs'
import { bold, dim, green, red, seconds } from './run/print.mjs'
import { capture, endAll, start } from './run/processes.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const require = createRequire(import.meta.url)
process.chdir(root)

const pnpm = (...args) => ['npx', ['--yes', manifest.packageManager, ...args]]
const node = (...args) => [process.execPath, args]

async function install() {
  const [command, args] = pnpm('install', '--frozen-lockfile', '--prefer-offline')
  return capture(command, args)
}

async function buildAll() {
  const [command, args] = pnpm('--recursive', '--sort', '--workspace-concurrency=2', 'run', 'build')
  return capture(command, args)
}

/** Runs one named piece of work with its progress on the terminal; prints its output only if it failed. */
async function step(name, work) {
  const from = Date.now()
  process.stdout.write(`${dim('·')} ${name} `)
  const beat = process.stdout.isTTY ? setInterval(() => process.stdout.write(dim('.')), 2000) : undefined
  const outcome = await work()
  clearInterval(beat)
  const took = dim(seconds(Date.now() - from))
  const sums = outcome.passed + outcome.failed > 1 ? dim(` ${outcome.passed} passed, ${outcome.failed} failed`) : ''
  process.stdout.write(`${outcome.failed === 0 ? green('✓') : red('✗')} ${took}${sums}\n`)
  if (outcome.failed > 0) process.stdout.write(`${outcome.output.trimEnd()}\n`)
  else if (outcome.summary) process.stdout.write(`${outcome.summary.trimEnd()}\n`)
  return outcome
}

/** A command as one check: passes when it exits with 0. */
const check = (name, [command, args], options) =>
  step(name, async () => {
    const { code, output } = await capture(command, args, options)
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
  })

async function runStart() {
  for (const [name, work] of [
    ['install', install],
    ['build', buildAll],
  ]) {
    const outcome = await step(name, async () => {
      const { code, output } = await work()
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
    })
    if (outcome.failed > 0) process.exit(1)
  }
  mkdirSync('.sandbox', { recursive: true })
  const server = start(
    ...node(
      'packages/sandbox/dist/cli.js',
      '--site=apps/m/dist',
      '--state=.sandbox/state.json',
      `--port=${process.env.PORT ?? '4173'}`,
    ),
  )
  process.exit((await server.done) ?? 0)
}

async function runTest() {
  const totals = { passed: 0, failed: 0 }
  const add = (outcome) => {
    totals.passed += outcome.passed
    totals.failed += outcome.failed
    return outcome
  }
  const finish = () => {
    process.stdout.write(`${bold(totals.failed === 0 ? green('all good') : red('not good'))}\n`)
    process.stdout.write(`${totals.passed} passed, ${totals.failed} failed\n`)
    process.exitCode = totals.failed === 0 ? 0 : 1
  }

  rmSync('test-results', { recursive: true, force: true })
  mkdirSync('test-results', { recursive: true })

  const installed = add(
    await step('install', async () => {
      const { code, output } = await install()
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
    }),
  )
  if (installed.failed > 0) return finish()

  const duties = await checkDuties({ root, require, node, pnpm, findBrowser })
  for (const duty of duties) {
    const outcome = add(
      duty.command ? await check(duty.name, duty.command, duty.options) : await step(duty.name, duty.work),
    )
    if (duty.essential && outcome.failed > 0) return finish()
  }
  finish()
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, async () => {
    await endAll()
    process.exit(signal === 'SIGINT' ? 130 : 143)
  })
}
process.on('exit', () => {
  void endAll()
})

const wanted = process.argv[2]
if (wanted === 'start') await runStart()
else if (wanted === 'test') await runTest()
else {
  process.stderr.write(
    `usage: node scripts/run.mjs start | test${existsSync('node_modules') ? '' : '  (a bare clone is fine)'}\n`,
  )
  process.exitCode = 2
}
