import type { Locator, Page } from '@playwright/test'

export const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true })

export const tap = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).tap()

/**
 * Two taps before any answer. Two clicks of the mouse take a busy machine long enough for the answer to the first: the
 * second would meet whatever the answer has put there.
 */
export async function tapTwice(button: Locator): Promise<void> {
  await button.tap({ trial: true })
  await button.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })
}

/** The balance in the header, which only members have. */
export const balance = (page: Page): Locator => page.getByRole('banner').locator('output')

/** A toast with this text: shelves that fail say the same in their place. */
export const toast = (page: Page, text: string): Locator => page.locator('.fy-toast', { hasText: text })

/** The browser's own button. `goBack` of Playwright waits for a page that does not come. */
export async function browserBack(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const { currentIndex, entries } = await client.send('Page.getNavigationHistory')
  const before = entries[currentIndex - 1]
  if (before === undefined) throw new Error('no page lies behind this one')
  await client.send('Page.navigateToHistoryEntry', { entryId: before.id })
  await client.detach()
}
