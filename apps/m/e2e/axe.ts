import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds in the page, or in one part of it. What passes is not described: on a page of games that would take as
 * long as the checks. A page without frames needs no second page that puts the results of frames together.
 */
export async function findings(page: Page, part?: string): Promise<readonly string[]> {
  const builder = new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: RULES }, resultTypes: ['violations'] })
    .setLegacyMode(page.frames().length === 1)
  const { violations } = await (part === undefined ? builder : builder.include(part)).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
}

/** Fails the test where axe finds something, and lets it go on. */
export async function axe(page: Page, what: string): Promise<void> {
  expect.soft(await findings(page), what).toEqual([])
}
