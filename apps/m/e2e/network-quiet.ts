import { type BrowserContext, expect, type Page, type Request } from '@playwright/test'

/** Without a request for so long, none is going to come by itself. */
const QUIET_MS = 600

interface Traffic {
  readonly open: Set<Request>
  /** When a request began or ended last, on the clock of `Date.now()`. */
  changedAt: number
}

const traffic = new WeakMap<Page, Traffic>()

/** Counts the requests of all pages of this context, from the first one on. */
export function watchRequests(context: BrowserContext): void {
  context.on('page', (page) => {
    const own: Traffic = { open: new Set(), changedAt: Date.now() }
    traffic.set(page, own)
    const ended = (request: Request) => {
      own.open.delete(request)
      own.changedAt = Date.now()
    }
    page.on('request', (request) => {
      own.open.add(request)
      own.changedAt = Date.now()
    })
    page.on('requestfinished', ended)
    page.on('requestfailed', ended)
  })
}

/** The page may be busy with what has arrived, and ask for more only then. A request is told of a moment after it began. */
const idle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 50), { timeout: 5000 })))

/**
 * Waits until all that was asked for has come. Playwright's `networkidle` is a state of the load: once reached, it waits for
 * nothing that comes later. Not for a page whose clock stands still.
 */
export async function networkQuiet(page: Page): Promise<void> {
  const own = traffic.get(page)
  if (own === undefined) throw new Error('nobody counts the requests of this page')
  const isQuiet = () => own.open.size === 0 && Date.now() - own.changedAt > QUIET_MS
  await expect
    .poll(async () => isQuiet() && (await idle(page).then(isQuiet)), { timeout: 60_000, intervals: [50] })
    .toBe(true)
}

/** {@link networkQuiet}, with what the page prefetches after the first interaction or three seconds. */
export async function quietAfterPrefetch(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('foyer:prefetched').length > 0)
  await networkQuiet(page)
}
