import { expect, it, onTestFinished } from 'vitest'
import { contract } from './contract.ts'
import {
  agentLinks,
  deposits,
  type FoyerBase,
  games,
  inbox,
  invitation,
  isIncomplete,
  type List,
  type Loadable,
  payoutAccounts,
  pointsMall,
  rebates,
  records,
  redRain,
  rewards,
  team,
  withdrawals,
} from './index.ts'
import type { AnyEndpoint } from './kernel/endpoint.ts'
import { createMemoryStorage } from './ports/memory-storage.ts'
import { scriptedPlatform } from './testing/scripted-platform.ts'
import { createTestFoyer } from './testing/test-foyer.ts'

type AnyList = Pick<List<unknown>, '$state' | 'load'>

const WEEK = 'days7'
const LISTS: Readonly<Record<string, readonly [AnyEndpoint, (foyer: FoyerBase) => AnyList]>> = {
  bets: [contract.gameRecord, (foyer) => foyer.use(records).bets()],
  transactions: [contract.transactionRecord, (foyer) => foyer.use(records).transactions()],
  profits: [contract.profitAndLoss, (foyer) => foyer.use(records).profitAndLoss()],
  deposits: [contract.depositList, (foyer) => foyer.use(deposits).list()],
  withdrawals: [contract.withdrawalList, (foyer) => foyer.use(withdrawals).list()],
  rewards: [contract.rewardList, (foyer) => foyer.use(rewards).history()],
  points: [contract.pointsHistory, (foyer) => foyer.use(pointsMall).history()],
  orders: [contract.redemptionList, (foyer) => foyer.use(pointsMall).redemptions()],
  friends: [contract.invitedFriends, (foyer) => foyer.use(invitation).friends()],
  earnings: [contract.invitationEarnings, (foyer) => foyer.use(invitation).earnings()],
  rounds: [contract.redRainHistory, (foyer) => foyer.use(redRain).history()],
  messages: [contract.inboxList, (foyer) => foyer.use(inbox)],
  teamBets: [contract.teamBets, (foyer) => foyer.use(team).bets({ period: WEEK })],
  members: [contract.teamMembers, (foyer) => foyer.use(team).members()],
  lines: [contract.teamPnl, (foyer) => foyer.use(team).profitAndLoss({ period: WEEK })],
  links: [contract.linkList, (foyer) => foyer.use(agentLinks).list()],
  rebates: [contract.rebateIncome, (foyer) => foyer.use(rebates).income({ period: WEEK, by: 'day' })],
  games: [contract.gameList, (foyer) => foyer.use(games).list({ category: 'RNG' })],
}
type Whole = readonly [AnyEndpoint, (foyer: FoyerBase) => Loadable<unknown>, (data: unknown) => unknown]
const itself = (data: unknown) => data
const fieldOf = (name: string) => (data: unknown) => Reflect.get(Object(data), name)
/** Lists that come whole, and where their rows are. */
const WHOLE_LISTS: Readonly<Record<string, Whole>> = {
  goods: [contract.goodsList, (foyer) => foyer.use(pointsMall).goods, itself],
  accounts: [contract.payoutAccounts, (foyer) => foyer.use(payoutAccounts), fieldOf('accounts')],
  methods: [contract.depositMethods, (foyer) => foyer.use(deposits).methods, fieldOf('list')],
  openDeposits: [contract.depositList, (foyer) => foyer.use(deposits).open, itself],
  openWithdrawals: [contract.withdrawalList, (foyer) => foyer.use(withdrawals).open, itself],
}
const SESSION = { token: 'T', merchantCode: 'demo', userName: 'agent2', firstTimeLogin: false }
/** Lists for players only. */
const OF_PLAYERS: readonly string[] = ['rewards', 'points', 'orders', 'friends', 'earnings']
/** The account type that may see a list. */
const typeFor = (name: string) => (OF_PLAYERS.includes(name) ? 0 : 2)

/** A client of a member, on a platform that answers the endpoint with these rows. */
async function openOn(endpoint: AnyEndpoint, rows: readonly unknown[], type: number) {
  const platform = scriptedPlatform()
  platform.answer(contract.siteFlags, { flags: { REWCEN3: 1, PTSYS3: 1 } })
  const answer = (list: readonly unknown[]) =>
    platform.answer(endpoint, { list, totalCount: list.length, kinds: [], most: 5, promotionIds: [] } as never)
  answer(rows)
  const test = createTestFoyer({
    fetch: platform.fetch,
    storage: createMemoryStorage({ MC_SESSION_INFO: JSON.stringify({ ...SESSION, type }) }),
    config: { http: { retries: 0 } },
  })
  onTestFinished(test.dispose)
  await test.idle()
  return { ...test, answer }
}

it.each(Object.entries(WHOLE_LISTS))(
  '[DATA-01] says that rows of a list that comes whole are missing: %s',
  async (_, [endpoint, use, rowsOf]) => {
    const { foyer, idle, answer } = await openOn(endpoint, [], 0)
    const list = use(foyer)
    const shown = async () => {
      await list.refresh()
      await idle()
      return isIncomplete(rowsOf(list.$state.get().data) as readonly unknown[])
    }
    expect(await shown()).toBe(false)
    answer([null])
    expect(await shown()).toBe(true)
    answer([])
    expect(await shown()).toBe(false)
  },
)

it('[DATA-01] says that members of a tree are missing when they could not be read', async () => {
  const { foyer, idle } = await openOn(contract.teamMembers, [null], 2)
  const tree = foyer.use(team).tree({})
  onTestFinished(tree.dispose)
  void tree.load()
  await idle()
  expect(tree.$summary.get()).toMatchObject({ status: 'ready', isIncomplete: true })
})

async function load(name: string, rows: readonly unknown[]) {
  const list = LISTS[name]
  if (list === undefined) throw new Error(name)
  const [endpoint, open] = list
  const platform = scriptedPlatform()
  platform.answer(contract.siteFlags, { flags: { REWCEN3: 1, PTSYS3: 1 } })
  platform.answer(endpoint, { list: rows, totalCount: rows.length })
  const { foyer, idle, dispose } = createTestFoyer({
    fetch: platform.fetch,
    storage: createMemoryStorage({ MC_SESSION_INFO: JSON.stringify({ ...SESSION, type: typeFor(name) }) }),
    config: { http: { retries: 0 } },
  })
  const logged: unknown[] = []
  foyer.log.on(({ event, data }) => event === 'rows.dropped' && logged.push(data))
  await idle()
  const opened = open(foyer)
  void opened.load()
  await idle()
  const { status, data } = opened.$state.get()
  dispose()
  return { status, isIncomplete: data?.isIncomplete, logged, id: endpoint.id }
}

it.each(Object.keys(LISTS))('[DATA-01] says that rows are missing when they could not be read: %s', async (name) => {
  const { id, logged, ...shown } = await load(name, [null])
  expect(shown).toEqual({ status: 'ready', isIncomplete: true })
  expect(logged).toMatchObject([{ endpoint: id, reason: 'invalid_type', dropped: 1, of: 1 }])
  expect((await load(name, [])).isIncomplete).toBeUndefined()
})

it('[DATA-01] says that rewards to claim are missing when they could not be read', async () => {
  const platform = scriptedPlatform()
  platform.answer(contract.siteFlags, { flags: { REWCEN3: 1 } })
  platform.answer(contract.rewardList, { list: [null] as never })
  const { foyer, idle, dispose } = createTestFoyer({
    fetch: platform.fetch,
    storage: createMemoryStorage({ MC_SESSION_INFO: JSON.stringify({ ...SESSION, type: 0 }) }),
    config: { http: { retries: 0 } },
  })
  await idle()
  void foyer.use(rewards).current.load()
  await idle()
  expect(foyer.use(rewards).current.$state.get().data).toMatchObject({ rewards: [], isIncomplete: true })
  dispose()
})
