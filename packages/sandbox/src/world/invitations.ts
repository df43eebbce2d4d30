import type { EndReason, FriendState, InvitationRules, InvitedFriend } from './invitation.ts'
import { invitationLetter } from './invitation-letters.ts'
import type { Ledger } from './ledger.ts'
import { sendLetter } from './letters.ts'
import type { Member } from './member.ts'
import { isAgentType, type Members } from './members.ts'
import type { Reward, Rewards } from './rewards.ts'
import { type RandomBytes, randomText } from './secure-random.ts'

export interface InvitationCode {
  readonly userName: string
  readonly code: string
}

/** What inviting is worth, and what for. */
export const INVITATION_RULES: InvitationRules = Object.freeze({
  reward: 5_000,
  deposit: 50_000,
  days: 30,
  waitHours: 24,
})

export interface Invitations {
  /** The member's own code; it does not expire. Agents have none: they have the agency. */
  codeOf(member: Member): string | undefined
  /** Whose code this is, however it is written. */
  ownerOf(code: string): Member | undefined
  /** A new member has registered with the code of another. */
  join(friend: Member, inviter: Member, isPhoneProved: boolean): void
  /** The number of a member is proved. */
  noteProved(member: Pick<Member, 'userName'>): void
  /** Latest first. */
  friendsOf(inviter: Pick<Member, 'userName'>): readonly InvitedFriend[]
  /** Does what has become due for a member who invited or was invited. @returns whether there was something */
  settle(member: Pick<Member, 'userName'>): boolean
  /** It does not count. @returns false where there is nothing to end */
  end(friend: string, reason: EndReason): boolean
  codes(): readonly InvitationCode[]
  friends(): readonly InvitedFriend[]
}

const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
/** Codes of links that agents make are longer. */
const CODE_LENGTH = 6
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

export function friendState({ verifiedAt, fundedAt, rewardedAt, endedAt }: InvitedFriend): FriendState {
  if (endedAt !== undefined) return 'ended'
  if (rewardedAt !== undefined) return 'rewarded'
  if (fundedAt !== undefined) return 'funded'
  return verifiedAt === undefined ? 'registered' : 'verified'
}

/** When the state was reached. */
export function stateSince({ registeredAt, verifiedAt, fundedAt, rewardedAt, endedAt }: InvitedFriend): number {
  return endedAt ?? rewardedAt ?? fundedAt ?? verifiedAt ?? registeredAt
}

interface Deps {
  readonly codes: readonly InvitationCode[]
  readonly friends: readonly InvitedFriend[]
  readonly ledger: Pick<Ledger, 'movementsOf'>
  readonly members: Pick<Members, 'get'>
  readonly rewards: Pick<Rewards, 'grant'>
  readonly now: () => number
  readonly randomBytes: RandomBytes
}

export function createInvitations(deps: Deps): Invitations {
  const { ledger, members, rewards, now, randomBytes } = deps
  const codes = new Map(deps.codes.map(({ userName, code }) => [userName, code]))
  const friends = new Map(deps.friends.map((friend) => [friend.friend, friend]))

  function put(friend: InvitedFriend, at: number): InvitedFriend {
    const before = friends.get(friend.friend)
    friends.set(friend.friend, friend)
    const inviter = members.get(friend.inviter)
    const state = friendState(friend)
    const isNew = before === undefined || friendState(before) !== state
    if (inviter !== undefined && isNew) sendLetter(inviter, invitationLetter(friend, state, INVITATION_RULES), at)
    return friend
  }

  /** The first deposit that is large enough and in time. */
  function depositOf({ friend, registeredAt }: InvitedFriend): number | undefined {
    const member = members.get(friend)
    const isInTime = (at: number) => at >= registeredAt && at <= registeredAt + INVITATION_RULES.days * DAY_MS
    return member === undefined
      ? undefined
      : ledger
          .movementsOf(member)
          .findLast(({ kind, amount, at }) => kind === 'deposit' && amount >= INVITATION_RULES.deposit && isInTime(at))
          ?.at
  }

  /** Money that goes to the account of the inviter is the inviter's. */
  function sharePayoutAccount(friend: InvitedFriend): boolean {
    const accountsOf = (userName: string) => members.get(userName)?.payoutAccounts ?? []
    const own = new Set(accountsOf(friend.inviter).map(({ fingerprint }) => fingerprint))
    return accountsOf(friend.friend).some(({ fingerprint }) => own.has(fingerprint))
  }

  function settleFriend(friend: InvitedFriend): InvitedFriend {
    if (friend.endedAt !== undefined || friend.rewardedAt !== undefined) return friend
    if (sharePayoutAccount(friend)) return put({ ...friend, endedAt: now(), reason: 'samePerson' }, now())
    const { registeredAt, verifiedAt, fundedAt } = friend
    if (fundedAt !== undefined) {
      const due = fundedAt + INVITATION_RULES.waitHours * HOUR_MS
      const inviter = members.get(friend.inviter)
      if (now() < due || inviter === undefined) return friend
      const reward: Pick<Reward, 'kind' | 'of' | 'amount'> = {
        kind: 'invite',
        of: friend.friend,
        amount: INVITATION_RULES.reward,
      }
      return put({ ...friend, rewardedAt: due, rewardId: rewards.grant(inviter, reward, due)?.rewardId }, due)
    }
    const deposit = verifiedAt === undefined ? undefined : depositOf(friend)
    if (deposit !== undefined) {
      const at = Math.max(deposit, verifiedAt ?? deposit)
      return settleFriend(put({ ...friend, fundedAt: at }, at))
    }
    const deadline = registeredAt + INVITATION_RULES.days * DAY_MS
    return now() > deadline ? put({ ...friend, endedAt: deadline, reason: 'time' }, deadline) : friend
  }

  return {
    codeOf(member) {
      if (member.account === undefined || isAgentType(member.type)) return undefined
      const known = codes.get(member.userName)
      if (known !== undefined) return known
      let code: string
      do code = randomText(randomBytes, CODE_LENGTH, SIGNS)
      while ([...codes.values()].includes(code))
      codes.set(member.userName, code)
      return code
    },
    ownerOf(code) {
      const wanted = code.trim().toUpperCase()
      const owner = [...codes].find(([, known]) => known === wanted)?.[0]
      return owner === undefined ? undefined : members.get(owner)
    },
    join({ userName: friend }, { userName: inviter }, isPhoneProved) {
      const joined = put({ friend, inviter, registeredAt: now() }, now())
      if (isPhoneProved) put({ ...joined, verifiedAt: now() }, now())
    },
    noteProved({ userName }) {
      const friend = friends.get(userName)
      if (friend !== undefined && friendState(friend) === 'registered') put({ ...friend, verifiedAt: now() }, now())
    },
    friendsOf: ({ userName }) => [...friends.values()].filter(({ inviter }) => inviter === userName).reverse(),
    settle({ userName }) {
      const mine = [...friends.values()].filter(({ friend, inviter }) => friend === userName || inviter === userName)
      return mine.filter((friend) => settleFriend(friend) !== friend).length > 0
    },
    end(userName, reason) {
      const friend = friends.get(userName)
      if (friend === undefined || friend.endedAt !== undefined || friend.rewardedAt !== undefined) return false
      put({ ...friend, endedAt: now(), reason }, now())
      return true
    },
    codes: () => [...codes].map(([userName, code]) => ({ userName, code })),
    friends: () => [...friends.values()],
  }
}
