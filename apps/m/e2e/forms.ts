import type { Locator, Page } from '@playwright/test'
import type { Control } from './site.ts'

export const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true })

export const tap = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).tap()

/** The balance in the header, which only members have. */
export const balance = (page: Page): Locator => page.getByRole('banner').locator('output')

/** The code or password that was sent last. */
export const lastSecret = (control: Control): string => control.outbox().at(-1)?.secret ?? ''

/** The requests of one endpoint. */
export const asked = (control: Control, id: string) => control.log().filter(({ endpoint }) => endpoint === id)
