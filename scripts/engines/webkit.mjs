import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createTab } from './webdriver.mjs'

const DRIVER = '/usr/bin/WebKitWebDriver'
const DISPLAY = '/usr/bin/Xvfb'
const START_TIMEOUT_MS = 30_000

/** The browser of WebKitGTK, which lies below the folder of the machine's architecture. */
function miniBrowser() {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : []
  const paths = folders.flatMap((folder) =>
    ['4.1', '6.0', '4.0'].map((version) => join('/usr/lib', folder, `webkit2gtk-${version}`, 'MiniBrowser')),
  )
  return paths.find((path) => existsSync(path))
}

/** The paths of the commands: method and what follows the session. */
const COMMANDS = {
  Navigate: () => ['POST', '/url'],
  Back: () => ['POST', '/back'],
  ExecuteScript: () => ['POST', '/execute/sync'],
  ElementClick: ({ id }) => ['POST', `/element/${id}/click`],
  ElementSendKeys: ({ id }) => ['POST', `/element/${id}/value`],
  SetWindowRect: () => ['POST', '/window/rect'],
}

export const webkit = {
  name: 'WebKitGTK',
  packages: 'webkit2gtk-driver xvfb',
  isInstalled: () => existsSync(DRIVER) && existsSync(DISPLAY) && miniBrowser() !== undefined,
  async start() {
    const children = []
    const stop = async () => {
      for (const child of children.reverse()) child.kill('SIGTERM')
      await Promise.all(children.map((child) => child.exitCode ?? new Promise((resolve) => child.on('exit', resolve))))
    }
    try {
      const port = await freePort()
      const screen = ['-screen', '0', '1200x1200x24', '-nolisten', 'tcp', '-displayfd', '3']
      const display = spawn(DISPLAY, screen, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
      children.push(display)
      const number = await new Promise((resolve, reject) => {
        display.stdio[3].on('data', (chunk) => resolve(String(chunk).trim()))
        display.on('exit', () => reject(new Error('Xvfb did not start')))
      })
      const env = {
        ...process.env,
        DISPLAY: `:${number}`,
        GDK_BACKEND: 'x11',
        LIBGL_ALWAYS_SOFTWARE: '1',
        NO_AT_BRIDGE: '1',
        // Containers forbid the namespaces that its sandbox is made of.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      }
      children.push(spawn(DRIVER, [`--port=${port}`], { stdio: 'ignore', env }))
      const base = `http://127.0.0.1:${port}`
      const session = await newSession(base)
      const send = (command, parameters) => {
        const [method, path] = COMMANDS[command](parameters)
        return call(method, `${base}/session/${session.sessionId}${path}`, parameters)
      }
      await send('SetWindowRect', { x: 0, y: 0, width: 500, height: 900 })
      return {
        tab: createTab(send),
        async stop() {
          await call('DELETE', `${base}/session/${session.sessionId}`).catch(() => {})
          await stop()
        },
      }
    } catch (error) {
      await stop()
      throw error
    }
  },
}

async function newSession(base) {
  const options = { binary: miniBrowser(), args: ['--automation'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options, timeouts: { pageLoad: 60_000 } } }
  let last
  for (const end = Date.now() + START_TIMEOUT_MS; Date.now() < end; ) {
    try {
      return await call('POST', `${base}/session`, { capabilities })
    } catch (error) {
      last = error
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
  throw last
}

async function call(method, url, body) {
  const response = await fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
  })
  const { value } = await response.json()
  if (value?.error) throw new Error(`${value.error}: ${value.message}`)
  return value
}

async function freePort() {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  await new Promise((resolve) => server.close(resolve))
  return port
}
