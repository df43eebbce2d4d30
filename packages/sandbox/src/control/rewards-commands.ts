import * as z from 'zod/mini'
import { END_REASONS } from '../world/invitation.ts'
import { REDEMPTION_STATES } from '../world/redemption.ts'
import { invalidField } from '../world/refusal.ts'
import { localizedText } from '../world/snapshot/fields.ts'
import type { World } from '../world/world.ts'
import { accountNamed, type ControlDeps, type HandlersOf, minorOf, withoutUndefined } from './command-group.ts'

const good = z.strictObject({
  goodsId: z.string().check(z.minLength(1)),
  name: localizedText,
  image: z.string(),
  cost: z.int().check(z.minimum(1)),
  stock: z.int().check(z.minimum(0)),
  kind: z.enum(['credit', 'item', 'voucher']),
  terms: localizedText,
  value: z.exactOptional(z.int().check(z.minimum(1))),
  most: z.exactOptional(z.int().check(z.minimum(1))),
})

/** Points, levels, rewards, invitations and the goods of the points mall. */
export const rewardsCommands = {
  /** As if so much had been played for them, and nothing for more. */
  setPoints: z.strictObject({ userName: z.string(), points: z.int().check(z.minimum(0), z.maximum(10_000_000)) }),
  /** The level of a member, with so much counted in this month (decimal text). */
  setLevel: z.strictObject({
    userName: z.string(),
    level: z.int().check(z.minimum(0), z.maximum(6)),
    counted: z.optional(z.string()),
  }),
  /** The terms of rewards that can be claimed, and of those to come: another version is another agreement. */
  setRewardTerms: z.strictObject({
    multiplier: z.optional(z.int().check(z.minimum(1), z.maximum(10))),
    days: z.optional(z.int().check(z.minimum(1), z.maximum(365))),
    version: z.string(),
  }),
  /** An invited friend, by user name, does not count. */
  endInvitation: z.strictObject({ userName: z.string(), reason: z.enum(END_REASONS) }),
  /** The goods of the points mall; replaces them. `value` in minor units. */
  setGoods: z.strictObject({ goods: z.array(good) }),
  /** How many pieces of a good there are. */
  setStock: z.strictObject({ goodsId: z.string(), stock: z.int().check(z.minimum(0)) }),
  /** The merchant's next step with an order. */
  moveOrder: z.strictObject({
    redemptionId: z.string(),
    state: z.enum(REDEMPTION_STATES),
    reason: z.optional(z.string()),
  }),
} as const

function setStock({ ledger }: World, goodsId: string, stock: number): void {
  const unit = `GOOD:${goodsId}` as const
  const more = stock - ledger.standingOf('stock', unit)
  if (more === 0) return
  const postings = [
    { account: 'stock', unit, amount: more },
    { account: 'opening', unit, amount: -more },
  ] as const
  ledger.post({ kind: 'adjustment', postings })
}

export function rewardsHandlers(deps: ControlDeps): HandlersOf<typeof rewardsCommands> {
  const settings = () => deps.world().settings
  return {
    setPoints({ userName, points }) {
      const member = accountNamed(deps.world(), userName)
      deps.world().points.setBalance(member, points)
    },
    setLevel({ userName, level, counted = '0' }) {
      const member = accountNamed(deps.world(), userName)
      const minor = minorOf(counted, 'counted')
      deps.world().levels.set(member, level, minor)
    },
    setRewardTerms: (terms) => deps.world().rewards.setTerms(withoutUndefined(terms)),
    endInvitation({ userName, reason }) {
      if (!deps.world().invitations.end(userName, reason)) throw invalidField('userName')
    },
    setGoods({ goods }) {
      settings().goods = goods
      for (const { goodsId, stock } of goods) setStock(deps.world(), goodsId, stock)
    },
    setStock({ goodsId, stock }) {
      if (settings().goods.every((good) => good.goodsId !== goodsId)) throw invalidField('goodsId')
      setStock(deps.world(), goodsId, stock)
    },
    moveOrder({ redemptionId, state, reason }) {
      const { redemptions } = deps.world()
      if (redemptions.find(redemptionId) === undefined) throw invalidField('redemptionId')
      if (!redemptions.move(redemptionId, state, reason)) throw invalidField('state')
    },
  }
}
