import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createFoyer, signIn, unwrap } from '@foyer/core'
import { memoryPorts } from '@foyer/core/testing'
import { serveSandbox } from '@foyer/sandbox/server'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { PICTURE_DIR } from '../../../scripts/picture-dir.mjs'
import merchant from '../merchant.json' with { type: 'json' }
import { watchRequests } from './network-quiet.ts'

/** The built site. */
export const SITE_DIR = join(process.env.FOYER_STRICT_SITE ?? fileURLToPath(new URL('..', import.meta.url)), 'dist')

/** Password of all seeded accounts. */
export const PASSWORD = 'Foyer2026'

/** A whole picture of four pixels. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGM4EaABRAwQCgAljgUBqTNxyAAAAABJRU5ErkJggg==',
  'base64',
)

type Server = Awaited<ReturnType<typeof serveSandbox>>
export type Control = Server['sandbox']['control']

/** Where the site of each test is. */
const addresses = new WeakMap<BrowserContext, string>()

interface SiteFixtures {
  /** The sandbox behind the site: its switches and its log. Back at the seed before each test. */
  readonly control: Control
  /** Whether popups and the bar of the app come by themselves, as they do for people (HOME-05, INSTALL-12). Default: no. */
  readonly popups: boolean
  /** Says which console errors and failed requests a test means to cause. Everything else fails it. */
  readonly expectTrouble: (pattern: RegExp) => void
}

interface WorkerFixtures {
  /** What the merchant has chosen besides the settings that the site was built with. */
  readonly readings: Readonly<Record<string, string | number>> | undefined
  readonly server: Server
}

export const test = base.extend<SiteFixtures, WorkerFixtures>({
  readings: [undefined, { option: true, scope: 'worker' }],
  server: [
    async ({ readings }, use) => {
      const config = readings && { ...merchant, readings }
      const server = await serveSandbox({ port: 0, site: { dir: SITE_DIR, config }, pictureDir: PICTURE_DIR })
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  context: async ({ context }, use) => {
    watchRequests(context)
    await use(context)
  },
  popups: [false, { option: true }],
  control: [
    async ({ server, context, popups }, use) => {
      addresses.set(context, server.url)
      const { control } = server.sandbox
      await control.reset()
      if (!popups) {
        await control.scenario({ name: 'no-popups' })
        // The bar was closed on an earlier visit.
        await context.addInitScript(() => {
          if (origin !== 'null') localStorage.setItem('MC_DOWNLOAD_BAR_HIDDEN', '1')
        })
      }
      await use(control)
    },
    { auto: true },
  ],
  expectTrouble: [
    async ({ context }, use) => {
      // Said where `serviceWorkers` is 'block', as it is for most tests.
      const expected: RegExp[] = [/Service Worker registration blocked by Playwright/]
      const troubles: string[] = []
      const watch = (page: Page) => {
        page.on('console', (message) => {
          if (message.type() === 'error' || message.type() === 'warning') {
            troubles.push(`console ${message.type()}: ${message.text()} ${message.location().url}`)
          }
        })
        // What the browser itself rejects, such as an import, has an empty stack.
        page.on('pageerror', (error) => troubles.push(`page error: ${error.stack || error.message}`))
      }
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          // biome-ignore lint/suspicious/noConsole: the way out of the page, watched above.
          console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
        })
      })
      context.on('page', watch)
      for (const page of context.pages()) watch(page)
      await use((pattern) => expected.push(pattern))
      const unexpected = troubles.filter((trouble) => !expected.some((pattern) => pattern.test(trouble)))
      expect(unexpected, 'trouble that the test did not ask for').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Opens a page and waits until the application has taken it over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await ready(page)
}

export async function ready(page: Page): Promise<void> {
  await page.locator('#root[data-live]').waitFor({ state: 'attached' })
}

/** Logs in as people do. */
export async function signInAs(page: Page, userName = 'demo'): Promise<void> {
  await open(page, '/m/login')
  await page.getByLabel('User name', { exact: true }).fill(userName)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/m/home')
}

/** What a login of this user leaves in the storage of a browser. Core signs in, outside the browser. */
export async function storedLogin(context: BrowserContext, userName: string): Promise<(readonly [string, string])[]> {
  const baseUrl = addresses.get(context)
  if (baseUrl === undefined) throw new Error('no site behind this page')
  const ports = memoryPorts()
  const foyer = createFoyer({ merchant: 'demo', baseUrl, ports })
  unwrap(await foyer.use(signIn).withPassword({ username: userName, password: PASSWORD }))
  foyer.dispose()
  return ports.storage.keys().map((key) => [key, ports.storage.get(key) ?? ''] as const)
}

/**
 * Opens the next page as a member who signed in on an earlier visit. For tests whose matter is not the sign-in; it saves
 * them two pages.
 */
export async function beMember(page: Page, userName = 'demo'): Promise<void> {
  await page.addInitScript(
    (entries) => {
      // Once, so that a sign-out lasts.
      if (origin === 'null' || sessionStorage.getItem('e2e.member') !== null) return
      sessionStorage.setItem('e2e.member', '1')
      for (const [key, value] of entries) localStorage.setItem(key, value)
    },
    await storedLogin(page.context(), userName),
  )
}

/** The code or password that was sent last. */
export const lastSecret = (control: Control): string => control.outbox().at(-1)?.secret ?? ''

/** The requests of one endpoint. */
export const asked = (control: Control, id: string) => control.log().filter(({ endpoint }) => endpoint === id)
