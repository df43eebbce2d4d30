import { bearerOf } from '../engine/api.ts'
import { catchUp } from '../world/catch-up.ts'
import type { Member } from '../world/member.ts'
import { Refusal } from '../world/refusal.ts'
import type { World } from '../world/world.ts'
import type { LaunchedGame, Launches } from './launches.ts'

export interface PlayDeps {
  readonly world: World
  readonly launches: Launches
  readonly changed: () => void
  /** ms since the epoch. */
  readonly now: () => number
}

/** Who plays what. */
export interface Player {
  readonly launched: LaunchedGame
  readonly member: Member
}

/** Play ends with the session that it was started from. */
export function playerOf(launched: LaunchedGame | undefined, { world, launches, changed }: PlayDeps): Player {
  const member = launched && world.members.get(launched.userName)
  if (!launched || !member) throw new Refusal('session.expired')
  if (!world.sessions.has(launched.sessionId)) {
    launches.close(launched.sessionId)
    throw new Refusal('session.expired')
  }
  if (catchUp(world, member)) changed()
  return { launched, member }
}

export function playerOfRequest(request: Request, deps: PlayDeps): Player {
  return playerOf(deps.launches.find(bearerOf(request) ?? ''), deps)
}
