#!/usr/bin/env node
// Draws the documents of the built site: `npm run documents -- --platform https://www.example.com`, from the merchant's
// own platform. With `--sandbox [--state <file>]` from a sandbox that is started for it: `npm start` and all that tests
// or measures the site with the sandbox. See docs/hosting.md.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const at = (path) => fileURLToPath(new URL(path, import.meta.url))

async function draw(args) {
  const child = spawn(process.execPath, [at('../apps/m/dist-renderer/documents.js'), ...args], { stdio: 'inherit' })
  const [code] = await once(child, 'close')
  return code ?? 1
}

// Everything else is the command's own.
const options = { sandbox: { type: 'boolean' }, state: { type: 'string' } }
const { values } = parseArgs({ options, strict: false, allowPositionals: true })

if (values.sandbox) {
  const { serveSandbox } = await import(new URL('../packages/sandbox/dist/server.js', import.meta.url).href)
  const server = await serveSandbox({ port: 0, stateFile: values.state })
  try {
    process.exitCode = await draw(['--platform', server.url])
  } finally {
    await server.close()
  }
} else process.exitCode = await draw(process.argv.slice(2))
