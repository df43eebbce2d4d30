import type { Page } from '@playwright/test'

/** Without an arrival for so long, nothing is on its way. */
const QUIET_MS = 600

/** Waits until what the page prefetches, with the first interaction or after three seconds, has arrived as well. */
export async function quietAfterPrefetch(page: Page): Promise<void> {
  await page.waitForFunction((quietMs) => {
    const [prefetch] = performance.getEntriesByName('foyer:prefetched')
    const arrivals = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const last = Math.max(
      prefetch?.startTime ?? Number.POSITIVE_INFINITY,
      ...arrivals.map(({ responseEnd }) => responseEnd),
    )
    return performance.now() - last > quietMs
  }, QUIET_MS)
}
