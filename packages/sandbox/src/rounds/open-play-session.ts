import { json } from '../engine/json-responses.ts'
import { readBody } from '../engine/read-body.ts'
import { Refusal } from '../world/refusal.ts'
import { type PlayDeps, type Player, playerOf } from './authenticate-player.ts'
import type { PlaySession } from './play-responses.ts'
import { stateOf } from './play-state.ts'
import { proofCookie, proofOf } from './proof-cookie.ts'
import { requiredString } from './required-string.ts'

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
  return json(open(redeemed.session, player), 200, {
    'Set-Cookie': proofCookie(request, { ticket, proof: redeemed.proof, sameSite: 'Strict' }),
  })
}
