import { callerOf, type HandlerContext, type HandlerTable } from '../engine/handler.ts'
import { dayIn, TIME_ZONE } from '../world/days.ts'
import { textIn } from '../world/lobby.ts'
import type { Member } from '../world/member.ts'
import { toDecimal } from '../world/money.ts'
import type { PointsChange } from '../world/points.ts'
import type { Redemption } from '../world/redemption.ts'
import { nextStepAt, stateOf } from '../world/redemptions.ts'
import { invalidField, Refusal, rejectedField } from '../world/refusal.ts'
import type { SeedGood } from '../world/seed/goods.ts'
import { checkNoPause } from './deposits.ts'
import { makeOnce } from './make-once.ts'
import { paginate } from './paginate.ts'

/** Trial players earn nothing. */
function memberOf(context: HandlerContext<unknown>): Member {
  const { member } = callerOf(context)
  if (member.account === undefined) throw new Refusal('trial.rejected')
  return member
}

/** What was earned on one day is one line, unless something else came in between. */
function linesOf(changes: readonly PointsChange[]): readonly PointsChange[] {
  const lines: PointsChange[] = []
  for (const change of changes) {
    const later = lines.at(-1)
    const isSame = later?.why === 'play' && change.why === 'play'
    if (later !== undefined && isSame && dayIn(TIME_ZONE, later.at) === dayIn(TIME_ZONE, change.at)) {
      lines[lines.length - 1] = { ...later, amount: later.amount + change.amount }
    } else lines.push(change)
  }
  return lines
}

const stockOf = ({ world }: Pick<HandlerContext<unknown>, 'world'>, { goodsId }: SeedGood) =>
  world.ledger.standingOf('stock', `GOOD:${goodsId}`)

function redemptionRow(order: Redemption, language: string) {
  const { redemptionId, goodsId, name, image, kind, cost, value, address, code, reason, history } = order
  const state = stateOf(order)
  return {
    redemptionId,
    reference: redemptionId,
    goodsId,
    name: textIn(name, language),
    image,
    kind,
    cost,
    state,
    history: history.map((step) => ({ ...step })),
    dueAt: nextStepAt(order),
    value: value !== undefined && state === 'delivered' ? toDecimal(value) : undefined,
    code,
    address,
    reason,
  }
}

/** An order as it is now. */
export function readRedemption({ world, language }: HandlerContext<unknown>, redemptionId: string) {
  const order = world.redemptions.find(redemptionId)
  if (order === undefined) throw new Error(`There is no order ${redemptionId}.`)
  return redemptionRow(order, language)
}

const ADDRESS_MIN = 10
const ADDRESS_MAX = 300

/** Only what is sent by post needs one. */
function addressFor({ kind }: SeedGood, typed = ''): string | undefined {
  if (kind !== 'item') return undefined
  const address = typed.trim()
  const length = [...address].length
  if (length < ADDRESS_MIN || length > ADDRESS_MAX) throw rejectedField('address')
  return address
}

export const pointsMallHandlers = {
  pointsBalance(context) {
    const member = memberOf(context)
    const { points } = context.world
    return { points: points.balanceOf(member), toNext: toDecimal(points.toNext(member)) }
  },

  pointsHistory(context) {
    const lines = linesOf(context.world.points.changesOf(memberOf(context)))
    const { rows, ...counts } = paginate(lines, context.input.pageNo, context.input.pageSize)
    const list = rows.map(({ transactionId, at, amount, balanceAfter, why, reference }) => ({
      changeId: transactionId,
      at,
      points: amount,
      why,
      after: balanceAfter,
      reference,
    }))
    return { list, ...counts }
  },

  goodsList(context) {
    const { world, language: asked, input } = context
    const member = memberOf(context)
    const language = input.language ?? asked
    const list = world.settings.goods.map((good) => {
      const { goodsId, name, image, cost, kind, terms, value, most } = good
      const left = most === undefined ? undefined : Math.max(0, most - world.redemptions.countOf(member, goodsId))
      return {
        goodsId,
        name: textIn(name, language),
        image,
        cost,
        stock: stockOf(context, good),
        kind,
        terms: textIn(terms, language),
        value: value === undefined ? undefined : toDecimal(value),
        most,
        left,
      }
    })
    return { list }
  },

  redemptionList(context) {
    const { input, world, language } = context
    const orders = world.redemptions.of(memberOf(context))
    const { redemptionId = '' } = input
    const wanted = redemptionId === '' ? orders : orders.filter((order) => order.redemptionId === redemptionId)
    const { rows, ...counts } = paginate(wanted, input.pageNo, input.pageSize)
    return { list: rows.map((order) => redemptionRow(order, language)), ...counts }
  },

  goodsRedeem(context) {
    const member = memberOf(context)
    const { input, world } = context
    const { goodsId, cost, idempotencyKey } = input
    return makeOnce(context, {
      kind: 'redemption',
      idempotencyKey,
      body: { goodsId, cost, address: input.address },
      make() {
        const good = world.settings.goods.find((one) => one.goodsId === goodsId)
        if (good === undefined) throw invalidField('goodsId')
        // Credit is money to play with, which a break keeps away as a deposit and a reward.
        if (good.kind === 'credit') checkNoPause(context, member)
        const address = addressFor(good, input.address)
        if (good.cost !== cost) throw new Refusal('terms.changed', { value: { cost: good.cost } })
        const missing = cost - world.points.balanceOf(member)
        if (missing > 0) throw new Refusal('points.insufficient', { value: { missing } })
        if (stockOf(context, good) < 1) throw new Refusal('goods.soldOut')
        if (good.most !== undefined && world.redemptions.countOf(member, goodsId) >= good.most) {
          throw new Refusal('limit.reached', { value: { kind: 'good', remaining: 0 } })
        }
        return world.redemptions.order(member, good, address).redemptionId
      },
      read: (redemptionId) => readRedemption(context, redemptionId),
    })
  },
} satisfies Partial<HandlerTable>
