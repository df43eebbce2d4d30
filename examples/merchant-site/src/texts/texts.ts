import { defineTexts } from '@foyer/react'
import { en } from './en.ts'

type PalmTexts = typeof en

declare module '@foyer/react' {
  interface Texts extends PalmTexts {}
}

/** What this merchant's own page says. */
export const texts = defineTexts({
  first: en,
  languages: { TY: async () => (await import('./fil/fil.ts')).fil },
})
