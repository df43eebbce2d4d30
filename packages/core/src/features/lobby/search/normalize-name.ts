/** How names are compared: without regard to case, accents and apostrophes. */
export function normalizeName(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’`]/g, '')
    .toLowerCase()
    .trim()
}

/** Whether letters are left that our keyboards' searches are not written in. */
export function hasNonLatinLetters(normalized: string): boolean {
  return /[^\p{ASCII}]/u.test(normalized) && /\p{L}/u.test(normalized.replace(/\p{ASCII}/gu, ''))
}
