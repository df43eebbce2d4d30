import type { FieldError } from '@foyer/core'
import { grouped } from './grouped.ts'
import type { Translate } from './i18n.ts'

/** What to show beside a field: the platform's own words, or the text of the key. */
export function fieldMessage(t: Translate, error: FieldError | undefined): string | undefined {
  if (error === undefined) return undefined
  if (error.text !== undefined) return error.text
  const { document, ...given } = error.params ?? {}
  // Plural forms need the number itself.
  const read = (name: string, value: string | number) =>
    typeof value === 'number' && name !== 'count' ? grouped(value) : value
  const params = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, read(name, value)]))
  // VALID-14: core names the document, its name is a text.
  return t.any(error.key, document === undefined ? params : [t.any(`register.document.${document}`)])
}
