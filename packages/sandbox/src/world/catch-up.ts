import { sendLetter } from './letters.ts'
import type { Member } from './member.ts'
import { rewardLetter } from './reward-letters.ts'
import type { World } from './world.ts'

/**
 * Does what has become due for a member by the clock. The sandbox has no timers of its own: this comes before each call of
 * the member and each round, so the state before it is never seen.
 * @returns whether anything changed
 */
export function catchUp(world: World, member: Member): boolean {
  const { deposits, invitations, redemptions, rewards, turnover, withdrawals } = world
  if (member.trial !== undefined) return false
  const isPaid = deposits.settle(member)
  const haveMoved = withdrawals.advance(member)
  const ended = turnover.endDue(member)
  for (const { sourceId, state, taken = 0, endedAt } of ended) {
    const reward = rewards.find(sourceId)
    if (reward === undefined || state !== 'expired') continue
    sendLetter(member, rewardLetter(reward, 'expired', taken), endedAt ?? reward.closesAt)
  }
  const haveCome = redemptions.settle(member)
  return invitations.settle(member) || haveCome || isPaid || haveMoved || ended.length > 0
}
