import { existsSync } from 'node:fs'
import { capture } from './processes.mjs'

/** Chromium without the interface of a browser, which no test sees and every page pays for (docs/decisions/0018). */
const SHELL = { places: ['/usr/bin/chromium-headless-shell'], debian: 'chromium-headless-shell' }
/** The browser that people have, for measuring. */
const WHOLE = {
  places: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
  debian: 'chromium',
}

const placeOf = ({ places }) => places.find((path) => existsSync(path))

/**
 * Finds a Chromium for the browser tests: CHROMIUM_PATH, a known place, Debian's package when we are root there,
 * else Playwright's own download. Returns `{path}` (undefined: Playwright's own) or `{problem}`.
 */
export async function findBrowser(node) {
  return find(node, [SHELL, WHOLE])
}

/** The same for what measures: the whole browser. */
export async function findWholeBrowser(node) {
  return find(node, [WHOLE])
}

async function find(node, kinds) {
  const named = process.env.CHROMIUM_PATH
  if (named)
    return existsSync(named) ? { path: named } : { problem: `CHROMIUM_PATH names ${named}, which is not there` }
  const found = kinds.map(placeOf).find((path) => path !== undefined)
  if (found) return { path: found }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) return installFromDebian(kinds)
  const { code, output } = await capture(...node('node_modules/@playwright/test/cli.js', 'install', 'chromium'))
  return code === 0 ? { path: undefined } : { problem: `playwright install chromium failed\n${output}` }
}

/** The first of them that there is: not every release of Debian has the shell. */
async function installFromDebian(kinds) {
  await capture('apt-get', ['update', '-qq'])
  const problems = []
  for (const kind of kinds) {
    // Without printers and a file server, but with the letters that the tests are measured in (apps/m/e2e/fonts.conf).
    const wanted = ['--no-install-recommends', kind.debian, 'fonts-liberation']
    const { code, output } = await capture('apt-get', ['install', '-y', '-qq', ...wanted], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
    const path = placeOf(kind)
    if (code === 0 && path !== undefined) return { path }
    problems.push(`apt-get install ${kind.debian} failed\n${output}`)
  }
  return { problem: problems.join('\n') }
}
