import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTab } from './webdriver.mjs'

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox']
const START_TIMEOUT_MS = 60_000

export const firefox = {
  name: 'Firefox',
  packages: 'firefox-esr',
  isInstalled: () => PLACES.some((path) => existsSync(path)),
  async start() {
    const profile = mkdtempSync(join(tmpdir(), 'foyer-firefox-'))
    const prefs = { 'marionette.port': 0, 'browser.shell.checkDefaultBrowser': false, 'app.update.enabled': false }
    const lines = Object.entries(prefs).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`)
    writeFileSync(join(profile, 'user.js'), lines.join('\n'))
    const path = PLACES.find((one) => existsSync(one))
    const child = spawn(path, ['--marionette', '--headless', '--no-remote', '--profile', profile], { stdio: 'ignore' })
    const ended = new Promise((resolve) => child.on('exit', resolve))
    const stop = async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(profile, { recursive: true, force: true })
    }
    try {
      const send = await connect(await portOf(profile))
      await send('NewSession', { capabilities: { alwaysMatch: {} } })
      await send('SetWindowRect', { x: 0, y: 0, width: 500, height: 900 })
      return { tab: createTab(send), stop }
    } catch (error) {
      await stop()
      throw error
    }
  },
}

/** Firefox chooses a free port and writes it down. */
async function portOf(profile) {
  const file = join(profile, 'MarionetteActivePort')
  for (const end = Date.now() + START_TIMEOUT_MS; Date.now() < end; ) {
    if (existsSync(file)) {
      const port = Number(readFileSync(file, 'utf8'))
      if (port > 0) return port
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('Firefox did not open its port')
}

/** Marionette, the protocol below geckodriver, which Debian does not have: JSON with its length before it. */
async function connect(port) {
  const socket = createConnection({ host: '127.0.0.1', port })
  const waiting = new Map()
  let received = Buffer.alloc(0)
  let lastId = 0
  const fail = (error) => {
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  socket.on('error', fail)
  socket.on('close', () => fail(new Error('Firefox has closed the connection')))
  const greeted = new Promise((resolve) => waiting.set('greeting', { resolve, reject: resolve }))
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk])
    for (;;) {
      const colon = received.indexOf(':')
      const length = Number(received.subarray(0, colon))
      if (colon === -1 || received.length < colon + 1 + length) return
      const message = JSON.parse(received.subarray(colon + 1, colon + 1 + length).toString('utf8'))
      received = received.subarray(colon + 1 + length)
      const [, id, error, result] = Array.isArray(message) ? message : [1, 'greeting', null, message]
      const caller = waiting.get(id)
      waiting.delete(id)
      if (error) caller?.reject(new Error(`${error.error}: ${error.message}`))
      else caller?.resolve(result !== null && typeof result === 'object' && 'value' in result ? result.value : result)
    }
  })
  await greeted
  return (command, parameters) =>
    new Promise((resolve, reject) => {
      lastId += 1
      waiting.set(lastId, { resolve, reject })
      const text = JSON.stringify([0, lastId, `WebDriver:${command}`, parameters])
      socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
}
