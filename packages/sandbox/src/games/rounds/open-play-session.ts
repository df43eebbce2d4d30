import { json } from '../../engine/json-responses.ts'
import { readBody } from '../../engine/read-body.ts'
import { Refusal } from '../../engine/refusal.ts'
import { type PlayDeps, type Player, playerOf } from './authenticate-player.ts'
import type { PlaySession } from './play-responses.ts'
import { stateOf } from './play-state.ts'
import { requiredString } from './required-string.ts'

/** One cookie for each ticket, so that games in several tabs are independent. */
const cookieOf = (ticket: string) => `play-${ticket.slice(0, 16)}`

export function proofOf(request: Request, ticket: string): string | undefined {
  const name = `${cookieOf(ticket)}=`
  const cookies = (request.headers.get('Cookie') ?? '').split('; ')
  return cookies.find((cookie) => cookie.startsWith(name))?.slice(name.length)
}

/**
 * `POST /play/session`: the ticket becomes a play session, once. The same browser may send it again, so that the game
 * continues after a reload of its page.
 */
export async function openPlaySession(request: Request, deps: PlayDeps): Promise<Response> {
  const ticket = requiredString(await readBody(request, 'json'), 'ticket')
  const { launches, world } = deps
  const open = (session: string, player: Player): PlaySession => ({ session, state: stateOf(player, world) })
  const again = launches.reopen(ticket, proofOf(request, ticket))
  if (again) return json(open(again.session, playerOf(again.launched, deps)))
  const player = playerOf(launches.peek(ticket), deps)
  const redeemed = launches.redeem(ticket)
  if (redeemed === undefined) throw new Refusal('session.expired')
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : ''
  return json(open(redeemed.session, player), 200, {
    'Set-Cookie': `${cookieOf(ticket)}=${redeemed.proof}; Path=/play/; HttpOnly; SameSite=Strict${secure}`,
  })
}
