import { holdOf, type Ledger, type Posting } from './ledger.ts'
import { sendLetter } from './letters.ts'
import type { Member } from './member.ts'
import { maskedNumber, type PayoutAccount } from './payout-accounts.ts'
import { newReference } from './references.ts'
import type { RandomBytes } from './secure-random.ts'
import type { Turnover } from './turnover.ts'
import type { Withdrawal, WithdrawalReason, WithdrawalState } from './withdrawal.ts'
import { withdrawalLetter } from './withdrawal-letters.ts'

/** Delays of the clock, ms; and the amount above which a person of the merchant decides, minor units. */
export interface WithdrawalSettings {
  readonly untilReview: number
  readonly review: number
  readonly rail: number
  readonly byHandAbove: number
}

export const WITHDRAWAL_SETTINGS: WithdrawalSettings = Object.freeze({
  untilReview: 120_000,
  review: 180_000,
  rail: 180_000,
  byHandAbove: 1_000_000,
})

interface NewWithdrawal {
  readonly account: PayoutAccount
  readonly institutionName: string
  readonly amount: number
  readonly fee: number
}

interface Ending {
  readonly reason?: WithdrawalReason | undefined
  readonly note?: string | undefined
}

export interface Withdrawals {
  /** Sets the money aside. @throws Error where there is less cash */
  request(member: Member, wanted: NewWithdrawal): Withdrawal
  /** Newest first. */
  of(member: Pick<Member, 'userName'>): readonly Withdrawal[]
  find(member: Pick<Member, 'userName'>, withdrawalId: string): Withdrawal | undefined
  /** Takes those of a member as far as the clock has come. @returns whether anything changed */
  advance(member: Member): boolean
  /** A decision of the merchant about one in review; undefined where it is not there. */
  decide(
    member: Member,
    withdrawalId: string,
    decision: 'approve' | 'refuse' | 'ask',
    ending?: Ending,
  ): Withdrawal | undefined
  /** What the rail says of one that is sent, also after it was paid; undefined where it was not sent. */
  settle(member: Member, withdrawalId: string, result: 'paid' | 'returned', ending?: Ending): Withdrawal | undefined
  all(): readonly Withdrawal[]
}

const OPEN: readonly WithdrawalState[] = ['requested', 'review', 'sending']

export const isOpen = ({ state }: Withdrawal) => OPEN.includes(state)

/** With more of one member the oldest ended ones are removed. */
const ENDED_KEPT = 500

interface WithdrawalsDeps {
  readonly kept: readonly Withdrawal[]
  readonly ledger: Ledger
  readonly turnover: Turnover
  readonly settings: () => WithdrawalSettings
  readonly now: () => number
  readonly randomBytes: RandomBytes
}

export function createWithdrawals(deps: WithdrawalsDeps): Withdrawals {
  const { kept, ledger, turnover, settings, now, randomBytes } = deps
  /** Of each member, oldest first. */
  const byMember = new Map<string, Withdrawal[]>()
  const all = ({ userName }: Pick<Member, 'userName'>) => byMember.get(userName) ?? []
  for (const one of kept) byMember.set(one.userName, [...all(one), one])

  const find = (member: Pick<Member, 'userName'>, id: string) => all(member).find((one) => one.withdrawalId === id)

  function put(member: Member, next: Withdrawal): Withdrawal {
    const others = all(member)
    const list = others.some(({ withdrawalId }) => withdrawalId === next.withdrawalId)
      ? others.map((one) => (one.withdrawalId === next.withdrawalId ? next : one))
      : [...others, next]
    const tooMany = list.filter((one) => !isOpen(one)).slice(0, -ENDED_KEPT)
    byMember.set(
      member.userName,
      list.filter((one) => !tooMany.includes(one)),
    )
    return next
  }

  /** Books what a step moves, and tells the member of it. */
  function step(member: Member, from: Withdrawal, state: WithdrawalState, at: number, ending: Ending = {}): Withdrawal {
    const { withdrawalId, amount, fee, account } = from
    const cash = `cash:${member.userName}` as const
    const rail = `rail:${account.institution}` as const
    const side = (where: Posting['account'], change: number): Posting => ({
      account: where,
      unit: 'MONEY',
      amount: change,
    })
    const book = (postings: readonly Posting[]) =>
      ledger.post({ kind: 'withdraw', ref: `${withdrawalId} ${state}`, reference: withdrawalId, at, postings })
    if (state === 'paid') {
      book([side(holdOf(member), -amount), side(rail, amount - fee), side('fees', fee)])
    } else if ((state === 'refused' || state === 'returned') && from.state !== 'paid') {
      book([side(holdOf(member), -amount), side(cash, amount)])
    } else if (state === 'returned') {
      book([side(rail, fee - amount), side('fees', -fee), side(cash, amount)])
    }
    const next = put(member, {
      ...from,
      ...ending,
      missing: undefined,
      state,
      history: [...from.history, { state, at }],
      ...(state === 'paid' && { railReference: newReference('W', randomBytes).slice(1) }),
    })
    tell(member, next, at)
    // With nothing held any more, sources of turnover may be over.
    turnover.endDue(member)
    return next
  }

  function tell(member: Member, one: Withdrawal, at: number): void {
    const letter = withdrawalLetter(one)
    if (letter !== undefined) sendLetter(member, letter, at, one.withdrawalId)
  }

  /** The next step of the clock and its time; undefined where a person decides, or it has ended. */
  function due(
    member: Member,
    { state, history, amount, missing }: Withdrawal,
  ): { readonly state: WithdrawalState; readonly at: number } | undefined {
    const since = history.at(-1)?.at ?? 0
    const { untilReview, review, rail, byHandAbove } = settings()
    switch (state) {
      case 'requested':
        return { state: 'review', at: since + untilReview }
      case 'review':
        if (amount > byHandAbove || (missing === 'identity' && member.identity.state !== 'verified')) return undefined
        return { state: 'sending', at: Math.max(since + review, missing === undefined ? 0 : now()) }
      case 'sending':
        return { state: 'paid', at: since + rail }
      case 'paid':
      case 'refused':
      case 'returned':
        return undefined
    }
  }

  return {
    request(member, { account, institutionName, amount, fee }) {
      const at = now()
      const withdrawalId = newReference('W', randomBytes)
      ledger.post({
        kind: 'withdraw',
        ref: `${withdrawalId} requested`,
        reference: withdrawalId,
        postings: [
          { account: `cash:${member.userName}`, unit: 'MONEY', amount: -amount },
          { account: holdOf(member), unit: 'MONEY', amount },
        ],
      })
      const made = put(member, {
        withdrawalId,
        userName: member.userName,
        accountId: account.accountId,
        account: { name: institutionName, masked: maskedNumber(account), institution: account.institution },
        amount,
        fee,
        state: 'requested',
        history: [{ state: 'requested', at }],
      })
      tell(member, made, at)
      return made
    },
    of: (member) => [...all(member)].reverse(),
    find,
    advance(member) {
      let hasChanged = false
      // Each in the order of its own time: what was due first is booked first.
      for (;;) {
        const [next] = all(member)
          .flatMap((one) => {
            const coming = due(member, one)
            return coming !== undefined && coming.at <= now() ? [{ one, coming }] : []
          })
          .sort((before, after) => before.coming.at - after.coming.at)
        if (next === undefined) return hasChanged
        step(member, next.one, next.coming.state, next.coming.at)
        hasChanged = true
      }
    },
    decide(member, withdrawalId, decision, ending) {
      const found = find(member, withdrawalId)
      if (found === undefined || (found.state !== 'review' && found.state !== 'requested')) return undefined
      const inReview = found.state === 'review' ? found : step(member, found, 'review', now())
      switch (decision) {
        case 'approve':
          return step(member, inReview, 'sending', now())
        case 'refuse':
          return step(member, inReview, 'refused', now(), ending)
        case 'ask': {
          const asked = put(member, { ...inReview, missing: 'identity' })
          tell(member, asked, now())
          return asked
        }
      }
    },
    settle(member, withdrawalId, result, ending) {
      const found = find(member, withdrawalId)
      const isPossible = found?.state === 'sending' || (found?.state === 'paid' && result === 'returned')
      return found !== undefined && isPossible ? step(member, found, result, now(), ending) : undefined
    },
    all: () => [...byMember.values()].flat(),
  }
}
