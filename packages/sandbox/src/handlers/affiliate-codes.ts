import type { Member } from '../world/members.ts'
import type { World } from '../world/world.ts'

/** Where an affiliate code leads: the house itself, or the member who hands it on. */
export type AffiliateOrigin = { readonly kind: 'house' } | { readonly kind: 'member'; readonly inviter: Member }

/**
 * The one place that knows what affiliate codes there are (CALL-14): those of the house, and the own codes of members.
 * @returns undefined for a code that no member has, or that counts for nothing now
 */
export function affiliateOrigin({ settings, invitations }: World, code: string): AffiliateOrigin | undefined {
  if (settings.affiliateCodes.includes(code)) return { kind: 'house' }
  const inviter = invitations.ownerOf(code)
  return inviter === undefined || inviter.account?.disabled === true ? undefined : { kind: 'member', inviter }
}
