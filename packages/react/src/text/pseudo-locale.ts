import type { LocaleDefinition, Messages } from './locales.ts'

/** How much longer than English other languages may be. */
const GROWTH = 0.3
const PADDING = 'öüäé'

/**
 * `[Hot games öüä]`: 30 % longer, its ends marked, so that one sees where a text is cut. Parameters stay. What
 * {@link pseudoLocale} does with our texts, for those of a site.
 *
 * @public
 */
export function lengthen(text: string): string {
  const shown = text.replace(/\{\w+\}/g, '')
  if (!/\p{L}/u.test(shown)) return text
  const missing = Math.ceil(shown.length * GROWTH)
  // In words as long as others are, so that it wraps as a language does.
  const padding = Array.from({ length: missing }, (_, at) => (at % 6 === 0 ? ' ' : PADDING[at % PADDING.length]))
  return `[${text}${padding.join('')}]`
}

/**
 * A language for checking layouts (settlement 9): English, mirrored, 30 % longer. For tests and stories, which give it to
 * `createI18n` as one of `locales`, or its messages to a site as `texts` of a right-to-left code.
 *
 * @public
 */
export const pseudoLocale: LocaleDefinition = Object.freeze({
  tag: 'ar-x-pseudo',
  dir: 'rtl',
  name: 'Pseudo',
  async load(): Promise<Messages> {
    const [{ initialTexts }, { allPages }] = await Promise.all([import('./en/initial.ts'), import('./en/all-pages.ts')])
    const whole: Messages = { ...initialTexts, ...allPages }
    return Object.fromEntries(Object.entries(whole).map(([key, text]) => [key, lengthen(text)]))
  },
})
