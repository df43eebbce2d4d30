import { errorMessage, type FoyerError } from '@foyer/core'
import type { Translate } from './i18n.ts'

/**
 * The words for an error: the catalogue's, else the server's own as plain text, else "Unknown error." (ERR-19).
 *
 * @param unknownKey the text in place of "Unknown error.": what was not done
 */
export function errorText(t: Translate, error: FoyerError, unknownKey?: string): string {
  const { key, params, text } = errorMessage(error, unknownKey)
  return text ?? t.any(key, params)
}
