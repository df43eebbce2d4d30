import { FoyerError } from '../../../kernel/errors.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import type { Money } from '../../../kernel/money/money.ts'
import { ownSiteUrl } from '../../../kernel/own-site-url.ts'
import type { List } from '../../../kernel/paged-query.ts'
import { createQuery, type Loadable } from '../../../kernel/query.ts'
import { access } from '../../access/access.ts'
import { type AccessGuard, assertAllowed } from '../../access/access-guard.ts'
import { createUserList } from '../../access/user-list.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { onUserChange } from '../../auth/session/user-scope.ts'
import { type END_REASONS, type FRIEND_STATES, invitationEndpoints } from './endpoints.ts'

export interface InvitationRules {
  /** For one friend. */
  readonly reward: Money
  /** The least deposit of a friend that counts. */
  readonly deposit: Money
  /** Days after the registration in which it must come. */
  readonly days: number
  /** Hours that the reward waits then. */
  readonly waitHours: number
  /** How often the reward is to be staked before it may be withdrawn, where the platform tells. */
  readonly multiplier: number | undefined
  /** People younger than this may not play. */
  readonly minimumAge: number | undefined
}

export interface Invitation {
  readonly code: string
  /** The whole address that a friend opens. */
  readonly link: string
  readonly rules: InvitationRules
  /** Friends that came, friends that brought a reward, and what they brought. */
  readonly counts: { readonly joined: number; readonly counted: number; readonly earned: Money }
}

/** `rewarded` and `ended` are final. */
export type FriendState = (typeof FRIEND_STATES)[number]
export type FriendEndReason = (typeof END_REASONS)[number]

export interface InvitedFriend {
  readonly friendId: string
  /** Masked by the platform. */
  readonly name: string
  /** When they registered, ms since the epoch. */
  readonly at: number
  readonly state: FriendState
  readonly since: number | undefined
  /** Until when the deposit must come, or when the reward does, ms since the epoch. */
  readonly dueAt: number | undefined
  /** What they brought. */
  readonly reward: Money | undefined
  readonly reason: FriendEndReason | undefined
}

export interface InvitationEarning {
  readonly earningId: string
  readonly at: number
  readonly amount: Money
  /** Masked. */
  readonly friend: string
  readonly reference: string | undefined
}

/**
 * Inviting friends by an own code (FOOTMENU-02): for members, not for agents, who have the agency. All of it is of one user.
 * Each call of `friends` and `earnings` makes a list that is to be disposed of.
 */
export interface Invitations extends Loadable<Invitation> {
  /** Latest first. */
  friends(): List<InvitedFriend>
  /** Latest first. */
  earnings(): List<InvitationEarning>
}

export function createInvitations(
  context: FeatureContext,
  session: Session,
  guard: Pick<AccessGuard, 'check'>,
): Invitations {
  const { call, scope } = context
  const info = createQuery<Invitation>({
    context,
    feature: 'invitation',
    load: async (signal) => {
      assertAllowed(guard, 'invite')
      const { url, rules, ...rest } = await call(invitationEndpoints.invitation, {}, { signal })
      const link = ownSiteUrl(url, context)
      if (link === undefined)
        throw new FoyerError({ code: 'url.unsafe', endpoint: invitationEndpoints.invitation.id, field: 'url' })
      return { ...rest, rules, link }
    },
  })
  scope.add(onUserChange(session, info.reset))
  return {
    $state: info.$state,
    load: info.load,
    refresh: info.refresh,
    friends: () =>
      createUserList({
        context,
        session,
        guard,
        ability: 'invite',
        feature: 'invitedFriends',
        endpoint: invitationEndpoints.invitedFriends,
        load: (page, signal) => call(invitationEndpoints.invitedFriends, page, { signal }),
        key: ({ friendId }) => friendId,
      }),
    earnings: () =>
      createUserList({
        context,
        session,
        guard,
        ability: 'invite',
        feature: 'invitationEarnings',
        endpoint: invitationEndpoints.invitationEarnings,
        load: (page, signal) => call(invitationEndpoints.invitationEarnings, page, { signal }),
        key: ({ earningId }) => earningId,
      }),
  }
}

/** The own code, who came by it, and what that brought. */
export const invitation: Feature<Invitations> = defineFeature({
  id: 'invitation',
  needs: { session, access },
  create: (context, { session, access }) => createInvitations(context, session, access),
})
