import type { Translate } from './i18n.ts'

/** The name of a category; its code where a platform has one that we do not know. */
export function categoryName(t: Translate, code: string): string {
  const key = `category.${code}`
  return t.has(key) ? t.any(key) : code
}
