import type { Foyer } from '@foyer/core'
import { createI18n, type I18n } from '@foyer/react'
import { site } from '#site'
import { siteTexts } from './site-texts.ts'

/** The texts of a client of this site: of the components, of our pages, and the merchant's own. */
export function createSiteI18n({ languages, config, $online }: Foyer): I18n {
  return createI18n(languages.$language, {
    texts: [siteTexts, ...(site.texts ?? [])],
    overrides: config.texts,
    $online,
  })
}
