import { callerOf, type HandlerContext, type HandlerTable } from '../engine/handler.ts'
import {
  type AgreementKind,
  type AgreementVersion,
  type AgreementView,
  lastDayOf,
  type Tier,
} from '../world/agency/agreements.ts'
import type { Statement } from '../world/agency/statements.ts'
import { TIME_ZONE } from '../world/days.ts'
import { toDecimal } from '../world/money.ts'
import { Refusal } from '../world/refusal.ts'
import { paginate } from './paginate.ts'
import { agentOf, MAX_ROWS, periodOf } from './team.ts'

/** Types that the merchant runs itself have no agreements. */
const WITHOUT: readonly number[] = [40, 41, 42]

function signerOf(context: HandlerContext<unknown>) {
  const agent = agentOf(context)
  if (WITHOUT.includes(agent.type)) throw new Refusal('no.permission')
  return agent
}

/** The code of a dividend's period, as the prompt has it. */
const PERIOD_CODES = { hour: 'S', day: 'D', week: 'W', halfMonth: 'H', month: 'M' } as const

const DEDUCTS = {
  dailySalary: ['below'],
  hourlySalary: ['below'],
  dividend: ['rebates', 'salaries', 'bonuses', 'rain', 'below'],
} as const satisfies Record<AgreementKind, readonly string[]>

function tierRow({ from, active, rate, amount }: Tier) {
  return {
    from: toDecimal(from),
    active,
    ...(rate !== undefined && { rate: toDecimal(rate) }),
    ...(amount !== undefined && { amount: toDecimal(amount) }),
  }
}

function versionRow(version: AgreementVersion, { stateOf }: AgreementView) {
  const { offeredAt, answerBy, agreedAt, fromDay } = version
  const state = stateOf(version)
  return {
    version: version.version,
    state,
    offeredAt,
    ...(agreedAt === undefined && { answerBy }),
    ...(agreedAt !== undefined && { agreedAt }),
    fromDay,
    toDay: lastDayOf(version),
  }
}

function termsRow(kind: AgreementKind, version: AgreementVersion, view: AgreementView) {
  const { period, tiers, active, carryOver } = version.terms
  return {
    ...versionRow(version, view),
    contractId: version.contractId,
    period,
    zone: TIME_ZONE,
    currency: 'PHP',
    tiers: tiers.map(tierRow),
    active: {
      turnover: toDecimal(active.turnover),
      ...(active.deposit !== undefined && { deposit: toDecimal(active.deposit) }),
    },
    deducts: DEDUCTS[kind],
    carryOver,
  }
}

/** The period that runs, of an agreement that is in force. */
function runningRow(kind: AgreementKind, version: AgreementVersion, memberId: string, { world, now }: Asked) {
  const { agreements, statements } = world.agency
  if (agreements.inForce(memberId, kind, now) !== version) return {}
  const { period, lost, costs, carry, base, active, tier, paid } = statements.running(memberId, kind, version)
  const dividend = { lost: toDecimal(lost), costs: toDecimal(costs), carry: toDecimal(carry) }
  return {
    ...(kind === 'dividend' && { carried: toDecimal(carry) }),
    current: {
      from: period.fromDay,
      to: period.toDay,
      ...(kind === 'dividend' && dividend),
      base: toDecimal(base),
      active,
      ...(tier !== undefined && { tier: tier + 1 }),
      estimate: toDecimal(paid),
    },
  }
}

type Asked = Pick<HandlerContext<unknown>, 'world' | 'now'>

function contractRow(kind: AgreementKind, view: AgreementView, memberId: string, asked: Asked) {
  const { current, replacement, earlier } = view
  return {
    kind,
    ...termsRow(kind, current, view),
    ...runningRow(kind, current, memberId, asked),
    ...(replacement && { replacement: termsRow(kind, replacement, view) }),
    earlier: earlier.map((version) => versionRow(version, view)),
  }
}

function statementRow({ from, fromDay, toDay, version, turnover, active, base, carry, gross, below, paid }: Statement) {
  return {
    from,
    fromDay,
    toDay,
    version,
    turnover: toDecimal(turnover),
    active,
    base: toDecimal(base),
    carry: toDecimal(carry),
    gross: toDecimal(gross),
    below: toDecimal(below),
    paid: toDecimal(paid),
  }
}

export const agreementHandlers = {
  /** PCALL-10: empty fields for who has nothing to sign. */
  contractInfo(context) {
    const { agreements } = context.world.agency
    const { id } = callerOf(context).member
    const waiting = agreements.waiting(id)
    const offered = agreements.view(id, 'dividend')
    const { period } = (offered?.replacement ?? offered?.current)?.terms ?? { period: 'halfMonth' }
    return {
      dailysalreqtype: waiting.includes('dailySalary') ? 'D' : '',
      divtypecompperiodreq: waiting.includes('dividend') ? PERIOD_CODES[period] : '',
      contracthoursalreq: waiting.includes('hourlySalary') ? 'H' : '',
    }
  },

  contractGet(context) {
    const { kind } = context.input
    const { id } = signerOf(context)
    const view = context.world.agency.agreements.view(id, kind)
    return view === undefined ? { kind, state: 'none' } : contractRow(kind, view, id, context)
  },

  contractAgree(context) {
    const { input, world, changed } = context
    const { agreements } = world.agency
    const { id } = signerOf(context)
    const { kind, contractId, version } = input
    const outcome = agreements.agree(id, kind, { contractId, version })
    const view = agreements.view(id, kind)
    if (outcome === 'expired') throw new Refusal('contract.expired')
    if (outcome === 'changed' || view === undefined) {
      const value = view === undefined ? { kind, state: 'none' } : contractRow(kind, view, id, context)
      throw new Refusal('contract.changed', { value })
    }
    changed()
    return contractRow(kind, view, id, context)
  },

  contractStatements(context) {
    const { input, world, now } = context
    const { kind, pageNo, pageSize, asOf = now } = input
    const days = periodOf(input)
    const { settledAfter } = world.agency.rules()
    const found = world.agency.statements
      .of(signerOf(context).id, kind)
      .filter(({ toDay, to }) => days.from <= toDay && toDay <= days.to && to + settledAfter <= asOf)
    const { rows, ...counts } = paginate(found, pageNo, pageSize, { mostRows: MAX_ROWS })
    return {
      list: rows.map(statementRow),
      ...counts,
      zone: TIME_ZONE,
      asOf,
      totals: { paid: toDecimal(found.reduce((sum, { paid }) => sum + paid, 0)) },
    }
  },
} satisfies Partial<HandlerTable>
