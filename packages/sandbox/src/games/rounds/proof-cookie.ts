/** One cookie for each ticket, so that pages in several tabs are independent. */
const cookieOf = (ticket: string) => `play-${ticket.slice(0, 16)}`

/** The proof that this browser is the one that has used the ticket up. */
export function proofOf(request: Request, ticket: string): string | undefined {
  const name = `${cookieOf(ticket)}=`
  const cookies = (request.headers.get('Cookie') ?? '').split('; ')
  return cookies.find((cookie) => cookie.startsWith(name))?.slice(name.length)
}

/** The value of `Set-Cookie`. */
export function proofCookie(request: Request, ticket: string, proof: string): string {
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : ''
  return `${cookieOf(ticket)}=${proof}; Path=/play/; HttpOnly; SameSite=Strict${secure}`
}
