/** Makes names comparable: without case, accents and apostrophes. */
export function normalizeName(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’`]/g, '')
    .toLowerCase()
    .trim()
}

/** Whether the text has letters of another script than the Latin one. */
export function hasNonLatinLetters(normalized: string): boolean {
  return /[^\p{ASCII}]/u.test(normalized) && /\p{L}/u.test(normalized.replace(/\p{ASCII}/gu, ''))
}
