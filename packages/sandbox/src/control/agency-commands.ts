import { GAME_GROUPS } from '@foyer/core/contract'
import * as z from 'zod/mini'
import { TEAM_KINDS } from '../world/agency/agency.ts'
import { AGREEMENT_KINDS, type AgreementVersion } from '../world/agency/agreements.ts'
import { PERIODS, periodAt } from '../world/agency/periods.ts'
import { mapGroups } from '../world/agency/rules.ts'
import { addDays, isDay } from '../world/days.ts'
import { toMinor } from '../world/money.ts'
import { invalidField } from '../world/refusal.ts'
import { ANSWER_MS } from '../world/seed/agreements.ts'
import type { World } from '../world/world.ts'
import { accountNamed, type ControlDeps, type HandlersOf, withoutUndefined } from './command-group.ts'

/** 0.50 is half a percent. */
const percent = z.string().check(z.regex(/^\d{1,2}(\.\d{1,2})?$/))
const money = z.string().check(z.regex(/^\d{1,12}(\.\d{1,2})?$/))

/** Agents: their agreements, teams, rates and red envelope rains. */
export const agencyCommands = {
  /** Offers an agreement, or a new version of one; what is not said is as usual. Amounts and rates are decimal text, rates percent. */
  offerContract: z.strictObject({
    userName: z.string(),
    kind: z.enum(AGREEMENT_KINDS),
    tiers: z.optional(
      z.array(
        z.strictObject({
          from: money,
          active: z.int().check(z.minimum(0)),
          rate: z.optional(percent),
          amount: z.optional(money),
        }),
      ),
    ),
    period: z.optional(z.enum(PERIODS)),
    /** YYYY-MM-DD; tomorrow. */
    fromDay: z.optional(z.string()),
    answerInDays: z.optional(z.int().check(z.minimum(0), z.maximum(365))),
  }),
  /** Sets the state of an agreement, from any other. `agreed`: since the start of the current period; `carried`: a loss from the one before, decimal text. */
  setContract: z.strictObject({
    userName: z.string(),
    kind: z.enum(AGREEMENT_KINDS),
    state: z.enum(['none', 'agreed', 'expired', 'withdrawn', 'ended']),
    carried: z.optional(z.string().check(z.regex(/^-\d{1,12}(\.\d{1,2})?$/))),
  }),
  /** What the account of a member is from now on; their session stays. */
  setMemberType: z.strictObject({ userName: z.string(), type: z.literal([0, 1, 2, 40, 41, 42]) }),
  /** Who is below the agents of the seed: its own members, only those who register, or 100,000 below `agent2`. */
  setTeam: z.strictObject({ members: z.enum(TEAM_KINDS) }),
  /** The counters of a team, for every agent, in place of what is counted; without them it is counted again. */
  setTeamKpi: z.strictObject({
    counters: z.optional(
      z.object({
        teamLoginMemberCount: z.int(),
        teamBetMemberCount: z.int(),
        teamRegisterMemberCount: z.int(),
        teamOnlineCount: z.int(),
      }),
    ),
  }),
  /** From the next day of the zone on, with everyone below; without an upline: to the house. */
  moveMember: z.strictObject({ userName: z.string(), upline: z.optional(z.string()) }),
  /** From the next day of the zone on; percent as decimal text, those of other groups stay. */
  setRates: z.strictObject({ userName: z.string(), rates: z.partialRecord(z.enum(GAME_GROUPS), percent) }),
  /** So many new members, direct ones of this one. */
  addDownline: z.strictObject({
    userName: z.string(),
    count: z.int().check(z.minimum(1), z.maximum(1000)),
  }),
  /** Merged into the current rules. */
  setAgencyRules: z.strictObject({
    houseMaximum: z.optional(z.record(z.enum(GAME_GROUPS), z.int().check(z.minimum(0), z.maximum(10_000)))),
    rateStep: z.optional(z.int().check(z.minimum(1))),
    settledAfter: z.optional(z.int().check(z.minimum(0), z.maximum(3_600_000))),
    onlineFor: z.optional(z.int().check(z.minimum(0))),
    rain: z.optional(
      z.strictObject({
        times: z.array(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))),
        seconds: z.int().check(z.minimum(1)),
        pool: z.int().check(z.minimum(1)),
        envelopes: z.int().check(z.minimum(1), z.maximum(1000)),
        least: z.int().check(z.minimum(0)),
      }),
    ),
  }),
  /** Opens a red envelope rain now, for so many seconds; none may be open. */
  startRain: z.strictObject({ seconds: z.int().check(z.minimum(1), z.maximum(3600)) }),
} as const

type Input<Name extends keyof typeof agencyCommands> = z.output<(typeof agencyCommands)[Name]>

function moveMember(world: World, { userName, upline }: Input<'moveMember'>): void {
  const { agency, members } = world
  const above = upline === undefined ? undefined : members.get(upline)
  if (upline !== undefined && above?.account === undefined) throw invalidField('upline')
  const isMoved = agency.tree.move(accountNamed(world, userName).id, above?.id, addDays(agency.today(), 1))
  if (!isMoved) throw invalidField('upline')
}

function setRates(world: World, { userName, rates }: Input<'setRates'>): void {
  const { tree, today } = world.agency
  const { id } = accountNamed(world, userName)
  const before = tree.nextRatesOf(id, today())?.rates ?? tree.ratesOf(id, today())
  const wanted = mapGroups((group) => (rates[group] === undefined ? before[group] : toMinor(rates[group])))
  tree.setRates(id, { ...before, ...withoutUndefined(wanted) }, addDays(today(), 1))
}

function offerContract(world: World, input: Input<'offerContract'>, now: number): void {
  const { agency } = world
  const { kind, tiers, period, fromDay, answerInDays } = input
  if (fromDay !== undefined && !isDay(fromDay)) throw invalidField('fromDay')
  const usual = agency.rules().agreements[kind]
  const minor = (text: string | undefined) => (text === undefined ? undefined : toMinor(text))
  const own = tiers?.map(({ from, active, rate, amount }) => ({
    from: minor(from) ?? 0,
    active,
    rate: minor(rate),
    amount: minor(amount),
  }))
  agency.agreements.offer(accountNamed(world, input.userName).id, kind, {
    terms: { ...usual, period: period ?? usual.period, tiers: own ?? usual.tiers },
    fromDay: fromDay ?? addDays(agency.today(), 1),
    answerBy: answerInDays === undefined ? now + ANSWER_MS : now + answerInDays * 86_400_000,
  })
}

function setContract(world: World, { userName, kind, state, carried }: Input<'setContract'>, now: number): void {
  const { agreements, rules } = world.agency
  const { id } = accountNamed(world, userName)
  const terms = rules().agreements[kind]
  const running = periodAt(terms.period, now)
  const offer = {
    contractId: `${kind}-${id}`,
    version: (agreements.versionsOf(id, kind).at(-1)?.version ?? 0) + 1,
    terms,
    offeredAt: now - 1,
    answerBy: now + ANSWER_MS,
    fromDay: running.fromDay,
  }
  const agreed = { ...offer, agreedAt: now - 1, effectiveAt: running.from }
  const earlier = agreements.versionsOf(id, kind).filter(({ effectiveAt }) => (effectiveAt ?? now) < running.from)
  const set = (...versions: readonly AgreementVersion[]) => agreements.set(id, kind, versions)
  switch (state) {
    case 'none':
      set()
      return
    case 'agreed':
      set(...earlier, { ...agreed, ...(carried !== undefined && { carried: -(toMinor(carried.slice(1)) ?? 0) }) })
      return
    case 'expired':
      set({ ...offer, answerBy: now })
      return
    case 'withdrawn':
      set({ ...offer, withdrawnAt: now })
      return
    case 'ended': {
      const last = periodAt(terms.period, running.from - 1)
      set({ ...agreed, fromDay: last.fromDay, effectiveAt: last.from, endsAt: running.from })
    }
  }
}

function addDownline(world: World, { userName, count }: Input<'addDownline'>, now: number): void {
  const { agency, members } = world
  const uplineId = accountNamed(world, userName).id
  for (let made = 0; made < count; made += 1) {
    const id = members.nextId()
    const member = members.register(id, `member${id}`, { nickname: `Member ${id}` })
    member.joinedAt = now
    agency.tree.join(id, { uplineId, joinedBy: { way: 'control' } })
  }
}

export function agencyHandlers(deps: ControlDeps): HandlersOf<typeof agencyCommands> {
  const settings = () => deps.world().settings
  return {
    offerContract: (input) => offerContract(deps.world(), input, deps.now()),
    setContract: (input) => setContract(deps.world(), input, deps.now()),
    setMemberType({ userName, type }) {
      accountNamed(deps.world(), userName).type = type
    },
    setTeam: ({ members }) => deps.world().agency.setTeam(members),
    setTeamKpi({ counters }) {
      settings().teamKpi = counters
    },
    moveMember: (input) => moveMember(deps.world(), input),
    setRates: (input) => setRates(deps.world(), input),
    addDownline: (input) => addDownline(deps.world(), input, deps.now()),
    setAgencyRules(rules) {
      settings().agencyRules = { ...settings().agencyRules, ...withoutUndefined(rules) }
    },
    startRain({ seconds }) {
      if (!deps.world().redRain.start(seconds)) throw invalidField('seconds')
    },
  }
}
