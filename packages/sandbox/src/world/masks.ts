interface VisibleEnds {
  readonly first: number
  readonly last: number
}

const STARS = '****'

/** The ends of a text. Short ones show less, so that something always stays hidden. */
export function mask(text: string | undefined, { first, last }: VisibleEnds): string | undefined {
  if (text === undefined || text === '') return undefined
  const signs = [...text]
  if (signs.length <= first + last) return signs[0] + STARS
  return signs.slice(0, first).join('') + STARS + signs.slice(signs.length - last).join('')
}

/** Its first sign, and where it leads. */
export function maskEmail(email: string | undefined): string | undefined {
  const at = email?.lastIndexOf('@') ?? -1
  if (email === undefined || at < 1) return undefined
  return `${mask(email.slice(0, at), { first: 1, last: 0 })}${email.slice(at)}`
}
