import { existsSync } from 'node:fs'
import { capture } from './processes.mjs'

const KNOWN = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * Finds a Chromium for the browser tests: CHROMIUM_PATH, a known place, Debian's package when we are root there,
 * else Playwright's own download. Returns `{path}` (undefined: Playwright's own) or `{problem}`.
 */
export async function findBrowser(node) {
  const named = process.env.CHROMIUM_PATH
  if (named)
    return existsSync(named) ? { path: named } : { problem: `CHROMIUM_PATH names ${named}, which is not there` }
  const found = KNOWN.find((path) => existsSync(path))
  if (found) return { path: found }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await capture('apt-get', ['update', '-qq'])
    const { code, output } = await capture('apt-get', ['install', '-y', '-qq', 'chromium'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (code === 0 && existsSync(KNOWN[0])) return { path: KNOWN[0] }
    return { problem: `apt-get install chromium failed\n${output}` }
  }
  const { code, output } = await capture(...node('node_modules/@playwright/test/cli.js', 'install', 'chromium'))
  return code === 0 ? { path: undefined } : { problem: `playwright install chromium failed\n${output}` }
}
