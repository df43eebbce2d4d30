import type { EndpointOutput } from '../../../kernel/endpoint.ts'
import { compare, type Money, min, subtract } from '../../../kernel/money/money.ts'
import { feeOf } from '../fee.ts'
import type { withdrawalEndpoints } from './endpoints.ts'

/** What the member could withdraw now, and under which terms: the platform's own figures. */
export type WithdrawalTerms = EndpointOutput<typeof withdrawalEndpoints.withdrawalTerms>

/** A deposit or a reward that asks for stakes before money can be withdrawn. */
export type OpenTurnover = WithdrawalTerms['turnover'][number]

/** Why nothing can be withdrawn now, whatever amount is typed. */
export type WithdrawalObstacle =
  /** Until `pausedUntil`. */
  | 'paused'
  /** The code for what is missing goes to a phone number, and the account has none. */
  | 'phoneMissing'
  | 'passwordMissing'
  /** Until `lockedUntil`; it can be reset meanwhile. */
  | 'passwordLocked'
  | 'accountMissing'
  /** No request or no money is left of the limits of today. */
  | 'limit'
  /** The identity has to be proved first. */
  | 'identity'
  /** Less than the smallest amount. */
  | 'tooLittle'

interface Known {
  readonly terms: WithdrawalTerms
  readonly hasAccount: boolean
  /** Whether the account has a phone number. Default: yes. */
  readonly hasPhone?: boolean | undefined
  /** The reward that the person gives back. */
  readonly givenBack?: string | undefined
}

/** What could be withdrawn as far as turnover goes. */
function withdrawable({ terms, givenBack }: Pick<Known, 'terms' | 'givenBack'>): Money {
  const given = terms.turnover.find(({ sourceId }) => sourceId === givenBack)
  return given?.withdrawableWithout ?? terms.withdrawable
}

/** The largest amount that all terms allow now. */
export function mostNow(known: Pick<Known, 'terms' | 'givenBack'>): Money {
  const { maximum, left, identity } = known.terms
  const limits = [withdrawable(known), left?.amount, identity.left].filter((one) => one !== undefined)
  return limits.reduce((least, one) => min(least, one), maximum)
}

/** Those that stand in the way, in the order in which they are worth mending. */
export function withdrawalObstacles(known: Known): readonly WithdrawalObstacle[] {
  const { terms, hasAccount, hasPhone = true } = known
  const { left, identity, minimum, password } = terms
  const isBelow = (amount: Money | undefined) => amount !== undefined && compare(amount, minimum) < 0
  const found: readonly (readonly [WithdrawalObstacle, boolean])[] = [
    ['paused', terms.pausedUntil !== undefined],
    ['phoneMissing', !hasPhone && (!hasAccount || password !== 'set')],
    ['accountMissing', !hasAccount],
    ['passwordMissing', password === 'none'],
    ['passwordLocked', password === 'locked'],
    ['limit', left !== undefined && (left.count < 1 || isBelow(left.amount))],
    ['identity', isBelow(identity.left)],
    ['tooLittle', isBelow(withdrawable(known))],
  ]
  return found.flatMap(([obstacle, isThere]) => (isThere ? [obstacle] : []))
}

/** What keeps it below what turnover allows. */
export type WithdrawalBound = 'identity' | 'today' | 'maximum'

export interface WithdrawableNow {
  readonly amount: Money
  readonly bound: WithdrawalBound | undefined
}

/** What can be withdrawn now while nothing is given back: nothing where the terms stand in the way. */
export function withdrawableNow(terms: WithdrawalTerms): WithdrawableNow {
  const { withdrawable: most, identity, left, maximum } = terms
  const obstacles = withdrawalObstacles({ terms, hasAccount: true })
  if (obstacles.some((one) => one !== 'passwordMissing' && one !== 'passwordLocked')) {
    return { amount: subtract(most, most), bound: undefined }
  }
  const amount = mostNow({ terms })
  if (compare(amount, most) >= 0) return { amount, bound: undefined }
  const bounds = [
    ['identity', identity.left],
    ['today', left?.amount],
    ['maximum', maximum],
  ] as const
  const bound = bounds.find(([, limit]) => limit !== undefined && compare(limit, amount) === 0)?.[0]
  return { amount, bound }
}

/** What the next withdrawal of this amount costs, with so many decimals. */
export function withdrawalFee({ fee }: Pick<WithdrawalTerms, 'fee'>, amount: Money, digits: number): Money {
  const cost = feeOf(amount, fee, digits)
  return fee.freeLeft > 0 ? subtract(cost, cost) : cost
}
