import { expect, it } from 'vitest'
import { contract } from './contract.ts'
import {
  agentLinks,
  deposits,
  type FoyerBase,
  games,
  inbox,
  invitation,
  type List,
  pointsMall,
  rebates,
  records,
  redRain,
  rewards,
  team,
  withdrawals,
} from './index.ts'
import { createMemoryStorage } from './ports/memory-storage.ts'
import { scriptedPlatform } from './testing/scripted-platform.ts'
import { createTestFoyer } from './testing/test-foyer.ts'
import type { AnyEndpoint } from './transport/endpoint.ts'

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
const SESSION = { token: 'T', merchantCode: 'demo', userName: 'agent2', firstTimeLogin: false }
/** Lists for players only. */
const OF_PLAYERS: readonly string[] = ['rewards', 'points', 'orders', 'friends', 'earnings']
/** The account type that may see a list. */
const typeFor = (name: string) => (OF_PLAYERS.includes(name) ? 0 : 2)

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
