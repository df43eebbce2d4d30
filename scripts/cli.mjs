#!/usr/bin/env node
// The one command behind `npm start`, `npm run dev`, `npm run check`, `npm test`, `npm run walks` and `npm run e2e:strict`. Needs nothing but Node and
// npm: it brings pnpm by npx, at the version that package.json names, and installs, builds, serves or checks with it.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { PICTURE_DIR } from './picture-dir.mjs'
import { bold, green, red } from './run/colours.mjs'
import { endAll, start } from './run/processes.mjs'
import { step, stepsTogether, timeTable } from './run/run-tasks.mjs'
import { build, checkTasks, documents, install, strictBrowserTests, testStages, walks } from './run/tasks.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
process.chdir(root)

const pnpm = (...args) => ['npx', ['--yes', manifest.packageManager, ...args]]
const node = (...args) => [process.execPath, args]
const tools = { node, pnpm }

async function runExample(name) {
  for (const task of [install(tools), build(tools)]) {
    const { failed } = await step(task)
    if (failed > 0) process.exit(1)
  }
  process.exit((await start(...node('scripts/serve-example.mjs', name)).done) ?? 0)
}

async function runStart() {
  mkdirSync('.sandbox', { recursive: true })
  const state = '--state=.sandbox/state.json'
  for (const task of [install(tools), build(tools), documents(tools, state)]) {
    const { failed } = await step(task)
    if (failed > 0) process.exit(1)
  }
  const server = start(
    ...node(
      'packages/sandbox/dist/cli.js',
      '--site=apps/m/dist',
      `--pictures=${PICTURE_DIR}`,
      state,
      `--port=${process.env.PORT ?? '4173'}`,
    ),
  )
  process.exit((await server.done) ?? 0)
}

async function runWalks() {
  const options = { pictures: { type: 'string' } }
  const { pictures } = parseArgs({ args: process.argv.slice(3), options }).values
  for (const task of [install(tools), build(tools), walks(tools, pictures)]) {
    const { failed } = await step(task)
    if (failed > 0) process.exit(1)
  }
}

async function runStrict() {
  for (const task of [install(tools), build(tools), ...strictBrowserTests(tools)]) {
    const { failed } = await step(task)
    if (failed > 0) process.exit(1)
  }
}

async function runDev(example) {
  await installIfMissing()
  process.exit((await start(...node('scripts/dev.mjs', ...(example === undefined ? [] : [example]))).done) ?? 0)
}

async function runCheck(since) {
  await installIfMissing()
  mkdirSync('test-results', { recursive: true })
  finish(sumOf(await stepsTogether(checkTasks(tools, since))))
}

/** An edit should be seen or checked at once: what is installed is taken as it is. */
async function installIfMissing() {
  if (existsSync('node_modules/.modules.yaml')) return
  const { failed } = await step(install(tools))
  if (failed > 0) process.exit(1)
}

function sumOf(outcomes) {
  const totals = { passed: 0, failed: 0 }
  for (const { passed, failed } of outcomes) {
    totals.passed += passed
    totals.failed += failed
  }
  return totals
}

function finish({ passed, failed }) {
  process.stdout.write(`${bold(failed === 0 ? green('all good') : red('not good'))}\n`)
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
  process.exitCode = failed === 0 ? 0 : 1
}

async function runTest() {
  const stages = []
  rmSync('test-results', { recursive: true, force: true })
  mkdirSync('test-results', { recursive: true })

  for (const { name, tasks } of testStages(tools)) {
    const from = Date.now()
    const outcomes = tasks.length > 1 ? await stepsTogether(tasks) : [await step(tasks[0])]
    stages.push({ name, ms: Date.now() - from, outcomes })
    if (tasks.some(({ essential }) => essential) && outcomes.some(({ failed }) => failed > 0)) break
  }
  process.stdout.write(`\n${timeTable(stages)}\n`)
  finish(sumOf(stages.flatMap(({ outcomes }) => outcomes)))
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

const [wanted, argument] = process.argv.slice(2)
if (wanted === 'start') await (argument === undefined ? runStart() : runExample(argument))
else if (wanted === 'dev') await runDev(argument)
else if (wanted === 'check') await runCheck(argument)
else if (wanted === 'test') await runTest()
else if (wanted === 'walks') await runWalks()
else if (wanted === 'e2e:strict') await runStrict()
else {
  process.stderr.write(
    `usage: node scripts/cli.mjs start [example] | dev [example] | check [commit] | test | e2e:strict | walks [--pictures <folder>]${existsSync('node_modules') ? '' : '  (a bare clone is fine)'}\n`,
  )
  process.exitCode = 2
}
