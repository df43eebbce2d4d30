import { defineTexts } from '@foyer/react'
import type { allPages } from './en/all-pages.ts'
import { firstScreen } from './en/first-screen.ts'

type SiteTexts = typeof firstScreen & typeof allPages

declare module '@foyer/react' {
  interface Texts extends SiteTexts {}
}

/** What the pages of this site say, besides the texts of the components. */
export const siteTexts = defineTexts({
  first: firstScreen,
  pages: async () => (await import('./en/all-pages.ts')).allPages,
  languages: {
    TY: async () => (await import('./fil/fil.ts')).fil,
    BN: async () => (await import('./bn/bn.ts')).bn,
  },
})
