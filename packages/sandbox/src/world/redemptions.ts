import type { JournalEntry, Ledger, Posting } from './ledger.ts'
import { sendLetter } from './letters.ts'
import type { Member } from './member.ts'
import type { Members } from './members.ts'
import { orderLetter } from './order-letters.ts'
import type { Points } from './points.ts'
import type { Redemption, RedemptionState } from './redemption.ts'
import { newReference } from './references.ts'
import { type RandomBytes, randomText } from './secure-random.ts'
import type { SeedGood } from './seed/goods.ts'
import type { Turnover } from './turnover.ts'

export interface Redemptions {
  /**
   * Takes the points and a piece of stock; credit is in the wallet at once. Both must be there.
   *
   * @throws Error where the points or the stock do not suffice; nothing is changed then
   */
  order(member: Member, good: SeedGood, address: string | undefined): Redemption
  find(redemptionId: string): Redemption | undefined
  /** Latest first. */
  of(member: Pick<Member, 'userName'>): readonly Redemption[]
  /** How many of a good a member has or is about to get. */
  countOf(member: Pick<Member, 'userName'>, goodsId: string): number
  /** The merchant moves an order on. @returns false where there is no such step */
  move(redemptionId: string, state: RedemptionState, reason?: string): boolean
  /** Moves on what is due. @returns whether there was something */
  settle(member: Pick<Member, 'userName'>): boolean
  all(): readonly Redemption[]
}

const HOUR_MS = 3_600_000
/** After how long without a word of the merchant the clock takes the next step, from the order on. */
const DUE: Readonly<Record<SeedGood['kind'], readonly (readonly [RedemptionState, number])[]>> = {
  credit: [['delivered', 0]],
  voucher: [['delivered', 60_000]],
  item: [
    ['preparing', 24 * HOUR_MS],
    ['sent', 48 * HOUR_MS],
    ['delivered', 120 * HOUR_MS],
  ],
}

const NEXT: Readonly<Record<RedemptionState, readonly RedemptionState[]>> = {
  requested: ['preparing', 'sent', 'delivered', 'refused'],
  preparing: ['sent', 'delivered', 'refused'],
  sent: ['delivered'],
  delivered: [],
  refused: [],
}

export function stateOf({ history }: Pick<Redemption, 'history'>): RedemptionState {
  return history.at(-1)?.state ?? 'requested'
}

/** When the clock takes the next step; undefined where it takes none. */
export function nextStepAt({ kind, history }: Redemption): number | undefined {
  return nextStep({ kind, history })?.at
}

function nextStep({ kind, history }: Pick<Redemption, 'kind' | 'history'>) {
  const state = stateOf({ history })
  const due = DUE[kind].find(([to]) => NEXT[state].includes(to))
  return due === undefined ? undefined : { state: due[0], at: (history[0]?.at ?? 0) + due[1] }
}

type Booking = Pick<JournalEntry, 'kind' | 'ref' | 'reference' | 'postings'>

/** Points to what they are spent on, the piece of stock to its owner; a refusal is the reverse of the order. */
export function bookingOf(order: Omit<Redemption, 'history'>, state: RedemptionState): Booking | undefined {
  const { redemptionId: reference, userName, cost, goodsId, value = 0 } = order
  const ref = `${reference}/${state}`
  const points = (account: 'points' | 'pointsHeld' | 'pointsSpent', amount: number): Posting => ({
    account: `${account}:${userName}`,
    unit: 'PTS',
    amount,
  })
  const piece = (account: 'stock' | 'ordered' | 'delivered', amount: number): Posting => ({
    account,
    unit: `GOOD:${goodsId}`,
    amount,
  })
  switch (state) {
    case 'requested':
      return {
        kind: 'redemption',
        ref,
        reference,
        postings: [points('points', -cost), points('pointsHeld', cost), piece('stock', -1), piece('ordered', 1)],
      }
    case 'delivered': {
      const spent = [
        points('pointsHeld', -cost),
        points('pointsSpent', cost),
        piece('ordered', -1),
        piece('delivered', 1),
      ]
      if (value === 0) return { kind: 'redemption', ref, reference, postings: spent }
      const cash = [
        { account: 'rewards', unit: 'MONEY', amount: -value },
        { account: `cash:${userName}`, unit: 'MONEY', amount: value },
      ] as const
      return { kind: 'bonus', ref, reference, postings: [...spent, ...cash] }
    }
    case 'refused':
      return {
        kind: 'redemption',
        ref,
        reference,
        postings: [points('pointsHeld', -cost), points('points', cost), piece('ordered', -1), piece('stock', 1)],
      }
    case 'preparing':
    case 'sent':
      return undefined
  }
}

interface Deps {
  readonly ledger: Ledger
  readonly points: Points
  readonly turnover: Pick<Turnover, 'open'>
  readonly members: Pick<Members, 'get'>
  readonly now: () => number
  readonly randomBytes: RandomBytes
}

export function createRedemptions(kept: readonly Redemption[], deps: Deps): Redemptions {
  const { ledger, points, turnover, members, now, randomBytes } = deps
  const orders = new Map(kept.map((order) => [order.redemptionId, order]))
  const ofMember = (userName: string) => [...orders.values()].filter((order) => order.userName === userName).reverse()

  /** Credit is staked once before it can be withdrawn, as a deposit is. */
  function openTurnover(member: Member, { redemptionId, name }: Redemption, value: number): void {
    turnover.open(member, { sourceId: redemptionId, kind: 'deposit', name, amount: value, required: value })
  }

  function step(order: Redemption, state: RedemptionState, at: number, reason?: string): Redemption {
    const booking = bookingOf(order, state)
    if (booking !== undefined) ledger.post({ ...booking, at })
    const moved: Redemption = {
      ...order,
      history: [...order.history, { state, at }],
      ...(state === 'delivered' && order.kind === 'voucher' && { code: newVoucherCode(randomBytes) }),
      ...(state === 'refused' && reason !== undefined && { reason }),
    }
    orders.set(order.redemptionId, moved)
    // What a void has taken more than there was left is taken from what came back.
    if (state === 'refused') points.settle(order)
    const member = members.get(order.userName)
    if (member !== undefined && state === 'delivered' && order.value !== undefined)
      openTurnover(member, order, order.value)
    // Credit is there with its order.
    const isTold = order.kind !== 'credit' || state !== 'requested'
    if (member !== undefined && isTold) sendLetter(member, orderLetter(moved, state), at)
    return moved
  }

  function settleOrder(order: Redemption): Redemption {
    const due = nextStep(order)
    return due === undefined || due.at > now() ? order : settleOrder(step(order, due.state, due.at))
  }

  function settle({ userName }: Pick<Member, 'userName'>): boolean {
    return ofMember(userName).filter((order) => settleOrder(order) !== order).length > 0
  }

  return {
    order(member, { goodsId, name, image, kind, cost, value }, address) {
      const order: Redemption = {
        redemptionId: newReference('G', randomBytes),
        userName: member.userName,
        goodsId,
        name,
        image,
        kind,
        cost,
        value,
        address,
        history: [],
      }
      return settleOrder(step(order, 'requested', now()))
    },
    find: (redemptionId) => orders.get(redemptionId),
    of: ({ userName }) => ofMember(userName),
    countOf: ({ userName }, goodsId) =>
      ofMember(userName).filter((order) => order.goodsId === goodsId && stateOf(order) !== 'refused').length,
    move(redemptionId, state, reason) {
      const order = orders.get(redemptionId)
      if (order === undefined || !NEXT[stateOf(order)].includes(state)) return false
      step(order, state, now(), reason)
      return true
    },
    settle,
    all: () => [...orders.values()],
  }
}

/** `K7M2-9QX4-TB6R` */
function newVoucherCode(randomBytes: RandomBytes): string {
  const part = () => randomText(randomBytes, 4, '23456789ABCDEFGHJKMNPQRSTUVWXYZ')
  return [part(), part(), part()].join('-')
}
