const STARS = '****'
const graphemes = new Intl.Segmenter()

/** The ends of a text. The number of stars is fixed, so that the length of the text stays secret. */
function mask(text: string, first: number, last: number): string {
  if (text === '') return text
  const all = [...graphemes.segment(text)].map(({ segment }) => segment)
  // A short text would show nearly everything.
  if (all.length <= first + last) return (all[0] ?? '') + STARS
  return all.slice(0, first).join('') + STARS + all.slice(all.length - last).join('')
}

/** `9170000001` reads `917****001`. */
export function maskMobile(mobileNum: string): string {
  return mask(mobileNum, 3, 3)
}

/** `demo@example.com` reads `d****@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? mask(email, 1, 0) : mask(email.slice(0, at), 1, 0) + email.slice(at)
}

/** `Mara Villanueva` reads `M****`. */
export function maskName(name: string): string {
  return mask(name, 1, 0)
}
