#!/usr/bin/env node
// Serves a built example with a sandbox of its own, on one origin: `npm start vanilla`, and the examples' browser tests.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { preview } from 'vite'
import { serveSandbox } from '../packages/sandbox/dist/server.js'
import { PICTURE_DIR } from './picture-dir.mjs'
import { platformProxy } from './platform-paths.mjs'

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/**
 * @param name the folder in `examples/`: a page, or a merchant's site with its `merchant.json`
 * @param port wanted port; a taken one gives way to the next free one
 * @throws Error where there is no such example, or it is not built
 */
export async function serveExample(name, port) {
  const root = at(`examples/${name}`)
  if (existsSync(`${root}/merchant.json`)) return serveSite(root, port)
  if (!existsSync(`${root}/dist/index.html`)) throw new Error(`examples/${name} has no page, or is not built`)
  const server = await serveSandbox({ port: 0, pictureDir: PICTURE_DIR })
  const proxy = platformProxy(server.url, server.sandbox.merchantCode)
  let page
  try {
    page = await preview({ root, configFile: false, logLevel: 'warn', preview: { port, host: '127.0.0.1', proxy } })
  } catch (cause) {
    await server.close()
    throw cause
  }
  return {
    url: new URL(page.resolvedUrls?.local[0] ?? '').origin,
    control: server.sandbox.control,
    async close() {
      await page.close()
      await server.close()
    },
  }
}

async function serveSite(root, port) {
  const { merchant } = JSON.parse(readFileSync(`${root}/merchant.json`, 'utf8'))
  const server = await serveSandbox({
    port,
    merchantCode: merchant,
    site: { dir: `${root}/dist` },
    pictureDir: PICTURE_DIR,
  })
  return { url: server.url, control: server.sandbox.control, close: () => server.close() }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { url } = await serveExample(process.argv[2], Number(process.env.PORT ?? '4173'))
  process.stdout.write(`\n  The lobby is at ${url}\n  Log in as demo; the password is Foyer2026.\n  Ctrl-C ends it.\n`)
}
