/** How names are compared: without regard to case, accents and apostrophes. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’`]/g, '')
    .toLowerCase()
    .trim()
}

/** Whether letters are left that our keyboards' searches are not written in. */
export function hasOtherScript(folded: string): boolean {
  return /[^\p{ASCII}]/u.test(folded) && /\p{L}/u.test(folded.replace(/\p{ASCII}/gu, ''))
}
