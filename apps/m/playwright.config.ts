import { existsSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'

const DEBIAN = '/usr/bin/chromium'
const executablePath = process.env.CHROMIUM_PATH ?? (existsSync(DEBIAN) ? DEBIAN : undefined)

/** The built site against the real sandbox server, on a phone. Each worker has a server of its own (`e2e/site.ts`). */
export default defineConfig({
  testDir: 'e2e',
  tsconfig: 'e2e/tsconfig.json',
  outputDir: '../../test-results/browser',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  workers: Number(process.env.FOYER_WORKERS ?? 2),
  timeout: 45_000,
  expect: { timeout: 7_000 },
  reporter: [['line'], ['json', { outputFile: '../../test-results/playwright.json' }]],
  use: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    actionTimeout: 10_000,
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
})
