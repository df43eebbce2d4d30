interface Shown {
  readonly first: number
  readonly last: number
}

const STARS = '****'

/** The ends of a text. Short ones show less, so that something always stays hidden. */
export function masked(text: string | undefined, { first, last }: Shown): string | undefined {
  if (text === undefined || text === '') return undefined
  const signs = [...text]
  if (signs.length <= first + last) return signs[0] + STARS
  return signs.slice(0, first).join('') + STARS + signs.slice(signs.length - last).join('')
}

/** Its first sign, and where it leads. */
export function maskedEmail(email: string | undefined): string | undefined {
  const at = email?.lastIndexOf('@') ?? -1
  if (email === undefined || at < 1) return undefined
  return `${masked(email.slice(0, at), { first: 1, last: 0 })}${email.slice(at)}`
}
