import type { Locator, Page } from '@playwright/test'

export const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true })

export const tap = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).tap()

/** The balance in the header, which only members have. */
export const balance = (page: Page): Locator => page.getByRole('banner').locator('output')
