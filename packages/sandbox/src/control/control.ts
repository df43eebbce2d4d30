import * as z from 'zod/mini'
import type { Decryption } from '../engine/decryption.ts'
import type { Faults } from '../engine/faults.ts'
import { invalidField } from '../engine/refusal.ts'
import type { LogEntry, RequestLog } from '../engine/request-log.ts'
import type { Launches } from '../games/rounds/launches.ts'
import type { AgreementVersion } from '../world/agency/agreements.ts'
import { periodAt } from '../world/agency/periods.ts'
import { mapGroups } from '../world/agency/rules.ts'
import type { IssuedCaptcha } from '../world/captchas.ts'
import { catchUp } from '../world/catch-up.ts'
import { takeBackPlay } from '../world/count-play.ts'
import { addDays, isDay } from '../world/days.ts'
import { fingerprint } from '../world/fingerprint.ts'
import { internationalNumber } from '../world/international-number.ts'
import { reviewDocuments } from '../world/kyc.ts'
import {
  applicationApprovedLetter,
  applicationRefusedLetter,
  rejectedLetter,
  verifiedLetter,
} from '../world/letter-texts.ts'
import { type LetterText, sendLetter } from '../world/letters.ts'
import { labelNow, putPromotion, reviewedLabel } from '../world/member-promotions.ts'
import type { Member } from '../world/members.ts'
import { toMinor } from '../world/money.ts'
import type { OutboxEntry } from '../world/outbox.ts'
import { institutionName } from '../world/payout-accounts.ts'
import { newReference } from '../world/references.ts'
import { ANSWER_MS } from '../world/seed/agreements.ts'
import { withNotices } from '../world/seed/announcements.ts'
import type { Settings } from '../world/settings.ts'
import type { Feedback, World } from '../world/world.ts'
import { type CommandInput, type CommandName, type Commands, commands, type ScenarioStep } from './commands.ts'
import { scenarios } from './scenarios.ts'

/** Brings the sandbox into any state that a test needs. Every command resolves when the state is set. */
export type SandboxControl = {
  readonly [V in CommandName]: (
    ...input: Record<never, never> extends CommandInput<V> ? [CommandInput<V>?] : [CommandInput<V>]
  ) => Promise<void>
} & {
  /** The latest requests, earliest first; holds no secrets. */
  log(): readonly LogEntry[]
  /** SMS and mails that were sent, earliest first. */
  outbox(): readonly OutboxEntry[]
  /** What players wrote to the merchant, earliest first. */
  feedback(): readonly Feedback[]
  /** The captcha handed out last, with its answer. */
  captcha(): IssuedCaptcha | undefined
}

export interface ControlDeps {
  readonly world: () => World
  readonly faults: Faults
  readonly log: RequestLog
  readonly decryption: Decryption
  readonly launches: Launches
  readonly reset: () => void
  /** ms since the epoch. */
  readonly now: () => number
  readonly changed: () => void
}

type CommandHandlers = { readonly [V in CommandName]: (input: z.output<Commands[V]>) => void | Promise<void> }

/** Leaves out what is undefined, so that it does not overwrite. */
const MINUTE_MS = 60_000
const QUARTER_MS = 15 * MINUTE_MS

/** RFC 3339, at the next whole quarter of an hour: no announcement says 18:07:23. */
function quarterAfter(at: number): string {
  return new Date(Math.ceil(at / QUARTER_MS) * QUARTER_MS).toISOString()
}

function withoutUndefined<T extends object>(fields: T): { [Field in keyof T]?: Exclude<T[Field], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Field in keyof T]?: Exclude<T[Field], undefined>
  }
}

/** The member of this name; all members without one. */
function membersNamed({ members }: World, userName: string | undefined): readonly Member[] {
  if (userName === undefined) return members.all()
  const member = members.get(userName)
  if (!member) throw invalidField('userName')
  return [member]
}

function setBalance(world: World, userName: string, balance: string): void {
  const member = world.members.get(userName)
  if (!member) throw invalidField('userName')
  const wanted = toMinor(balance)
  if (wanted === undefined) throw invalidField('balance')
  catchUp(world, member)
  const difference = wanted - world.ledger.balanceOf(member)
  if (difference !== 0) world.ledger.move(member, 'adjustment', difference)
}

/** The member, brought up to now. */
function memberNow(world: World, userName: string): Member {
  const member = world.members.get(userName)
  if (member?.account === undefined) throw invalidField('userName')
  catchUp(world, member)
  return member
}

function amountOf(text: string, field: string): number {
  const amount = toMinor(text)
  if (amount === undefined) throw invalidField(field)
  return amount
}

async function addPayoutAccount(world: World, input: CommandInput<'addPayoutAccount'>, now: number): Promise<void> {
  const { userName, kind = 'ewallet', institution = kind === 'ewallet' ? 'QP' : 'B1', number } = input
  const member = memberNow(world, userName)
  if (institutionName(kind, institution) === undefined) throw invalidField('institution')
  const mark = await fingerprint(`${institution} ${number}`)
  const accountId = `A${mark.slice(0, 8)}`
  const account = { accountId, kind, institution, ending: number.slice(-4), fingerprint: mark, addedAt: now }
  member.payoutAccounts = [...member.payoutAccounts, account]
}

function reviewWithdrawal(world: World, input: CommandInput<'reviewWithdrawal'>): void {
  const { userName, decision, withdrawalId, ...ending } = input
  const member = memberNow(world, userName)
  const id = withdrawalId ?? world.withdrawals.of(member)[0]?.withdrawalId ?? ''
  if (world.withdrawals.decide(member, id, decision, ending) === undefined) throw invalidField('withdrawalId')
}

function settleWithdrawal(world: World, input: CommandInput<'settleWithdrawal'>): void {
  const { userName, result, withdrawalId, ...ending } = input
  const member = memberNow(world, userName)
  const id = withdrawalId ?? world.withdrawals.of(member)[0]?.withdrawalId ?? ''
  if (world.withdrawals.settle(member, id, result, ending) === undefined) throw invalidField('withdrawalId')
}

function openTurnover(world: World, input: CommandInput<'openTurnover'>): void {
  const { userName, kind, name, until } = input
  const member = memberNow(world, userName)
  const amount = amountOf(input.amount, 'amount')
  const required = amountOf(input.required, 'required')
  world.ledger.move(member, kind === 'deposit' ? 'deposit' : 'bonus', amount)
  const sourceId = newReference(kind === 'deposit' ? 'D' : 'R', world.randomBytes)
  world.turnover.open(member, { sourceId, kind, name, amount, required, until })
}

function voidBet(world: World, { userName, betId }: CommandInput<'voidBet'>): void {
  const member = world.members.get(userName)
  if (!member) throw invalidField('userName')
  catchUp(world, member)
  const voided = world.ledger.voidBet(member, betId)
  if (voided === undefined) throw invalidField('betId')
  world.turnover.takeBack(member, voided.filled ?? [])
  takeBackPlay(world, member, voided.counted ?? 0)
}

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

function minorOf(text: string, field: string): number {
  const minor = toMinor(text)
  if (minor === undefined) throw invalidField(field)
  return minor
}

function setDepositMethod(settings: Settings, input: CommandInput<'setDepositMethod'>): void {
  const { methodCode, minimum, maximum, feeFixed, ...rest } = input
  if (settings.depositMethods.every((method) => method.methodCode !== methodCode)) throw invalidField('methodCode')
  const amounts = Object.entries({ minimum, maximum, feeFixed }).flatMap(([field, text]) =>
    text === undefined ? [] : [[field, minorOf(text, field)] as const],
  )
  const changes = { ...withoutUndefined(rest), ...Object.fromEntries(amounts) }
  settings.depositMethods = settings.depositMethods.map((method) =>
    method.methodCode === methodCode ? { ...method, ...changes } : method,
  )
}

function reviewKyc(world: World, { userName, verdict, reason }: CommandInput<'reviewIdentity'>, at: number): void {
  const member = world.members.get(userName)
  if (!member) throw invalidField('userName')
  const next = reviewDocuments(member.identity, verdict, reason)
  if (next === undefined) throw invalidField('verdict')
  member.identity = next
  sendLetter(member, verdict === 'approve' ? verifiedLetter() : rejectedLetter(reason), at)
}

function reviewApplication(
  world: World,
  { userName, id, decision }: CommandInput<'reviewApplication'>,
  now: number,
): void {
  const member = world.members.get(userName)
  if (!member) throw invalidField('userName')
  const stand = member.promotions.get(id)
  const label = stand === undefined ? undefined : reviewedLabel(labelNow(stand, now), decision)
  if (label === undefined) throw invalidField('decision')
  putPromotion(member, id, { ...stand, label, appliedAt: undefined })
  const promotion = world.settings.announcements.find((own) => own.group === 'promotion' && own.id === id)
  if (promotion === undefined) return
  const letter = decision === 'approve' ? applicationApprovedLetter : applicationRefusedLetter
  sendLetter(member, letter(id, promotion.title), now)
}

function setPromotionLabel(world: World, { userName, id, label }: CommandInput<'setPromotionLabel'>): void {
  const member = world.members.get(userName)
  if (!member) throw invalidField('userName')
  putPromotion(member, id, label === null ? undefined : { label })
}

function memberNamed({ members }: World, userName: string): Member {
  const member = members.get(userName)
  if (member?.account === undefined) throw invalidField('userName')
  return member
}

function moveMember(world: World, { userName, upline }: CommandInput<'moveMember'>): void {
  const { agency, members } = world
  const above = upline === undefined ? undefined : members.get(upline)
  if (upline !== undefined && above?.account === undefined) throw invalidField('upline')
  const isMoved = agency.tree.move(memberNamed(world, userName).id, above?.id, addDays(agency.today(), 1))
  if (!isMoved) throw invalidField('upline')
}

function setRates(world: World, { userName, rates }: CommandInput<'setRates'>): void {
  const { tree, today } = world.agency
  const { id } = memberNamed(world, userName)
  const before = tree.nextRatesOf(id, today())?.rates ?? tree.ratesOf(id, today())
  const wanted = mapGroups((group) => (rates[group] === undefined ? before[group] : toMinor(rates[group])))
  tree.setRates(id, { ...before, ...withoutUndefined(wanted) }, addDays(today(), 1))
}

function offerContract(world: World, input: CommandInput<'offerContract'>, now: number): void {
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
  agency.agreements.offer(memberNamed(world, input.userName).id, kind, {
    terms: { ...usual, period: period ?? usual.period, tiers: own ?? usual.tiers },
    fromDay: fromDay ?? addDays(agency.today(), 1),
    answerBy: answerInDays === undefined ? now + ANSWER_MS : now + answerInDays * 86_400_000,
  })
}

function setContract(world: World, { userName, kind, state, carried }: CommandInput<'setContract'>, now: number): void {
  const { agreements, rules } = world.agency
  const { id } = memberNamed(world, userName)
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

function addDownline(world: World, { userName, count }: CommandInput<'addDownline'>, now: number): void {
  const { agency, members } = world
  const uplineId = memberNamed(world, userName).id
  for (let made = 0; made < count; made += 1) {
    const id = members.nextId()
    const member = members.register(id, `member${id}`, { nickname: `Member ${id}` })
    member.joinedAt = now
    agency.tree.join(id, { uplineId, joinedBy: { way: 'control' } })
  }
}

function createCommandHandlers(deps: ControlDeps, run: (step: ScenarioStep) => Promise<void>): CommandHandlers {
  const { faults, decryption, launches, reset } = deps
  const settings = () => deps.world().settings
  return {
    reset,
    setFlags(flags) {
      settings().flags = { ...settings().flags, ...flags }
    },
    setStatus({ endsInMinutes, ...status }) {
      const until = endsInMinutes === undefined ? '' : quarterAfter(deps.now() + endsInMinutes * MINUTE_MS)
      settings().status = { ...settings().status, ...withoutUndefined(status), until }
    },
    setSite(site) {
      settings().site = { ...settings().site, ...withoutUndefined(site) }
    },
    setFault: (fault) => faults.set(fault),
    clearFaults: () => faults.clear(),
    revoke({ userName }) {
      for (const session of deps.world().sessions.all()) {
        if (userName === undefined || session.userName === userName) launches.close(session.sessionId)
      }
      deps.world().sessions.revoke(userName)
    },
    async rotateKey({ alg, jwk }) {
      await decryption.rotate(jwk ?? alg)
    },
    setBalance: ({ userName, balance }) => setBalance(deps.world(), userName, balance),
    async setPaymentPassword({ userName, password }) {
      const { members, paymentPasswords } = deps.world()
      const member = members.get(userName)
      if (member?.account === undefined) throw invalidField('userName')
      await paymentPasswords.set(member, password)
    },
    addPayoutAccount: (input) => addPayoutAccount(deps.world(), input, deps.now()),
    reviewWithdrawal: (input) => reviewWithdrawal(deps.world(), input),
    settleWithdrawal: (input) => settleWithdrawal(deps.world(), input),
    setWithdrawals({ byHandAbove, ...delays }) {
      const most = byHandAbove === undefined ? {} : { byHandAbove: amountOf(byHandAbove, 'byHandAbove') }
      settings().withdrawals = { ...settings().withdrawals, ...withoutUndefined(delays), ...most }
    },
    openTurnover: (input) => openTurnover(deps.world(), input),
    voidBet: (input) => voidBet(deps.world(), input),
    bookDeposit({ userName, amount }) {
      const member = deps.world().members.get(userName)
      if (member?.account === undefined) throw invalidField('userName')
      const minor = toMinor(amount)
      if (minor === undefined || minor === 0) throw invalidField('amount')
      deps.world().ledger.move(member, 'deposit', minor)
    },
    setPoints({ userName, points }) {
      const member = deps.world().members.get(userName)
      if (member?.account === undefined) throw invalidField('userName')
      deps.world().points.setBalance(member, points)
    },
    setLevel({ userName, level, counted = '0' }) {
      const member = deps.world().members.get(userName)
      if (member?.account === undefined) throw invalidField('userName')
      const minor = toMinor(counted)
      if (minor === undefined) throw invalidField('counted')
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
    setDepositMethod: (input) => setDepositMethod(settings(), input),
    setDepositLimit({ userName, period = 'day', amount }) {
      memberNamed(deps.world(), userName)
      const { depositLimits } = deps.world()
      if (amount === null) depositLimits.delete(userName)
      else depositLimits.set(userName, { period, amount: minorOf(amount, 'amount') })
    },
    setDepositPause({ userName, paused, until }) {
      memberNamed(deps.world(), userName)
      const { depositPauses } = deps.world()
      if (paused) depositPauses.set(userName, { until })
      else depositPauses.delete(userName)
    },
    payDeposit({ depositId, end, amount, ...payment }) {
      const { deposits } = deps.world()
      if (deposits.find(depositId) === undefined) throw invalidField('depositId')
      if (end === 'cancel') deposits.cancel(depositId)
      else
        deposits.pay(depositId, {
          end,
          amount: amount === undefined ? undefined : minorOf(amount, 'amount'),
          ...payment,
        })
    },
    setPaymentAtOnce({ end }) {
      settings().paymentAtOnce = end === null ? undefined : { end }
    },
    setAnnouncements({ announcements, banners }) {
      if (announcements) settings().announcements = announcements
      if (banners) settings().banners = banners
    },
    setNotices({ players, agents }) {
      if (players !== undefined) settings().announcements = withNotices(settings().announcements, 'player', players)
      if (agents !== undefined) settings().announcements = withNotices(settings().announcements, 'agent', agents)
    },
    setReadNotices({ ids, userName }) {
      for (const member of membersNamed(deps.world(), userName)) member.readNotices = ids
    },
    offerContract: (input) => offerContract(deps.world(), input, deps.now()),
    setContract: (input) => setContract(deps.world(), input, deps.now()),
    setMemberType({ userName, type }) {
      memberNamed(deps.world(), userName).type = type
    },
    setTeam: ({ members }) => deps.world().agency.setTeam(members),
    setTeamKpi({ counters }) {
      settings().teamKpi = counters
    },
    moveMember: (input) => moveMember(deps.world(), input),
    setRates: (input) => setRates(deps.world(), input),
    addDownline: (input) => addDownline(deps.world(), input, deps.now()),
    startRain({ seconds }) {
      if (!deps.world().redRain.start(seconds)) throw invalidField('seconds')
    },
    setAgencyRules(rules) {
      settings().agencyRules = { ...settings().agencyRules, ...withoutUndefined(rules) }
    },
    setPopups({ shown }) {
      settings().popups = shown
    },
    setClosedVendors({ codes }) {
      settings().closedVendors = codes
    },
    setRegistration({ fields, rules, affiliateCodes }) {
      const now = settings()
      now.registration = { ...now.registration, ...fields }
      now.rules = { ...now.rules, ...rules }
      now.affiliateCodes = affiliateCodes ?? now.affiliateCodes
    },
    reviewIdentity: (input) => reviewKyc(deps.world(), input, deps.now()),
    setPromotionLabel: (input) => setPromotionLabel(deps.world(), input),
    reviewApplication: (input) => reviewApplication(deps.world(), input, deps.now()),
    setHumanCheck(human) {
      settings().human = { ...settings().human, ...withoutUndefined(human) }
    },
    vouch({ idToken, mobileNum, ...subject }) {
      const number = mobileNum === undefined ? {} : { mobileKey: internationalNumber(undefined, mobileNum) }
      deps.world().idTokens.trust(idToken, { ...subject, ...number })
    },
    setRateLimits({ on, byAccountAtAddress, byAccount, byAddress }) {
      const now = settings().rateLimits
      settings().rateLimits = {
        on: on ?? now.on,
        byAccountAtAddress: { ...now.byAccountAtAddress, ...byAccountAtAddress },
        byAccount: { ...now.byAccount, ...byAccount },
        byAddress: { ...now.byAddress, ...byAddress },
      }
    },
    setCaptcha({ kind }) {
      settings().captchaKind = kind
    },
    setHelp({ topics }) {
      settings().help = topics
    },
    setLinks({ resources, services }) {
      if (resources) settings().resources = resources
      if (services) settings().services = services
    },
    answerChat({ userName, text }) {
      const { chatDesk, members } = deps.world()
      if (members.get(userName) === undefined) throw invalidField('userName')
      chatDesk.answer(userName, text)
    },
    setChatDesk(desk) {
      settings().chatDesk = desk
    },
    setUnread({ chat, userName }) {
      const { chatUnread } = deps.world()
      for (const member of membersNamed(deps.world(), userName)) chatUnread.set(member.userName, chat)
    },
    sendLetter({ userName, title, content, times }) {
      const member = deps.world().members.get(userName)
      if (member?.account === undefined) throw invalidField('userName')
      const text: LetterText = { title, content }
      for (let count = 0; count < (times ?? 1); count += 1) sendLetter(member, text, deps.now())
    },
    setLobby(lobby) {
      settings().lobby = { ...settings().lobby, ...withoutUndefined(lobby) }
    },
    async scenario({ name }) {
      const scenario = Object.hasOwn(scenarios, name) ? scenarios[name] : undefined
      if (!scenario) throw invalidField('name')
      for (const step of scenario.steps) await run(step)
    },
  }
}

export interface ControlRunner {
  readonly control: SandboxControl
  /** For HTTP. @throws Refusal `request.invalid` with the field that does not fit. */
  run(command: CommandName, input: unknown): Promise<void>
}

export function createControl(deps: ControlDeps): ControlRunner {
  const handlers = createCommandHandlers(deps, ({ command, input }) => run(command, input))

  async function run(command: CommandName, input: unknown = {}): Promise<void> {
    const parsed = z.safeParse(commands[command], input)
    if (!parsed.success) throw invalidField(parsed.error.issues[0]?.path.join('.') || 'body')
    // Parsed by the same command's schema just above.
    const act = handlers[command] as (input: unknown) => void | Promise<void>
    await act(parsed.data)
    deps.changed()
  }

  const bound: Partial<Record<CommandName, (input?: unknown) => Promise<void>>> = {}
  for (const command of Object.keys(commands) as CommandName[]) bound[command] = (input) => run(command, input)
  const control = {
    ...(bound as Record<CommandName, (input?: unknown) => Promise<void>>),
    log: () => deps.log.entries(),
    outbox: () => deps.world().outbox.entries(),
    feedback: () => deps.world().feedback,
    captcha: () => deps.world().captchas.latest(),
  }
  return { control, run }
}
