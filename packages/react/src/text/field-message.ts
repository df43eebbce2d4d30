import type { FieldError } from '@foyer/core'
import type { Translate } from './i18n.ts'

/** What to show beside a field: the platform's own words, or the text of the key. */
export function fieldMessage(t: Translate, error: FieldError | undefined): string | undefined {
  if (error === undefined) return undefined
  if (error.text !== undefined) return error.text
  const { document, ...params } = error.params ?? {}
  // VALID-14: core names the document, its name is a text.
  return t.any(error.key, document === undefined ? params : [t.any(`register.document.${document}`)])
}
