#!/usr/bin/env node
// `npm run engines`: one way through the built site in Firefox and WebKitGTK, whichever are installed. The browser tests
// themselves run in Chromium (docs/requirements/settlements.md, 42).
import { existsSync } from 'node:fs'
import { firefox } from './engines/firefox.mjs'
import { STEPS } from './engines/steps.mjs'
import { webkit } from './engines/webkit.mjs'
import { PICTURE_DIR } from './picture-dir.mjs'

const only = process.argv.slice(2)
const engines = [firefox, webkit].filter(({ name }) => only.length === 0 || only.includes(name.toLowerCase()))

if (!existsSync('apps/m/dist/sw.js')) throw new Error('build the site first')
const { serveSandbox } = await import('../packages/sandbox/dist/server.js')

async function walk(engine) {
  const server = await serveSandbox({ port: 0, site: { dir: 'apps/m/dist' }, pictureDir: PICTURE_DIR })
  let isClosed = false
  const close = async () => {
    if (!isClosed) await server.close()
    isClosed = true
  }
  await server.sandbox.control.scenario({ name: 'no-popups' })
  const sums = { passed: 0, failed: 0 }
  try {
    const { tab, stop } = await engine.start()
    try {
      for (const [title, act, applies] of STEPS) {
        const context = { tab, url: server.url, close }
        if (applies !== undefined && !(await applies(context))) {
          console.log(`  – ${engine.name} ${title}: has the Navigation API, left to the tests in Chromium`)
          continue
        }
        try {
          await act(context)
          sums.passed += 1
          console.log(`  ✓ ${engine.name} ${title}`)
        } catch (error) {
          sums.failed += 1
          console.log(`  ✗ ${engine.name} ${title}\n    ${error.message}\n    at ${await tab.path().catch(String)}`)
        }
      }
    } finally {
      await stop()
    }
  } finally {
    await close()
  }
  return sums
}

let passed = 0
let failed = 0
for (const engine of engines) {
  if (!engine.isInstalled()) {
    console.log(`  SKIPPED: ${engine.name} is not installed (Debian: ${engine.packages}). Nothing was tried in it.`)
    continue
  }
  const sums = await walk(engine)
  passed += sums.passed
  failed += sums.failed
}
console.log(JSON.stringify({ passed, failed }))
process.exit(failed > 0 ? 1 : 0)
