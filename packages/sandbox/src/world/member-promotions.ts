import type { PromoLabel } from '@foyer/core/contract'
import { applicationApprovedLetter } from './letter-texts.ts'
import { sendLetter } from './letters.ts'
import type { Member, MemberPromotion } from './member.ts'
import type { SeedAnnouncement } from './seed/seed-data.ts'

/** How long an application waits, and when it is approved. */
const WAITS_MS = 60_000
const APPROVED_AFTER_MS = 180_000

/** The label at this moment: an application that is not reviewed by hand is approved by and by (PROMO-13). */
export function labelNow({ label, appliedAt }: MemberPromotion, now: number): PromoLabel {
  if (label !== 'Applying' || appliedAt === undefined || now < appliedAt + WAITS_MS) return label
  return now < appliedAt + APPROVED_AFTER_MS ? 'Process' : 'Claim'
}

/** Applications that the clock has approved get that label for good, and their letter. Returns whether there was one. */
export function settleApplications(member: Member, promotions: readonly SeedAnnouncement[], now: number): boolean {
  const due = [...member.promotions].filter(
    ([, stand]) => stand.label === 'Applying' && labelNow(stand, now) === 'Claim',
  )
  for (const [id, stand] of due) {
    putPromotion(member, id, { ...stand, label: 'Claim', appliedAt: undefined })
    const promotion = promotions.find((own) => own.group === 'promotion' && own.id === id)
    const at = (stand.appliedAt ?? now) + APPROVED_AFTER_MS
    if (promotion !== undefined) sendLetter(member, applicationApprovedLetter(id, promotion.title), at)
  }
  return due.length > 0
}

/** What a review makes of a label; undefined where no application waits for one. */
export function reviewedLabel(label: PromoLabel, decision: 'approve' | 'refuse'): PromoLabel | undefined {
  if (label !== 'Applying' && label !== 'Process') return undefined
  return decision === 'approve' ? 'Claim' : 'Rejected'
}

export function putPromotion(member: Member, id: number, stand: MemberPromotion | undefined): void {
  const others = [...member.promotions].filter(([known]) => known !== id)
  member.promotions = new Map(stand === undefined ? others : [...others, [id, stand]])
}
