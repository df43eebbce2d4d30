import type { Member } from './members.ts'
import type { World } from './world.ts'

/**
 * Does what has become due for a member by the clock. The sandbox has no timers of its own: this comes before each call of
 * the member and each round, so the state before it is never seen.
 * @returns whether anything changed
 */
export function catchUp({ redemptions, turnover, withdrawals }: World, member: Member): boolean {
  if (member.trial !== undefined) return false
  const haveMoved = withdrawals.advance(member)
  const haveEnded = turnover.endDue(member).length > 0
  return redemptions.settle(member) || haveMoved || haveEnded
}
