#!/usr/bin/env node
// Draws the documents of the built site: `npm run prerender -- --platform https://www.example.com`, from the merchant's
// own platform. With `--sandbox [--state <file>]` from a sandbox that is started for it: `npm start` and all that tests
// or measures the site with the sandbox. `--config` and `--out` hold for both. See docs/hosting.md.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const at = (path) => fileURLToPath(new URL(path, import.meta.url))

const site = process.env.FOYER_STRICT_SITE ?? at('../apps/m')

async function draw(args) {
  const child = spawn(process.execPath, [join(site, 'dist-renderer/documents.js'), ...args], { stdio: 'inherit' })
  const [code] = await once(child, 'close')
  return code ?? 1
}

/** What is said to this script alone; everything else is the command's own, which refuses what it does not know. */
const OWN = { sandbox: { type: 'boolean' }, state: { type: 'string' } }

const given = process.argv.slice(2)
const { values, tokens } = parseArgs({ args: given, options: OWN, strict: false, tokens: true })

function withoutOwn() {
  const own = tokens
    .filter(({ kind, name }) => kind === 'option' && Object.hasOwn(OWN, name))
    .flatMap(({ index, value, inlineValue }) => (value === undefined || inlineValue ? [index] : [index, index + 1]))
  return given.filter((_, at) => !own.includes(at))
}

function refusal() {
  if (values.platform !== undefined || values.skeleton !== undefined) {
    return '--sandbox is a platform itself: leave out --platform and --skeleton'
  }
  return values.state === true ? '--state takes a file' : undefined
}

async function drawFromSandbox() {
  const { serveSandbox } = await import(new URL('../packages/sandbox/dist/server.js', import.meta.url).href)
  const server = await serveSandbox({ port: 0, stateFile: values.state })
  try {
    return await draw(['--platform', server.url, ...withoutOwn()])
  } finally {
    await server.close()
  }
}

const wrong = values.sandbox ? refusal() : undefined
if (wrong !== undefined) {
  process.stderr.write(`The documents are as they were: ${wrong}\n`)
  process.exitCode = 1
} else process.exitCode = values.sandbox ? await drawFromSandbox() : await draw(given)
