import type { MobileNumber } from '@foyer/core/contract'
import { joinedAtOf } from './agency/history.ts'
import { internationalNumber, isInternationalNumberOf } from './international-number.ts'
import { NO_KYC } from './kyc.ts'
import { EMPTY_MAILBOX } from './letters.ts'
import type { Login, Member, Registration } from './member.ts'
import { SEED_PASSWORD } from './seed/accounts.ts'
import { openingMailbox } from './seed/opening-letters.ts'
import type { AccountType, GameRef, SeedData } from './seed/seed-data.ts'

/** Gives the account a number that its member has proved. */
export function addPhone(member: Member, number: MobileNumber): void {
  if (member.account === undefined) return
  member.addedPhone = number
  member.account = { ...member.account, ...number }
  member.isPhoneProved = true
}

/** The initial data of every member. */
const fresh = () => ({
  favourites: [],
  recents: [],
  account: undefined,
  trial: undefined,
  registration: undefined,
  passwordHash: undefined,
  firstTimeLogin: false,
  isPhoneProved: false,
  addedPhone: undefined,
  paymentPassword: undefined,
  payoutAccounts: NO_ACCOUNTS,
  joinedAt: undefined,
  headIcon: undefined,
  identity: NO_KYC,
  mailbox: EMPTY_MAILBOX,
  promotions: NO_PROMOTIONS,
  readNotices: NO_NOTICES,
  logins: [],
})
const NO_PROMOTIONS: Member['promotions'] = new Map()
const NO_ACCOUNTS: Member['payoutAccounts'] = []
const NO_NOTICES: Member['readNotices'] = []

/** Agents are all types but these (PROLE-02). */
const NOT_AGENTS: readonly AccountType[] = [0, 4, 40]
const FIRST_ID = 100_001
const FIRST_REGISTERED_ID = 200_001
/** The user name of a member who registers without one. */
export const automaticName = (id: string) => `m${id}`
const RECENTS_KEPT = 200
/** With more trial players the earliest are removed. */
const TRIALS_KEPT = 500
const LOGINS_KEPT = 5
const DAY_MS = 86_400_000

export const isAgentType = (type: AccountType) => !NOT_AGENTS.includes(type)

const same = (one: GameRef, other: GameRef) => one.nodeId === other.nodeId && one.vassalage === other.vassalage

/** Whether something happened to a member of the seed who plays no part until the first login. */
function isTouched({ account, type, logins, mailbox, promotions, readNotices }: Member): boolean {
  const isSilent = logins.length === 0 && promotions.size === 0 && readNotices.length === 0 && mailbox.sent === 1
  return !isSilent || type !== account?.type
}

export function noteLogin(member: Member, login: Login): void {
  member.logins = [login, ...member.logins].slice(0, LOGINS_KEPT)
}

export interface Members {
  get(userName: string): Member | undefined
  byId(id: string): Member | undefined
  /**
   * By user name, whatever its case; by mobile number too. That of a user name comes without a dialing code: it is one of the
   * platform's country, else of the only one who has it in another.
   */
  find(name: string): Member | undefined
  /** @param key as `mobileKey` gives it. */
  byMobile(key: string): Member | undefined
  byEmail(email: string): Member | undefined
  all(): readonly Member[]
  /** All but the members of the seed's teams of whom nothing has changed since the start. */
  changed(): readonly Member[]
  addTrial(id?: number): Member
  /** @param id as `nextId()` gave it, or as it was before a restart. */
  register(id: string, userName: string, registration: Registration): Member
  /** Its {@link automaticName} is free. */
  nextId(): string
  /** FAV-05: node id and vendor. Adding twice and removing what is not there change nothing. */
  addFavourite(member: Member, game: GameRef): boolean
  removeFavourite(member: Member, game: GameRef): boolean
  addRecent(member: Member, game: GameRef): void
}

/** @param startedAt ms since the epoch; the letters of the seed are older */
export function createMembers({ accounts, team }: Pick<SeedData, 'accounts' | 'team'>, startedAt: number): Members {
  const byName = new Map<string, Member>()
  const byLowerName = new Map<string, Member>()
  const byId = new Map<string, Member>()
  const add = (member: Member) => {
    byName.set(member.userName, member)
    byLowerName.set(member.userName.toLowerCase(), member)
    byId.set(member.id, member)
  }
  let trial = 1
  let nextId = FIRST_REGISTERED_ID
  accounts.forEach((account, index) => {
    const id = String(FIRST_ID + index)
    add({
      ...fresh(),
      id,
      userName: account.userName,
      type: account.type,
      favourites: account.favourites ?? [],
      recents: account.recents ?? [],
      account,
      firstTimeLogin: account.firstTimeLogin === true,
      isPhoneProved: account.mobileNum !== undefined,
      promotions: new Map(Object.entries(account.promotions ?? {}).map(([id, label]) => [Number(id), { label }])),
      mailbox: openingMailbox(account, id, startedAt),
    })
  })
  const untouched = new Set(team.map(({ id }) => id))
  for (const seeded of team) {
    const { id, userName, type, nickname, upline } = seeded
    const account = { userName, password: SEED_PASSWORD, type, nickname, upline, balance: 0 }
    const joinedAt = joinedAtOf(seeded, startedAt)
    add({
      ...fresh(),
      id,
      userName,
      type,
      account,
      joinedAt,
      mailbox: openingMailbox(account, id, joinedAt + 40 * DAY_MS),
    })
  }

  function dropOldestTrial() {
    const trials = [...byName.values()].filter((member) => member.trial !== undefined)
    const oldest = trials[0]
    if (oldest === undefined || trials.length <= TRIALS_KEPT) return
    byName.delete(oldest.userName)
    byLowerName.delete(oldest.userName)
    byId.delete(oldest.id)
  }

  const among = (test: (member: Member) => boolean) => [...byName.values()].find(test)
  const keyOf = ({ account }: Member) =>
    account?.mobileNum === undefined ? undefined : internationalNumber(account.countryDialingCode, account.mobileNum)
  const byMobile = (key: string) => among((member) => keyOf(member) === key)

  function byBareMobile(mobileNum: string): Member | undefined {
    const atHome = byMobile(internationalNumber(undefined, mobileNum))
    if (atHome) return atHome
    const [only, ...more] = [...byName.values()].filter((member) => {
      const key = keyOf(member)
      return key !== undefined && isInternationalNumberOf(key, mobileNum)
    })
    return more.length === 0 ? only : undefined
  }

  return {
    get: (userName) => byName.get(userName),
    byId: (id) => byId.get(id),
    find: (name) => byName.get(name) ?? byLowerName.get(name.toLowerCase()) ?? byBareMobile(name),
    byMobile,
    byEmail(email) {
      const wanted = email.toLowerCase()
      return among(({ account }) => account?.email?.toLowerCase() === wanted)
    },
    all: () => [...byName.values()],
    changed: () => [...byName.values()].filter((member) => !untouched.has(member.id) || isTouched(member)),
    addTrial(number = trial) {
      trial = Math.max(trial, number) + 1
      const member: Member = {
        ...fresh(),
        id: String(900_000 + number),
        userName: `trial${String(number).padStart(6, '0')}`,
        type: 4,
        trial: number,
      }
      add(member)
      dropOldestTrial()
      return member
    },
    nextId() {
      while (byLowerName.has(automaticName(String(nextId)))) nextId += 1
      return String(nextId)
    },
    register(id, userName, registration) {
      nextId = Math.max(nextId, Number(id)) + 1
      const { nickname, email, mobileNum, countryDialingCode } = registration
      const member: Member = {
        ...fresh(),
        id,
        userName,
        type: 0,
        account: { userName, type: 0, balance: 0, nickname, email, mobileNum, countryDialingCode },
        registration,
      }
      add(member)
      return member
    },
    addFavourite(member, { vassalage, nodeId }) {
      const game = { vassalage, nodeId }
      if (member.favourites.some((kept) => same(kept, game))) return false
      member.favourites = [game, ...member.favourites]
      return true
    },
    removeFavourite(member, game) {
      const kept = member.favourites.filter((candidate) => !same(candidate, game))
      if (kept.length === member.favourites.length) return false
      member.favourites = kept
      return true
    },
    addRecent(member, { vassalage, nodeId }) {
      const game = { vassalage, nodeId }
      const others = member.recents.filter((candidate) => !same(candidate, game))
      member.recents = [game, ...others].slice(0, RECENTS_KEPT)
    },
  }
}
