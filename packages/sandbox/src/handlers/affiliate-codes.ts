import type { AgentLink } from '../world/agency/links.ts'
import type { Member } from '../world/member.ts'
import { isAgentType } from '../world/members.ts'
import type { World } from '../world/world.ts'

/** Where an affiliate code leads: the house itself, the member who hands it on, or the team of an agent. */
export type AffiliateOrigin =
  | { readonly kind: 'house' }
  | { readonly kind: 'member'; readonly inviter: Member }
  | { readonly kind: 'link'; readonly link: AgentLink }

/**
 * The one place that knows what affiliate codes there are (CALL-14): those of the house, the own codes of
 * members, and those of agents' links.
 * @returns undefined for a code that no member has, or that counts for nothing now
 */
export function affiliateOrigin(
  { settings, invitations, agency, members }: World,
  code: string,
): AffiliateOrigin | undefined {
  if (settings.affiliateCodes.includes(code)) return { kind: 'house' }
  const link = agency.links.find(code)
  if (link !== undefined) {
    const owner = members.byId(link.ownerId)
    const isOpen = owner !== undefined && isAgentType(owner.type) && owner.account?.disabled !== true
    return isOpen && agency.links.stateOf(link) === 'active' ? { kind: 'link', link } : undefined
  }
  const inviter = invitations.ownerOf(code)
  return inviter === undefined || inviter.account?.disabled === true ? undefined : { kind: 'member', inviter }
}
