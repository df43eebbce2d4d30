import { createSandbox, type FaultKind } from '@foyer/sandbox'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ErrorCode } from '../config/error-codes.ts'
import { SPEC_CONSTANTS } from '../config/spec-constants.ts'
import { contract, type EndpointId } from '../contract.ts'
import type { AnyEndpoint } from '../kernel/endpoint.ts'
import { type FoyerError, isFoyerError } from '../kernel/errors.ts'
import { createManualClock, createTestContext, type TestContext } from '../testing.ts'

const clock = createManualClock()
const sandbox = createSandbox({ seed: 1, clock })
const endpoints: readonly [string, AnyEndpoint][] = Object.entries(contract)

const lists = { pageNo: 1, pageSize: 5, language: 'EN' }
const game = { nodeId: '1', vassalage: 'JL', vendor: 'JL', gameId: '1', gameType: 'RNG' }
/** Enough for a true answer where one is asked for; the other calls are refused by the sandbox, which is a response too. */
const inputs: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  announcements: { types: 'PL', platform: 'M', merchantCode: 'demo' },
  favoriteAdd: game,
  favoriteIds: lists,
  favoriteList: lists,
  favoriteRemove: game,
  gameList: { ...lists, merchant: 'demo', platform: 'html5', clientType: 2, gameType: 'RNG' },
  gameRecord: lists,
  hotGames: { merchantCode: 'demo', isPlatform: 2, language: 'EN', platform: 'html5' },
  login: { type: 'username', username: 'player1', password: 'Foyer2026', merchantCode: 'demo' },
  merchantWallet: { merchantCode: 'demo' },
  profitAndLoss: lists,
  recentGames: { page: 1, pageSize: 5, language: 'EN', clientType: 2 },
  sessionRenew: { force: false },
  siteFlags: { merchantCode: 'demo' },
  transactionRecord: lists,
  vendorGameTypes: { typeId: 1, merchantCode: 'demo' },
}

function inputOf({ id, path }: AnyEndpoint): Readonly<Record<string, unknown>> {
  const placeholders = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '1'])
  return { ...Object.fromEntries(placeholders), ...inputs[id] }
}

let token = ''
let ended = 0
/** Requests since the test began. */
let sent: string[] = []
let test: TestContext

beforeAll(async () => {
  // The platform's key pair takes a while to make.
  const first = createTestContext({ clock, fetch: (request) => sandbox.fetch(request) })
  const { signal } = first.context.scope
  await first.context.call(contract.cryptoKey, {}, { signal })
  first.dispose()
})

beforeEach(async () => {
  await sandbox.control.clearFaults()
  ended = 0
  test = createTestContext({
    clock,
    fetch: (request) => {
      sent.push(new URL(request.url).pathname)
      return sandbox.fetch(request)
    },
  })
  test.setTokenProvider({
    token: () => token,
    ownEndpoints: [],
    onSessionEnded: async () => {
      ended += 1
      return 'ended'
    },
  })
  if (token === '') {
    const { call, scope } = test.context
    const login = inputs.login as { type: 'username'; username: string; password: string; merchantCode: string }
    token = (await call(contract.login, login, { signal: scope.signal })).token
  }
  sent = []
  return () => {
    test.dispose()
    expect(test.leftovers()).toEqual([])
  }
})

afterAll(() => sandbox.dispose())

interface Outcome {
  readonly error: FoyerError | undefined
  readonly ms: number
}

/** Calls, lets more than the deadline pass, and tells what came when. */
async function outcomesOf(
  endpoint: AnyEndpoint,
  times: number,
  signal = test.context.scope.signal,
): Promise<Outcome[]> {
  const start = clock.now()
  const outcomes = Array.from({ length: times }, () =>
    test.context.call(endpoint, inputOf(endpoint), { signal }).then(
      () => ({ error: undefined, ms: clock.now() - start }),
      (error: unknown) => {
        if (!isFoyerError(error)) throw error
        return { error, ms: clock.now() - start }
      },
    ),
  )
  await clock.advance(SPEC_CONSTANTS.timeoutMs + 1000)
  await test.idle()
  return Promise.all(outcomes)
}

async function outcomeOf(endpoint: AnyEndpoint, signal?: AbortSignal): Promise<Outcome> {
  const [outcome] = await outcomesOf(endpoint, 1, signal)
  if (outcome === undefined) throw new Error('no outcome')
  return outcome
}

/** Ids that the row shows, fault, code. */
const kinds: readonly [string, FaultKind, ErrorCode][] = [
  ['', 'offline', 'network.failed'],
  ['[ERR-17] ', 'hang', 'network.timeout'],
  ['', 'status:400', 'request.invalid'],
  ['', 'status:401', 'session.expired'],
  ['', 'status:403', 'no.permission'],
  ['[ERR-17] ', 'status:426', 'client.outdated'],
  ['', 'status:429', 'too.many'],
  ['', 'status:500', 'unknown'],
  ['[ERR-13][PERR-09] ', 'status:502', 'system.upgrading'],
  ['[ERR-13][PERR-09] ', 'status:503', 'system.upgrading'],
  ['', 'status:504', 'network.timeout'],
  ['', 'malformed', 'response.malformed'],
  ['', 'truncated', 'network.failed'],
  ['', 'html', 'response.malformed'],
  ['', 'session-expired', 'session.expired'],
  ['[ERR-13] ', 'upgrading', 'system.upgrading'],
]

describe.each(endpoints)('%s', (id, endpoint) => {
  afterEach(() => {
    // These two end the token that the others share.
    if (id === 'logout' || id === 'sessionRenew') token = ''
  })

  it.each(kinds)('%sunder %s rejects with %s inside its deadline', async (_, kind, code) => {
    await sandbox.control.setFault({ endpoint: id as EndpointId, kind })
    const { error, ms } = await outcomeOf(endpoint)
    expect(error).toMatchObject({ code, endpoint: id })
    expect(ms).toBeLessThanOrEqual(SPEC_CONSTANTS.timeoutMs)
    const tellsTheSession = code === 'session.expired' && endpoint.auth !== 'none'
    expect(ended).toBe(tellsTheSession ? 1 : 0)
  })

  it('[ERR-17] without a connection rejects at once and sends nothing', async () => {
    test.ports.network.setOnline(false)
    expect(await outcomeOf(endpoint)).toMatchObject({ error: { code: 'network.offline' }, ms: 0 })
    expect(sent).toEqual([])
  })

  it('[ERR-17][PERR-10] slow, it answers late, and says so while it lasts, unless it is silent', async () => {
    const states: string[] = []
    test.context.connection.$state.listen((state) => states.push(state))
    await sandbox.control.setFault({ endpoint: id as EndpointId, kind: 'slow', delayMs: SPEC_CONSTANTS.slowMs + 1000 })
    const { error, ms } = await outcomeOf(endpoint)
    expect(error?.code ?? '').not.toMatch(/^(network|response)\./)
    expect(ms).toBe(SPEC_CONSTANTS.slowMs + 1000)
    expect(states).toEqual(endpoint.silent ? [] : ['slow', 'online'])
  })

  it('a wrong schema is a typed error that names the field, or was tolerable', async () => {
    await sandbox.control.setFault({ endpoint: id as EndpointId, kind: 'schema' })
    const { error } = await outcomeOf(endpoint)
    if (error?.code === 'response.schema') expect(error.field).toMatch(/./)
    else expect(error?.code).not.toBe('unknown')
  })

  it('given up, it rejects at once', async () => {
    await sandbox.control.setFault({ endpoint: id as EndpointId, kind: 'hang' })
    const controller = new AbortController()
    const call = outcomeOf(endpoint, controller.signal)
    controller.abort()
    expect(await call).toMatchObject({ error: { code: 'request.aborted' }, ms: 0 })
  })

  it('twice at once: a read is asked once, anything else twice', async () => {
    await sandbox.control.setFault({ endpoint: id as EndpointId, kind: 'slow', delayMs: 10 })
    const outcomes = await outcomesOf(endpoint, 2)
    // What stands in a place of the path differs from call to call.
    const pattern = new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`)
    expect(sent.filter((path) => pattern.test(path))).toHaveLength(endpoint.safe ? 1 : 2)
    for (const { error } of outcomes) expect(error?.code ?? '').not.toMatch(/^(network|response)\./)
  })
})

it('answers out of order reach whoever asked', async () => {
  await sandbox.control.setFault({ endpoint: 'gameList', kind: 'reorder' })
  const { call, scope } = test.context
  const ask = (pageNo: number) =>
    call(
      contract.gameList,
      { merchant: 'demo', platform: 'html5', language: 'EN', clientType: 2, gameType: 'RNG', pageNo, pageSize: 5 },
      { signal: scope.signal },
    )
  const [one, two] = await Promise.all([ask(1), ask(2)])
  expect([one?.pageNum, two?.pageNum]).toEqual([1, 2])
})

it.each(['login', 'memberInfo', 'walletLoad', 'cryptoKey'] as const)(
  'a wrong schema of %s names the call and the field',
  async (id) => {
    await sandbox.control.setFault({ endpoint: id, kind: 'schema' })
    const { error } = await outcomeOf(contract[id])
    expect(error).toMatchObject({ code: 'response.schema', endpoint: id, field: expect.stringMatching(/./) })
  },
)
