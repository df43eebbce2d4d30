import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, devices } from '@playwright/test'

/**
 * Debian's, the shell first (docs/decisions/0018). `npm test` names the one that it has found by a name of its own: who
 * looks for the whole browser, as the test of installing does, would take CHROMIUM_PATH for it.
 */
const KNOWN = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
const executablePath =
  process.env.FOYER_TEST_BROWSER ?? process.env.CHROMIUM_PATH ?? KNOWN.find((path) => existsSync(path))

/**
 * What the browser leaves out. The first are Playwright's own choice (its chromiumSwitches.ts), said again because the
 * last list counts. Then the pop-up of the address bar, which is a page with a process of its own: it is never seen here,
 * and for each test it takes as much of the machine as a page of the site. At last the process held ready for the next
 * site: there is one site, and each test throws the process away.
 */
const WITHOUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
]

/** The built site against the real sandbox server, on a phone. Each worker has a server of its own (`e2e/site-fixtures.ts`). */
export default defineConfig({
  projects: [
    { name: 'site', testDir: 'e2e' },
    { name: 'examples', testDir: '../../examples', testMatch: '*.spec.ts' },
  ],
  tsconfig: 'e2e/tsconfig.json',
  outputDir: '../../test-results/browser',
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  workers: Number(process.env.FOYER_WORKERS ?? 2),
  // What a machine needs that is three times slower and does something else besides; nothing that passes waits for these.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json', { outputFile: '../../test-results/playwright.json' }]],
  use: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    actionTimeout: 20_000,
    // Requests that a worker answers pass by `page.route`, and each test would install it anew. `worker.spec.ts`,
    // the first visit and the walks have it, as people do.
    serviceWorkers: 'block',
    // Moving pictures are a third of what the tests cost. Files that are about motion, or go as people do, ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      env: { FONTCONFIG_FILE: fileURLToPath(new URL('e2e/fonts.conf', import.meta.url)), ...process.env },
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        `--disable-features=${WITHOUT.join(',')}`,
      ],
    },
  },
})
