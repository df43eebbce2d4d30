import { callerOf, type HandlerContext, type HandlerTable } from '../engine/handler.ts'
import type { InvitedFriend } from '../world/invitation.ts'
import { maskedName } from '../world/invitation-letters.ts'
import { friendState, INVITATION_RULES, stateSince } from '../world/invitations.ts'
import type { Member } from '../world/member.ts'
import { toDecimal } from '../world/money.ts'
import { Refusal } from '../world/refusal.ts'
import { REWARD_TERMS } from '../world/rewards.ts'
import { paginate } from './paginate.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const MINIMUM_AGE = 18

/** @throws Refusal for trial players, and for agents, who have the agency. */
function inviterOf(context: HandlerContext<unknown>): { readonly member: Member; readonly code: string } {
  const { member } = callerOf(context)
  if (member.account === undefined) throw new Refusal('trial.rejected')
  const code = context.world.invitations.codeOf(member)
  if (code === undefined) throw new Refusal('no.permission')
  return { member, code }
}

const earned = ({ rewardedAt }: InvitedFriend) => rewardedAt !== undefined

function dueOf(friend: InvitedFriend): number | undefined {
  const { registeredAt, fundedAt } = friend
  switch (friendState(friend)) {
    case 'registered':
    case 'verified':
      return registeredAt + INVITATION_RULES.days * DAY_MS
    case 'funded':
      return (fundedAt ?? 0) + INVITATION_RULES.waitHours * HOUR_MS
    case 'rewarded':
    case 'ended':
      return undefined
  }
}

export const invitationHandlers = {
  invitation(context) {
    const { member, code } = inviterOf(context)
    // The first question makes the code.
    context.changed()
    const friends = context.world.invitations.friendsOf(member)
    const counted = friends.filter(earned).length
    const { reward, deposit, days, waitHours } = INVITATION_RULES
    return {
      code,
      url: `/m/register?affiliateCode=${code}`,
      rules: {
        reward: toDecimal(reward),
        deposit: toDecimal(deposit),
        days,
        waitHours,
        multiplier: REWARD_TERMS.multiplier,
        minimumAge: MINIMUM_AGE,
      },
      counts: { joined: friends.length, counted, earned: toDecimal(counted * reward) },
    }
  },

  invitedFriends(context) {
    const { member } = inviterOf(context)
    const { world, input } = context
    const { rows, ...counts } = paginate(world.invitations.friendsOf(member), input.pageNo, input.pageSize)
    const list = rows.map((friend) => ({
      friendId: world.members.get(friend.friend)?.id ?? '',
      name: maskedName(friend.friend),
      at: friend.registeredAt,
      state: friendState(friend),
      since: stateSince(friend),
      dueAt: dueOf(friend),
      reward: earned(friend) ? toDecimal(INVITATION_RULES.reward) : undefined,
      reason: friend.reason,
    }))
    return { list, ...counts }
  },

  invitationEarnings(context) {
    const { member } = inviterOf(context)
    const { world, input } = context
    const earnings = world.invitations
      .friendsOf(member)
      .filter(earned)
      .sort((one, other) => (other.rewardedAt ?? 0) - (one.rewardedAt ?? 0))
    const { rows, ...counts } = paginate(earnings, input.pageNo, input.pageSize)
    const list = rows.map(({ friend, rewardId = '', rewardedAt = 0 }) => ({
      earningId: rewardId,
      at: rewardedAt,
      amount: toDecimal(INVITATION_RULES.reward),
      friend: maskedName(friend),
      reference: rewardId,
    }))
    return { list, ...counts }
  },
} satisfies Partial<HandlerTable>
