import { derivePromoLabel, type PromoLabel, promoTransition } from '@foyer/core/contract'
import { imageType } from '../engine/check-uploads.ts'
import { accountOwnerOf, type HandlerContext, type HandlerTable } from '../engine/handler.ts'
import type { Member, MemberPromotion } from '../world/member.ts'
import { labelNow, putPromotion, settleApplications } from '../world/member-promotions.ts'
import { toMinor } from '../world/money.ts'
import { newReference } from '../world/references.ts'
import { invalidField, Refusal } from '../world/refusal.ts'
import type { SeedAnnouncement } from '../world/seed/seed-data.ts'
import { announcementDates } from './announcements.ts'
import { checkNoPause } from './deposits.ts'
import { makeOnce } from './make-once.ts'

/** APPLY-02 */
const COMMENT_MAX = 140
const DAY_MS = 86_400_000

type Context = HandlerContext<{ readonly id: number }>

/** Trial players take no part. */
function memberOf(context: HandlerContext<unknown>): Member {
  const member = accountOwnerOf(context)
  if (settleApplications(member, context.world.settings.announcements, context.now)) context.changed()
  return member
}

function promotionOf({ input, world }: Context): SeedAnnouncement {
  const found = world.settings.announcements.find(({ id, group }) => group === 'promotion' && id === input.id)
  if (found === undefined) throw invalidField('id')
  return found
}

/** What the platform keeps for the member, else what the dates say (PROMO-15). */
function currentLabel(context: Context, promotion: SeedAnnouncement, stand: MemberPromotion | undefined): PromoLabel {
  const { world, now } = context
  if (stand !== undefined) return labelNow(stand, now)
  const { startDate, endDate } = announcementDates(promotion, world.startedAt)
  return derivePromoLabel({ startDate, endDate, endsAt: endDate, noExpiry: promotion.noExpiry }, now)
}

/** @throws Refusal `promo.transition.invalid` */
function step(from: PromoLabel, to: PromoLabel): PromoLabel {
  try {
    return promoTransition(from, to)
  } catch {
    throw new Refusal('promo.transition.invalid')
  }
}

/** Pays what the promotion states; what its terms ask for is to be staked before it can be withdrawn. */
function pay({ world, now }: Context, member: Member, { title, terms }: SeedAnnouncement): void {
  const amount = toMinor(terms?.amount ?? '') ?? 0
  if (amount <= 0) return
  world.ledger.move(member, 'bonus', amount)
  const asked = terms?.turnover
  if (asked === undefined) return
  world.turnover.open(member, {
    sourceId: newReference('R', world.randomBytes),
    kind: 'reward',
    name: title,
    amount,
    required: amount * asked.multiplier,
    categories: asked.categories,
    until: now + asked.days * DAY_MS,
  })
}

/** What is said of a promotion that was claimed or applied for, as it is now. */
export function promotionStand(context: HandlerContext<unknown>, id: string) {
  const stand = memberOf(context).promotions.get(Number(id))
  return { label: stand === undefined ? undefined : labelNow(stand, context.now) }
}

export const promotionHandlers = {
  memberLabels(context) {
    const member = memberOf(context)
    const promotion = promotionOf(context)
    return { label: currentLabel(context, promotion, member.promotions.get(promotion.id)) }
  },

  memberLabelList: (context) => ({
    list: [...memberOf(context).promotions].map(([id, stand]) => ({ id, label: labelNow(stand, context.now) })),
  }),

  /** PCALL-22, APPLY-01 to APPLY-06. Type, size and number of the images are checked before. */
  async activityUpload(context) {
    const member = memberOf(context)
    const { input, now } = context
    const { id, idempotencyKey } = input
    const comment = (input.comment ?? '').trim()
    const files = [input.images ?? []].flat()
    const images = await Promise.all(
      files.map(async (file) => ({ field: 'images', type: (await imageType(file)) ?? '', bytes: file.size })),
    )
    if ([...comment].length > COMMENT_MAX) throw new Refusal('activity.comment.tooLong')
    if (comment === '' && images.length === 0) throw new Refusal('activity.empty')
    return makeOnce(context, {
      kind: 'promotionApplication',
      idempotencyKey,
      // What is known of pictures are their types and sizes.
      body: { id, comment, images: JSON.stringify(images) },
      make() {
        checkNoPause(context, member)
        const promotion = promotionOf(context)
        if (promotion.entry !== undefined) throw new Refusal('promo.transition.invalid')
        const label = step(currentLabel(context, promotion, member.promotions.get(id)), 'Applying')
        putPromotion(member, id, { label, appliedAt: now, comment, images })
        return String(id)
      },
      read: (objectId) => promotionStand(context, objectId),
    })
  },

  /** PCALL-26. Pays the amount that the promotion states, once. */
  activityClaim(context) {
    const member = memberOf(context)
    const { id, idempotencyKey } = context.input
    return makeOnce(context, {
      kind: 'promotionClaim',
      idempotencyKey,
      body: { id },
      make() {
        checkNoPause(context, member)
        const promotion = promotionOf(context)
        const stand = member.promotions.get(id)
        const label = step(currentLabel(context, promotion, stand), 'Claimed')
        putPromotion(member, id, { ...stand, label })
        pay(context, member, promotion)
        return String(id)
      },
      read: (objectId) => promotionStand(context, objectId),
    })
  },
} satisfies Partial<HandlerTable>
