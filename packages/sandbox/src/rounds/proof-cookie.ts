/** One cookie for each ticket, so that pages in several tabs are independent. */
const cookieOf = (ticket: string) => `play-${ticket.slice(0, 16)}`

/** The proof that this browser is the one that has used the ticket up. */
export function proofOf(request: Request, ticket: string): string | undefined {
  const name = `${cookieOf(ticket)}=`
  const cookies = (request.headers.get('Cookie') ?? '').split('; ')
  return cookies.find((cookie) => cookie.startsWith(name))?.slice(name.length)
}

/**
 * The value of `Set-Cookie`.
 *
 * @param sameSite `Lax` for a page that a site on another host leads to: a browser would hold a strict cookie back
 */
export function proofCookie(
  request: Request,
  { ticket, proof, sameSite }: { readonly ticket: string; readonly proof: string; readonly sameSite: 'Strict' | 'Lax' },
): string {
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : ''
  return `${cookieOf(ticket)}=${proof}; Path=/play/; HttpOnly; SameSite=${sameSite}${secure}`
}
